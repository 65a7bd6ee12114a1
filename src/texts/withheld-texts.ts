/**
 * What stands in a refusal instead of its private parameters, for those who may give the command and may not see them all.
 */
import type { ParameterKind, PrivateIn, Refusal, RefusalParameters } from '../decider.js';
import type { AllRefusals, RefusalCode } from './shared-texts.js';
import type { Sentence } from './sentences.js';

type PrivateCode = { [Code in RefusalCode]: keyof PrivateIn<AllRefusals[Code]> extends never ? never : Code }[RefusalCode];

/** The kinds of the private parameters, and the sentence that names none of them. */
interface Withheld<Kinds> {
  readonly kinds: Kinds;
  readonly sentence: Sentence;
}

/** Every refusal with private parameters, with all of them: one that is missing, or one too many, does not compile. */
export const withheldTexts: { readonly [Code in PrivateCode]: Withheld<PrivateIn<AllRefusals[Code]>> } = {
  HOLE_CARDS_CONTRADICTED: {
    kinds: { known: 'cards' },
    sentence: {
      en: 'Seat {seat} is recorded with other cards than {given:cards}. Have a director who may see them correct the entry.',
      fr: 'Le siège {seat} est enregistré avec d’autres cartes que {given:cards}. Faites corriger la saisie par un directeur qui peut les voir.',
    },
  },
  LICENCE_UNDER_AGE: {
    kinds: { age: 'birthDate' },
    sentence: {
      en: 'The player is too young on the first day. The federation licenses from {minimum}.',
      fr: 'Le joueur est trop jeune le premier jour. La fédération accorde des licences à partir de {minimum} ans.',
    },
  },
  PLAYER_EXCLUDED_BY_CLUB: {
    kinds: { until: 'suspensions' },
    sentence: {
      en: '{playerId} may not enter tournaments of this club. The club knows until when.',
      fr: '{playerId} ne peut pas s’inscrire aux tournois de ce club. Le club sait jusqu’à quand.',
    },
  },
  PLAYER_SUSPENDED: {
    kinds: { until: 'suspensions' },
    sentence: {
      en: '{playerId} is suspended by the federation of this club. Their club or the federation knows until when.',
      fr: 'La fédération de ce club a une suspension en cours contre {playerId}. Son club ou la fédération sait jusqu’à quand.',
    },
  },
  PENALTY_MUST_ESCALATE: {
    kinds: { unit: 'discipline', count: 'discipline' },
    sentence: {
      en: '{playerId} already got a penalty. Give more for a repeated offence, or a reason why not.',
      fr: '{playerId} a déjà reçu une sanction. Une faute répétée demande davantage, ou une raison de s’en écarter.',
    },
  },
  UNDER_PENALTY: {
    kinds: { remaining: 'discipline' },
    sentence: {
      en: '{playerId} still has hands to miss. From the next hand on, they are dealt in and their hand is dead.',
      fr: '{playerId} a encore des mains à manquer. Dès la prochaine, sa main est servie et morte.',
    },
  },
};

/** The private parameters of a refusal, each with its kind; undefined where it has none. */
export function privateIn({ code }: Pick<Refusal, 'code'>): Withheld<Readonly<Record<string, ParameterKind>>> | undefined {
  return Object.hasOwn(withheldTexts, code) ? withheldTexts[code as PrivateCode] : undefined;
}

/** The parameters of a refusal with null in place of each private one. */
export function withholdPrivate(refusal: Refusal): RefusalParameters {
  const kinds = privateIn(refusal)?.kinds ?? {};
  return { ...refusal.parameters, ...Object.fromEntries(Object.keys(kinds).map((name) => [name, null])) };
}
