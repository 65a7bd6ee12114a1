/**
 * How an offence is declared: how far each book has it punished, and, where a book names them, the step to begin with, who is punished,
 * and what else follows. What becomes of the hand itself stands in `../betting/` and `../dealing/`.
 */
import type { Offence } from '../../../events/judging.js';
import type { Definition } from '../definition.js';
import { choice, says, stands, t } from '../definition.js';
import type { BookId, Setting, Text } from '../setting.js';
import { articlesOf } from '../setting.js';
import { offenceNames } from './offence-names.js';

/**
 * How far an offence is punished. `mandatory…`: the book prescribes a penalty, each time or on a condition; the director sets it, and may
 * spare it with a reason. `optional…`: it leaves one to the director. `notNamed`: it names none, or not even the fault, and its general
 * clause on similar faults leaves one to the director. `noOffence`: nothing asks for the contrary.
 */
export type Severity = keyof typeof severities;

const severities = {
  mandatory: t('due', 'due'),
  mandatoryIfRepeated: t('due if repeated', 'due en cas de répétition'),
  mandatoryIfDeliberate: t('due if deliberate', 'due si c’est voulu'),
  mandatoryIfDeliberateOrRepeated: t('due if deliberate or repeated', 'due si c’est voulu ou répété'),
  mandatoryIfReleasedOrRepeated: t(
    'due if a bet came in between, or if repeated; otherwise possible',
    'due si une mise est venue entre-temps, ou en cas de répétition ; sinon possible',
  ),
  mandatoryUnlessCleared: t('due unless the director clears the player', 'due, sauf si le directeur disculpe le joueur'),
  optionalThenMandatory: t('possible; due if repeated', 'possible ; due en cas de répétition'),
  optional: t('possible', 'possible'),
  optionalIfDeliberate: t('possible if deliberate', 'possible si c’est voulu'),
  optionalIfRepeated: t('possible if repeated', 'possible en cas de répétition'),
  notNamed: t('none named; the general clause leaves one to the director', 'aucune nommée ; la clause générale la laisse au directeur'),
  noOffence: t('no offence', 'pas une faute'),
} as const;

/** The severities that a club may set for any offence. */
const anyClub: readonly Severity[] = ['mandatory', 'optional', 'optionalIfRepeated', 'notNamed'];

/** The step to begin with. `byLadder`: as the book's scale has it. `noWarning`: a suspension at least. */
export type FirstStep = keyof typeof firstSteps;

const firstSteps = {
  byLadder: t('as the book’s scale has it', 'selon l’échelle du livre'),
  warning: t('a warning', 'un avertissement'),
  noWarning: t('a suspension at least, no warning', 'une suspension au moins, sans avertissement'),
  disqualification: t('disqualification at once', 'la disqualification immédiate'),
} as const;

/** Who is punished. */
export type Punished = keyof typeof punished;

const punished = {
  offender: t('who did it', 'le fautif'),
  bothPlayers: t('both players', 'les deux joueurs'),
  allConcerned: t('all concerned', 'tous les joueurs concernés'),
} as const;

/** What follows beside the penalty, or can. */
export type Outcome = keyof typeof outcomes;

/** What follows, in words. */
export const outcomes = {
  none: t('nothing more', 'rien de plus'),
  chipsRemoved: t('the chips are removed', 'les jetons sont retirés'),
  chipsRemovedMayDisqualify: t(
    'the chips are removed; the player can be disqualified',
    'les jetons sont retirés ; le joueur peut être disqualifié',
  ),
  mayDisqualify: t('the player can be disqualified', 'le joueur peut être disqualifié'),
  mayForfeitBets: t('the bets can be forfeited', 'les mises peuvent être retirées'),
  mayForfeitBetsOrDisqualify: t(
    'the bets can be forfeited, the player disqualified',
    'les mises peuvent être retirées, le joueur disqualifié',
  ),
  mayRemoveChipsOrDisqualify: t('chips can be removed, players disqualified', 'des jetons peuvent être retirés, des joueurs disqualifiés'),
  noPoints: t('no points, in an event for points', 'aucun point, dans un tournoi à points'),
} as const;

/** An offence in every book. What no book names apart is left out: the scale decides the step, the offender is punished, nothing more follows. */
export type OffenceDefinition = {
  readonly severity: Definition<Severity>;
  readonly firstStep?: Definition<FirstStep>;
  readonly punished?: Definition<Punished>;
  readonly outcome?: Definition<Outcome>;
};

