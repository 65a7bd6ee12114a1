/**
 * Judgements and rulings, each event in one short line.
 */
import type { HandEvent } from '../../events/hand.js';
import type { Ruling, Sanction } from '../../events/judging.js';
import type { Language, Sentence } from './sentences.js';
import { gestureText } from './gesture-texts.js';
import { citationsOf, citedIn } from './incident-event-texts.js';
import { offenceNames, optionNames, rulingKindNames, rulingNames } from './ruling-names.js';
import { seats } from './event-phrases.js';
import { articleName } from './ruling-texts.js';

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

interface Verdict {
  readonly counts: Sentence;
  /** What stands before the total that the act comes to. */
  readonly total: Sentence;
}

const ofTotal: Sentence = { en: ' of', fr: ' de' };
const toTotal: Sentence = { en: ' to', fr: ' à' };

const verdicts: Readonly<Record<Ruling, Verdict>> = {
  check: { counts: { en: 'counts as a check', fr: 'compte comme un check' }, total: ofTotal },
  call: { counts: { en: 'counts as a call', fr: 'compte comme un call' }, total: toTotal },
  bet: { counts: { en: 'counts as a bet', fr: 'compte comme une mise' }, total: ofTotal },
  raise: { counts: { en: 'counts as a raise', fr: 'compte comme une relance' }, total: toTotal },
  fold: { counts: { en: 'counts as a fold', fr: 'compte comme un fold' }, total: ofTotal },
  allIn: { counts: { en: 'counts as an all-in', fr: 'compte comme un tapis' }, total: ofTotal },
  void: { counts: { en: 'the act is void', fr: 'l’acte est nul' }, total: ofTotal },
  directorDecides: { counts: { en: 'the director rules', fr: 'le directeur tranche' }, total: ofTotal },
};

/** What the book provides for an offence. */
const sanctionNames: Readonly<Record<Sanction, Sentence>> = {
  may: { en: 'a penalty is possible', fr: 'sanction possible' },
  must: { en: 'a penalty is due', fr: 'sanction prescrite' },
  ifRepeated: { en: 'a penalty is possible if it is repeated', fr: 'sanction possible en cas de récidive' },
  warning: { en: 'a warning is due', fr: 'avertissement prescrit' },
  mustUnlessEliminated: { en: 'a penalty is due, unless the player is out', fr: 'sanction prescrite, sauf élimination' },
};

/** The event in one line with its articles. `chips` writes an amount as the language does. */
export function rulingEventText(event: RulingEvent, chips: (amount: number) => string): Sentence {
  const line = lineOf(event, chips);
  const cited = citedIn(citationsOf(event));
  return { en: `${line.en}${cited.en}`, fr: `${line.fr}${cited.fr}` };
}

