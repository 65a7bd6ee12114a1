/**
 * The initial deal, misdeals and redeals, each event in one short line.
 */
import type { EventIn } from '../../events/event-type.js';
import type { dealEvents } from '../../events/hand-deal.js';
import { cutFaults, dealRemedies, misdealCauses } from './deal-names.js';
import { citedIn } from './incident-event-texts.js';
import type { Sentence } from './sentences.js';

/** The event in one line. `chips` writes an amount as the language does. */
export function dealEventText(event: EventIn<typeof dealEvents>, chips: (amount: number) => string): Sentence {
  const cited = citedIn(event.data.articles);
  switch (event.type) {
    case 'DeckCut': {
      const { shuffledBy, cutBy, faults } = event.data;
      const [en, fr] = inBoth(faults.map((fault) => cutFaults[fault]));
      return {
        en: `seat ${shuffledBy} shuffled, seat ${cutBy} cut${en}${cited.en}`,
        fr: `siège ${shuffledBy} a mélangé, siège ${cutBy} a coupé${fr}${cited.fr}`,
      };
    }
    case 'DealBegun': {
      const { firstSeat, closesSeating } = event.data;
      return {
        en: `the deal begins with seat ${firstSeat}${closesSeating ? '; players who are away now are absent' : ''}${cited.en}`,
        fr: `la donne commence par le siège ${firstSeat}${closesSeating ? ' ; les joueurs qui ne sont pas là sont absents' : ''}${cited.fr}`,
      };
    }
    case 'InitialDealCompleted':
      return {
        en: `the last card is dealt${event.data.closesSeating ? '; players who are away now are absent' : ''}${cited.en}`,
        fr: `la dernière carte est donnée${event.data.closesSeating ? ' ; les joueurs qui ne sont pas là sont absents' : ''}${cited.fr}`,
      };
    case 'DealFaultRecorded': {
      const { fault, seats, count, remedy } = event.data;
      const cards =
        count === null ? ['', ''] : [` (${count} ${count === 1 ? 'card' : 'cards'})`, ` (${count} ${count < 2 ? 'carte' : 'cartes'})`];
      return {
        en: `${misdealCauses[fault].en}${cards[0]}${at(seats, 'en')}: ${dealRemedies[remedy].en}${cited.en}`,
        fr: `${misdealCauses[fault].fr}${cards[1]}${at(seats, 'fr')} : ${dealRemedies[remedy].fr}${cited.fr}`,
      };
    }
    case 'MisdealDeclared': {
      const { cause, seats, attempt } = event.data;
      return {
        en: `misdeal, deal ${attempt} of the hand is cancelled: ${misdealCauses[cause].en}${at(seats, 'en')}${cited.en}`,
        fr: `fausse donne, donne ${attempt} de la main annulée : ${misdealCauses[cause].fr}${at(seats, 'fr')}${cited.fr}`,
      };
    }
    case 'MisdealTooLate': {
      const { cause, seats } = event.data;
      return {
        en: `too late for a misdeal, the hand goes on: ${misdealCauses[cause].en}${at(seats, 'en')}${cited.en}`,
        fr: `trop tard pour une fausse donne, la main continue : ${misdealCauses[cause].fr}${at(seats, 'fr')}${cited.fr}`,
      };
    }
    case 'HandRedealt': {
      const { attempt, button, level, blindsStand } = event.data;
      return {
        en: `the same hand is dealt again, deal ${attempt}: button seat ${button}, level ${level}${blindsStand ? ', same blinds' : ''}${cited.en}`,
        fr: `la même main est redonnée, donne ${attempt} : bouton siège ${button}, niveau ${level}${blindsStand ? ', blindes inchangées' : ''}${cited.fr}`,
      };
    }
    case 'HandLevelCorrected': {
      const { level, stakes } = event.data;
      const blinds = `${chips(stakes.smallBlind)} / ${chips(stakes.bigBlind)}`;
      return {
        en: `the hand is played at level ${level}; blinds of ${blinds} are posted again${cited.en}`,
        fr: `la main se joue au niveau ${level} ; les blindes de ${blinds} sont reposées${cited.fr}`,
      };
    }
    case 'BlindsCorrected': {
      const { button, smallBlindSeat, bigBlindSeat } = event.data;
      return {
        en: `blinds are posted again: ${positions(button, smallBlindSeat, bigBlindSeat).en}${cited.en}`,
        fr: `les blindes sont reposées : ${positions(button, smallBlindSeat, bigBlindSeat).fr}${cited.fr}`,
      };
    }
    case 'NewcomerDealtIn': {
      const { seat, button, smallBlindSeat, bigBlindSeat } = event.data;
      return {
        en: `seat ${seat} sat down in time and is dealt in: ${positions(button, smallBlindSeat, bigBlindSeat).en}${cited.en}`,
        fr: `siège ${seat} arrivé à temps et servi : ${positions(button, smallBlindSeat, bigBlindSeat).fr}${cited.fr}`,
      };
    }
    case 'ActionCorrected': {
      const { seat, action, from, to } = event.data;
      const [en, fr] = action === 'check' ? ['', ''] : [` ${chips(to)}, not ${chips(from)}`, ` ${chips(to)}, et non ${chips(from)}`];
      return {
        en: `seat ${seat} was misread: it ${acts[action].en}${en}${cited.en}`,
        fr: `siège ${seat} mal compris : il ${acts[action].fr}${fr}${cited.fr}`,
      };
    }
  }
}

const acts: Readonly<Record<'check' | 'call' | 'bet' | 'raise', Sentence>> = {
  check: { en: 'checks', fr: 'checke' },
  call: { en: 'calls to', fr: 'suit à' },
  bet: { en: 'bets', fr: 'mise' },
  raise: { en: 'raises to', fr: 'relance à' },
};

function positions(button: number, smallBlind: number | null, bigBlind: number): Sentence {
  const [en, fr] = smallBlind === null ? ['', ''] : [`small blind seat ${smallBlind}, `, `petite blinde siège ${smallBlind}, `];
  return {
    en: `button seat ${button}, ${en}big blind seat ${bigBlind}`,
    fr: `bouton siège ${button}, ${fr}grosse blinde siège ${bigBlind}`,
  };
}

function inBoth(names: readonly Sentence[]): readonly [string, string] {
  if (names.length === 0) return ['', ''];
  return [`: ${names.map(({ en }) => en).join(', ')}`, ` : ${names.map(({ fr }) => fr).join(', ')}`];
}

function at(seats: readonly number[], language: 'en' | 'fr'): string {
  if (seats.length === 0) return '';
  const [one, several] = language === 'en' ? ['seat', 'seats'] : ['siège', 'sièges'];
  return `, ${seats.length === 1 ? one : several} ${seats.join(', ')}`;
}
