/**
 * The reports of a table, each event in one short line.
 */
import type { EventIn } from '../../events/event-type.js';
import type { reportEvents } from '../../events/hand-reports.js';
import { citationsOf, citedIn } from './incident-event-texts.js';
import { optionNames } from './ruling-names.js';
import type { Sentence } from './sentences.js';
import { numberOf } from './numbers.js';

export type ReportEvent = EventIn<typeof reportEvents>;

const counted: Readonly<Record<'bet' | 'stack' | 'pot', Sentence>> = {
  bet: { en: 'the bet', fr: 'la mise' },
  stack: { en: 'a stack', fr: 'un tapis' },
  pot: { en: 'the pot', fr: 'le pot' },
};

/** The event in one line with its articles. `chips` writes an amount as the language does. */
export function reportEventText(event: ReportEvent, chips: (amount: number) => string): Sentence {
  const line = lineOf(event, chips);
  const cited = citedIn(citationsOf(event));
  return { en: `${line.en}${cited.en}`, fr: `${line.fr}${cited.fr}` };
}

function lineOf(event: ReportEvent, chips: (amount: number) => string): Sentence {
  switch (event.type) {
    case 'TimeRequested':
      return { en: `time is called on seat ${event.data.seat}`, fr: `le temps est demandé contre le siège ${event.data.seat}` };
    case 'TimeRefused':
      return {
        en: `the call for time on seat ${event.data.seat} is refused`,
        fr: `le temps est refusé contre le siège ${event.data.seat}`,
      };
    case 'TimeStarted':
    case 'TimeAdjusted': {
      const { seat, seconds, countdownSeconds } = event.data;
      return {
        en: `seat ${seat} has ${numberOf(seconds, 'second', 'seconde').en}, then a countdown of ${countdownSeconds} aloud`,
        fr: `siège ${seat} : ${numberOf(seconds, 'second', 'seconde').fr}, puis un décompte de ${countdownSeconds} à voix haute`,
      };
    }
    case 'TimeExpired': {
      const { seat, outcome } = event.data;
      const [en, fr] = outcome === 'check' ? ['a check', 'check'] : ['the hand is dead', 'la main est morte'];
      return {
        en: `time is over for seat ${seat}: ${en}`,
        fr: `temps écoulé pour le siège ${seat} : ${fr}`,
      };
    }
    case 'ActionBackedUp': {
      const { seat, options } = event.data;
      return {
        en: `seat ${seat} was skipped and acts now: ${options.map((option) => optionNames[option].en).join(', ')}`,
        fr: `siège ${seat}, sauté, parle : ${options.map((option) => optionNames[option].fr).join(', ')}`,
      };
    }
    case 'RaiseRightLost':
      return {
        en: `seat ${event.data.seat} was skipped: it can no longer bet or raise on this street`,
        fr: `siège ${event.data.seat}, sauté : il ne peut plus ni miser ni relancer sur ce tour`,
      };
    case 'TurnForfeited':
      return {
        en: `seat ${event.data.seat} spoke too late: its hand is dead`,
        fr: `siège ${event.data.seat} a réagi trop tard : main morte`,
      };
    case 'HandRestored':
      return { en: `the director saves the hand of seat ${event.data.seat}`, fr: `le directeur sauve la main du siège ${event.data.seat}` };
    case 'WrongAmountRecorded': {
      const { seat, to, legalTo } = event.data;
      return {
        en: `seat ${seat} puts in ${chips(to)} where ${chips(legalTo)} was due`,
        fr: `siège ${seat} met ${chips(to)} au lieu de ${chips(legalTo)}`,
      };
    }
    case 'BetCorrected':
      return {
        en: `seat ${event.data.seat} completes to ${chips(event.data.to)}`,
        fr: `siège ${event.data.seat} complète à ${chips(event.data.to)}`,
      };
    case 'DecisionReopened': {
      const seats = event.data.seats.map(({ seat }) => seat);
      const list = seats.join(', ');
      return seats.length === 1
        ? { en: `seat ${list} acts again`, fr: `le siège ${list} reparle` }
        : { en: `seats ${list} act again`, fr: `les sièges ${list} reparlent` };
    }
    case 'CountGiven': {
      const { of, amount } = event.data;
      const [en, fr] = amount === null ? ['no exact count', 'pas de compte exact'] : [chips(amount), chips(amount)];
      return { en: `count of ${counted[of].en}: ${en}`, fr: `compte, ${counted[of].fr} : ${fr}` };
    }
    case 'ChangeGiven':
      return {
        en: `seat ${event.data.seat} gets ${chips(event.data.change)} in change`,
        fr: `siège ${event.data.seat} reçoit ${chips(event.data.change)} de monnaie`,
      };
    case 'HiddenChipsReported':
      return {
        en: `hidden chips found at seat ${event.data.seat}: ${chips(event.data.amount)}`,
        fr: `jetons cachés découverts au siège ${event.data.seat} : ${chips(event.data.amount)}`,
      };
    case 'HiddenChipsCounted':
      return {
        en: `found chips of seat ${event.data.seat} count in its all-in: ${chips(event.data.amount)}`,
        fr: `les jetons retrouvés du siège ${event.data.seat} comptent dans son tapis : ${chips(event.data.amount)}`,
      };
    case 'HiddenChipsSetApart':
      return {
        en: `found chips of seat ${event.data.seat} are not part of its all-in: ${chips(event.data.amount)}`,
        fr: `les jetons retrouvés du siège ${event.data.seat} ne font pas partie de son tapis : ${chips(event.data.amount)}`,
      };
    case 'HiddenChipsAwarded':
      return {
        en: `found chips of seat ${event.data.seat} go to seat ${event.data.to}: ${chips(event.data.amount)}`,
        fr: `les jetons retrouvés du siège ${event.data.seat} vont au siège ${event.data.to} : ${chips(event.data.amount)}`,
      };
    case 'HiddenChipsRemoved':
      return {
        en: `found chips of seat ${event.data.seat} leave play: ${chips(event.data.amount)}`,
        fr: `les jetons retrouvés du siège ${event.data.seat} quittent le jeu : ${chips(event.data.amount)}`,
      };
  }
}
