/**
 * Claims on a pot and their corrections, each in one short line.
 */
import type { EventIn } from '../../events/event-type.js';
import type { ClaimKind, claimsEvents } from '../../events/hand-claims.js';
import { citedIn } from './incident-event-texts.js';
import type { Sentence } from './sentences.js';
import { handName } from './event-phrases.js';

const claims: Readonly<Record<ClaimKind, Sentence>> = {
  reading: { en: 'the reading of a hand', fr: 'la lecture d’une main' },
  award: { en: 'the award of the pot', fr: 'l’attribution du pot' },
  killedWinner: { en: 'a winning hand that was swept in', fr: 'une main gagnante ramassée' },
  amount: { en: 'the amount of the pot', fr: 'le montant du pot' },
};

/** The event in one line. `chips` writes an amount as the language does. */
export function claimsEventText(event: EventIn<typeof claimsEvents>, chips: (amount: number) => string): Sentence {
  switch (event.type) {
    case 'CardsPickedUp':
      return { en: 'the cards are picked up', fr: 'les cartes sont ramassées' };
    case 'ClaimAccepted': {
      const { claim, seat, amount, articles } = event.data;
      const cited = citedIn(articles);
      const missing = amount === null ? '' : ` (${chips(amount)})`;
      const [en, fr] = seat === null ? ['', ''] : [`, seat ${seat}`, `, siège ${seat}`];
      return {
        en: `claim accepted: ${claims[claim].en}${en}${missing}${cited.en}`,
        fr: `réclamation admise : ${claims[claim].fr}${fr}${missing}${cited.fr}`,
      };
    }
    case 'ClaimDismissed':
      return {
        en: `claim dismissed: the award of ${potName(event.data.pot).en} stands`,
        fr: `réclamation rejetée : ${potName(event.data.pot).fr} reste attribué`,
      };
    case 'PotAwardCorrected': {
      const { pot, from, to, articles } = event.data;
      const cited = citedIn(articles);
      const line = (seatOf: string, shares: typeof from): string =>
        shares.map(({ seat, amount }) => `${seatOf} ${seat} (${chips(amount)})`).join(', ');
      return {
        en: `${potName(pot).en} goes to ${line('seat', to)} instead of ${line('seat', from)}${cited.en}`,
        fr: `${potName(pot).fr} va : ${line('au siège', to)}, et non : ${line('au siège', from)}${cited.fr}`,
      };
    }
    case 'PotAmountCorrected': {
      const { pot, seat, from, to, articles } = event.data;
      const cited = citedIn(articles);
      return {
        en: `seat ${seat} pays the missing ${chips(to - from)}: ${potName(pot).en} is ${chips(to)}${cited.en}`,
        fr: `siège ${seat} paie ce qui manquait, ${chips(to - from)} : ${potName(pot).fr} est de ${chips(to)}${cited.fr}`,
      };
    }
    case 'HandResultCorrected': {
      const changes = (seatOf: string): string =>
        event.data.changes.map(({ seat, amount }) => `${seatOf.replace('#', String(seat))} ${signed(amount, chips)}`).join(', ');
      return { en: `the result of the hand changes: ${changes('seat #:')}`, fr: `le résultat de la main change : ${changes('siège # :')}` };
    }
    case 'StackCorrected': {
      const { seat, amount, handId } = event.data;
      return {
        en: `seat ${seat}: ${signed(amount, chips)}, as ${handName(handId).en} was corrected`,
        fr: `siège ${seat} : ${signed(amount, chips)}, car la ${handName(handId).fr} a été corrigée`,
      };
    }
    case 'GatheringReopened':
      return {
        en: `the chips are still in front of the players${citedIn(event.data.articles).en}`,
        fr: `les jetons sont encore devant les joueurs${citedIn(event.data.articles).fr}`,
      };
  }
}

function signed(amount: number, chips: (amount: number) => string): string {
  return `${amount < 0 ? '−' : '+'}${chips(Math.abs(amount))}`;
}

function potName(pot: number): Sentence {
  return pot === 0 ? { en: 'the main pot', fr: 'le pot principal' } : { en: `side pot ${pot}`, fr: `le pot annexe ${pot}` };
}