type Named<V extends string> = Readonly<Partial<Record<BookId, Setting<V>>>>;

interface Says {
  /** A book left out speaks through its general clause on similar faults; Toufflers, which has none, follows ROPTA. */
  readonly severity: Named<Severity>;
  readonly firstStep?: Named<FirstStep>;
  readonly punished?: Named<Punished>;
  readonly outcome?: Named<Outcome>;
}

const generalClauses: Named<Severity> & { readonly ropta: Setting<Severity> } = {
  redcactus: says('notNamed', 'RC 71-B'),
  mons: says('notNamed', 'MO 13.2'),
  tdaFr: says('notNamed', 'TDA 7'),
  ropta: says('notNamed', 'RO 11.1'),
};

const scales: Named<FirstStep> & { readonly ropta: Setting<FirstStep> } = {
  redcactus: says('byLadder', 'RC 71-A'),
  mons: says('byLadder', 'MO 13.1'),
  tdaFr: says('byLadder', 'TDA 7'),
  ropta: says('byLadder', 'RO 11.2'),
};

/** An offence: what is left out of `given` is what the book has in general. */
export function offence(code: Offence, given: Says): OffenceDefinition {
  const name = offenceNames[code];
  const severity = everyBook(generalClauses, given.severity);
  return {
    severity: asked(
      t(`Penalty: ${name.en}`, `Sanction : ${name.fr}`),
      t('Whether the offence is punished.', 'Si la faute est sanctionnée.'),
      severities,
      anyClub,
      severity,
    ),
    ...(given.firstStep === undefined
      ? {}
      : {
          firstStep: asked(
            t(`First step: ${name.en}`, `Premier degré : ${name.fr}`),
            t('With which penalty the first fault is met.', 'De quelle sanction est suivie la première faute.'),
            firstSteps,
            ['byLadder'],
            everyBook(scales, given.firstStep),
          ),
        }),
    ...(given.punished === undefined
      ? {}
      : {
          punished: asked(
            t(`Who is punished: ${name.en}`, `Qui est sanctionné : ${name.fr}`),
            t('To whom the penalty goes.', 'À qui va la sanction.'),
            punished,
            ['offender'],
            everyBook(plain('offender', severity), given.punished),
          ),
        }),
    ...(given.outcome === undefined
      ? {}
      : {
          outcome: asked(
            t(`What else follows: ${name.en}`, `Ce qui s'ensuit : ${name.fr}`),
            t('What follows beside the penalty, or can.', 'Ce qui suit, ou peut suivre, en plus de la sanction.'),
            outcomes,
            ['none'],
            everyBook(plain('none', severity), given.outcome),
          ),
        }),
  };
}

type InEveryBook<V extends string> = Readonly<Record<BookId, Setting<V>>>;

/** What each book names, what it has in general for the others; Toufflers as ROPTA has it, unless it speaks. */
function everyBook<V extends string>(general: Named<V> & { readonly ropta: Setting<V> }, named: Named<V>): InEveryBook<V> {
  const ropta = named.ropta ?? general.ropta;
  const toufflers = general.toufflers ?? stands<V>(ropta.value, articlesOf(ropta).join('; '));
  return { toufflers, ...general, ...named } as InEveryBook<V>;
}

/** The plain answer, on the articles that name the offence. */
function plain<V extends string>(value: V, severity: InEveryBook<Severity>): Named<V> & { readonly ropta: Setting<V> } {
  const at = ({ source }: Setting): Setting<V> => ({ value, source });
  const { toufflers } = severity;
  return {
    redcactus: at(severity.redcactus),
    mons: at(severity.mons),
    tdaFr: at(severity.tdaFr),
    ropta: at(severity.ropta),
    ...(toufflers.source.kind === 'article' ? { toufflers: at(toufflers) } : {}),
  };
}

/** A question that offers the values that a book gives, and those that any club may set. */
function asked<V extends string>(
  title: Text,
  about: Text,
  labels: Readonly<Record<V, Text>>,
  always: readonly V[],
  books: InEveryBook<V>,
): Definition<V> {
  const used = new Set<string>([...always, ...Object.values(books).map(({ value }) => value)]);
  const values = Object.fromEntries(Object.entries<Text>(labels).filter(([value]) => used.has(value))) as Record<V, Text>;
  return choice<V>({ title, about, values, books });
}
