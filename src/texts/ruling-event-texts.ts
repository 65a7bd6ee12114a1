/**
 * What the events of rulings say to a person, in one short line.
 * Pure. May import: `events/` (types), its neighbours.
 */
import type { HandEvent } from '../../events/hand.js';
import type { Sentence } from './sentences.js';
import { offenceNames, optionNames, rulingKindNames, rulingNames } from './ruling-names.js';

/** The events that come with gestures and rulings. */
export type RulingEvent = Extract<
  HandEvent,
  {
    type:
      | 'GestureJudged'
      | 'ActVoided'
      | 'AmountAwaited'
      | 'ChipsCommitted'
      | 'InfractionNoted'
      | 'RulingRequested'
      | 'RulingGiven'
      | 'RulingOverridden'
      | 'OutOfTurnActRecorded'
      | 'OutOfTurnActBound'
      | 'OutOfTurnActReleased'
      | 'DarkBetRecorded'
      | 'DarkBetConfirmed';
  }
>;

/** The event in one line. `chips` writes an amount as the language does. */
export function rulingEventText(event: RulingEvent, chips: (amount: number) => string): Sentence {
  const { data } = event;
  const seat = 'seat' in data ? data.seat : 0;
  switch (event.type) {
    case 'GestureJudged': {
      const { ruling, to, articles } = event.data;
      const name = rulingNames[ruling];
      const total = to === null ? '' : ` ${chips(to)}`;
      const article = articles[0]?.article ?? '';
      return { en: `seat ${seat}: ${name.en}${total} (${article})`, fr: `siège ${seat} : ${name.fr}${total} (${article})` };
    }
    case 'ActVoided': {
      const { options } = event.data;
      return {
        en: `seat ${seat} acts again: ${options.map((option) => optionNames[option].en).join(', ')}`,
        fr: `siège ${seat} reparle : ${options.map((option) => optionNames[option].fr).join(', ')}`,
      };
    }
    case 'AmountAwaited':
      return {
        en: `seat ${seat} is to name the amount, ${chips(event.data.minTo)} or more`,
        fr: `siège ${seat} doit fixer le montant, ${chips(event.data.minTo)} au moins`,
      };
    case 'ChipsCommitted':
      return {
        en: `seat ${seat} leaves ${chips(event.data.amount)} in the pot`,
        fr: `siège ${seat} laisse ${chips(event.data.amount)} au pot`,
      };
    case 'InfractionNoted': {
      const { offence, article } = event.data;
      const name = offenceNames[offence];
      return {
        en: `infraction of seat ${seat}: ${name.en} (${article.article})`,
        fr: `infraction du siège ${seat} : ${name.fr} (${article.article})`,
      };
    }
    case 'RulingRequested': {
      const { kind, options } = event.data;
      return {
        en: `the director rules on seat ${seat}, ${rulingKindNames[kind].en}: ${options.map(({ option }) => optionNames[option].en).join(', ')}`,
        fr: `le directeur tranche pour le siège ${seat}, ${rulingKindNames[kind].fr} : ${options.map(({ option }) => optionNames[option].fr).join(', ')}`,
      };
    }
    case 'RulingGiven': {
      const { option, amount } = event.data;
      const total = amount === null ? '' : ` ${chips(amount)}`;
      return { en: `ruling: ${optionNames[option].en}${total}`, fr: `décision : ${optionNames[option].fr}${total}` };
    }
    case 'RulingOverridden': {
      const { action, reason } = event.data;
      return {
        en: `the director departs from the text for seat ${seat}, ${rulingNames[action.type].en}: ${reason}`,
        fr: `le directeur s’écarte du texte pour le siège ${seat}, ${rulingNames[action.type].fr} : ${reason}`,
      };
    }
    case 'OutOfTurnActRecorded':
      return {
        en: `seat ${seat} acts before its turn: ${rulingNames[event.data.ruling].en}`,
        fr: `siège ${seat} agit avant son tour : ${rulingNames[event.data.ruling].fr}`,
      };
    case 'OutOfTurnActBound':
      return { en: `the act of seat ${seat} before its turn binds it`, fr: `l’acte du siège ${seat} avant son tour l’engage` };
    case 'OutOfTurnActReleased':
      return { en: `the act of seat ${seat} before its turn is released`, fr: `l’acte du siège ${seat} avant son tour est annulé` };
    case 'DarkBetRecorded':
      return { en: `seat ${seat} acts in the dark`, fr: `siège ${seat} joue dans le noir` };
    case 'DarkBetConfirmed':
      return {
        en: `the dealer confirms what seat ${seat} announced in the dark`,
        fr: `le donneur confirme l’annonce dans le noir du siège ${seat}`,
      };
  }
}