function lineOf(event: RulingEvent, chips: (amount: number) => string): Sentence {
  const { data } = event;
  const seat = 'seat' in data ? data.seat : 0;
  switch (event.type) {
    case 'GestureJudged': {
      const { ruling, to, gesture } = event.data;
      const { counts, total } = verdicts[ruling];
      const without = to === null || ruling === 'fold' || ruling === 'check';
      const [en, fr] = without ? ['', ''] : [`${total.en} ${chips(to)}`, `${total.fr} ${chips(to)}`];
      const done = gestureText(gesture, chips);
      return { en: `seat ${seat} ${done.en}: ${counts.en}${en}`, fr: `siège ${seat} ${done.fr} : ${counts.fr}${fr}` };
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
        en: `seat ${seat} must name an amount of ${chips(event.data.minTo)} or more`,
        fr: `siège ${seat} doit annoncer un montant, ${chips(event.data.minTo)} au moins`,
      };
    case 'ChipsCommitted':
      return {
        en: `seat ${seat} leaves ${chips(event.data.amount)} in the pot`,
        fr: `siège ${seat} laisse ${chips(event.data.amount)} au pot`,
      };
    case 'InfractionNoted': {
      const { offence, moreSevere, sanction } = event.data;
      const name = offenceNames[offence];
      const due = sanctionNames[sanction];
      const graver =
        moreSevere === true ? { en: ', to be punished more severely', fr: ', à sanctionner plus sévèrement' } : { en: '', fr: '' };
      return {
        en: `offence of seat ${seat}: ${name.en}, ${due.en}${graver.en}`,
        fr: `faute du siège ${seat} : ${name.fr}, ${due.fr}${graver.fr}`,
      };
    }
    case 'RulingRequested': {
      const { kind, options } = event.data;
      return {
        en: `the director must rule on seat ${seat}, ${rulingKindNames[kind].en}: ${options.map(({ option }) => optionNames[option].en).join(', ')}`,
        fr: `le directeur doit trancher pour le siège ${seat}, ${rulingKindNames[kind].fr} : ${options.map(({ option }) => optionNames[option].fr).join(', ')}`,
      };
    }
    case 'RulingGiven': {
      const { option, amount } = event.data;
      const total = amount === null ? '' : ` ${chips(amount)}`;
      return { en: `ruling: ${optionNames[option].en}${total}`, fr: `décision : ${optionNames[option].fr}${total}` };
    }
    case 'RulingOverridden': {
      const { action, book, article } = event.data;
      const lets = (language: Language): string => (article === null ? '' : ` (${articleName(article, language)})`);
      const total = (amount: number | null): string => (amount === null ? '' : ` ${chips(amount)}`);
      const text = (language: Language): string => {
        if (book === null) return '';
        const said = `${rulingNames[book.ruling][language]}${total(book.to)}${citedIn(book.articles)[language]}`;
        return language === 'en' ? `; the text: ${said}` : ` ; le texte : ${said}`;
      };
      return {
        en: `the director departs from the text for fairness${lets('en')}, seat ${seat}: ${rulingNames[action.type].en}${total(action.to)}${text('en')}`,
        fr: `le directeur s’écarte du texte par équité${lets('fr')}, siège ${seat} : ${rulingNames[action.type].fr}${total(action.to)}${text('fr')}`,
      };
    }
    case 'OutOfTurnActRecorded': {
      const { ruling, to, gesture, skipped, simultaneous } = event.data;
      const done = gestureText(gesture, chips);
      const total = to === null ? '' : ` ${chips(to)}`;
      const [when, quand] = simultaneous
        ? ['at the same moment as another', 'en même temps qu’un autre']
        : ['before its turn', 'avant son tour'];
      const jumped = skipped.length === 0 ? '' : skipped.join(', ');
      const [over, par] =
        jumped === ''
          ? ['', '']
          : [`; skipped: ${seats(skipped).en}`, ` ; ${skipped.length === 1 ? 'sauté' : 'sautés'} : ${seats(skipped).fr}`];
      return {
        en: `seat ${seat} ${done.en}, ${when}: ${rulingNames[ruling].en}${total}${over}`,
        fr: `siège ${seat} ${done.fr}, ${quand} : ${rulingNames[ruling].fr}${total}${par}`,
      };
    }
    case 'OutOfTurnActBound':
      return { en: `the act of seat ${seat} before its turn is binding`, fr: `l’acte du siège ${seat} avant son tour l’engage` };
    case 'OutOfTurnActReleased':
      return { en: `the act of seat ${seat} before its turn is cancelled`, fr: `l’acte du siège ${seat} avant son tour est annulé` };
    case 'DarkBetRecorded': {
      const done = gestureText(event.data.gesture, chips);
      return { en: `seat ${seat} ${done.en}, in the dark`, fr: `siège ${seat} ${done.fr}, dans le noir` };
    }
    case 'DarkBetConfirmed':
      return {
        en: `the dealer confirms what seat ${seat} announced in the dark`,
        fr: `le donneur confirme l’annonce dans le noir du siège ${seat}`,
      };
  }
}
