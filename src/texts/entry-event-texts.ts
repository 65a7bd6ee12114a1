/**
 * Late entry, purchases, absences and days, each event in one short line.
 */
import type { bagEvents, CountOfBag } from '../../events/tournament-bags.js';
import type { dayEvents } from '../../events/tournament-days.js';
import type { ChipPurchase, entryEvents, PurchaseKind } from '../../events/tournament-entry.js';
import { paidHow } from './cash-event-texts.js';
import { admissionText } from './creation-event-texts.js';
import { at, type EventTexts, from as leaves, listed, players, rank, to as goes, where } from './event-phrases.js';
import type { Sentence } from './sentences.js';
import { masculineOrdinal, plural, pluriel } from './numbers.js';
import { de } from './typography.js';

const exclusions: Readonly<Record<'identityFraud' | 'penalty' | 'other', Sentence>> = {
  identityFraud: { en: ', for identity fraud', fr: ', pour fraude à l’identité' },
  penalty: { en: ', as a penalty', fr: ', par sanction' },
  other: { en: '', fr: '' },
};

const paidChips: Readonly<Record<ChipPurchase, Sentence>> = {
  rebuy: { en: 'for a rebuy', fr: 'une recave' },
  addOn: { en: 'for the add-on', fr: 'l’add-on' },
};

const purchases: Readonly<Record<PurchaseKind, Sentence>> = {
  rebuy: { en: 'last rebuy', fr: 'dernière recave' },
  addOn: { en: 'add-on', fr: 'add-on' },
  reEntry: { en: 'last re-entry', fr: 'dernier re-entry' },
};

const countsOfBag: Readonly<Record<CountOfBag, Sentence>> = {
  first: { en: 'first', fr: 'premier' },
  second: { en: 'second', fr: 'second' },
};

export const entryEventTexts: EventTexts<typeof entryEvents & typeof dayEvents & typeof bagEvents> = {
  PlayerWaitlisted({ playerId, admission, position }, { player }) {
    const checked = admissionText(admission);
    return {
      en: `every seat is taken: ${player(playerId)} waits as number ${position} (${checked.en})`,
      fr: `complet : ${player(playerId)} attend, en position ${position} (${checked.fr})`,
    };
  },
  PlayerPromoted: ({ playerId }, { player }) => ({
    en: `a seat is free: ${player(playerId)} moves from the waiting list to the list`,
    fr: `un siège se libère : ${player(playerId)} passe de la liste d’attente à la liste`,
  }),
  PlayerExcluded: ({ playerId, cause }, { player }) => ({
    en: `${player(playerId)} may not take part${exclusions[cause].en}`,
    fr: `${player(playerId)} ne peut pas jouer${exclusions[cause].fr}`,
  }),
  LatenessAnnounced: ({ playerId }, { player }) => ({
    en: `${player(playerId)} announces a late arrival`,
    fr: `${player(playerId)} annonce son retard`,
  }),
  LatenessWithdrawn: ({ playerId }, { player }) => ({
    en: `${player(playerId)} is not late after all, and stays on the list`,
    fr: `${player(playerId)} n’est finalement pas en retard et reste sur la liste`,
  }),
  SpecialNeedsRecorded: ({ playerId }, { player }) => ({
    en: `${player(playerId)} needs an assigned seat`,
    fr: `${player(playerId)} a besoin d’un siège attribué`,
  }),
  SeatAssigned({ playerId, to, exchangedWith }, { player }) {
    const other = exchangedWith === null ? null : player(exchangedWith);
    const swap = where(other !== null, `; ${other} takes the drawn seat`, ` ; ${other} prend le siège tiré`);
    return {
      en: `${player(playerId)} is assigned ${at(to).en}${swap.en}`,
      fr: `${player(playerId)} reçoit le siège ${to.seat} de la table ${to.table}${swap.fr}`,
    };
  },
  LatePlayerAdmitted({ playerId, to, stack, price, paidTo, lot, admission, discouraged }, { player, chips, language }) {
    const shares = listed(paidTo, (share) => `${player(share.playerId)} ${chips(share.amount)}`, language);
    const paid = where(paidTo.length > 0, ` (to ${shares})`, ` (à ${shares})`);
    const cost = where(price > 0, `; being late cost ${chips(price)}${paid.en}`, ` ; le retard coûte ${chips(price)}${paid.fr}`);
    const drawn = where(lot !== null, ', seat drawn', ', siège tiré');
    const checked = admission === null ? null : admissionText(admission);
    const [isNew, nouveau] =
      checked === null ? ['', ''] : [`; was not on the list: ${checked.en}`, ` ; n’était pas sur la liste : ${checked.fr}`];
    const advised = where(
      discouraged,
      '; the rulebook advises against a full stack now',
      ' ; le règlement déconseille un tapis entier à ce stade',
    );
    return {
      en: `${player(playerId)} arrives late at ${at(to).en}${drawn.en}, with ${chips(stack)}${cost.en}${isNew}${advised.en}`,
      fr: `${player(playerId)} arrive en retard, ${at(to).fr}${drawn.fr}, avec ${chips(stack)}${cost.fr}${nouveau}${advised.fr}`,
    };
  },
  EntryPaid: ({ playerId, owed, ...said }, { player }) => {
    const left = where(owed > 0, `; ${owed} still to be paid`, ` ; reste à payer : ${owed}`);
    const how = paidHow(said);
    return {
      en: `${player(playerId)} pays an entry${how.en}${left.en}`,
      fr: `${player(playerId)} paie une inscription${how.fr}${left.fr}`,
    };
  },
  EntryPaymentWithdrawn: ({ playerId, owed }, { player }) => ({
    en: `a payment of ${player(playerId)} for an entry is taken back; to be paid: ${owed}`,
    fr: `${player(playerId)} : paiement d’inscription retiré ; à payer : ${owed}`,
  }),
  LateEntryReopened: () => ({ en: 'late entry is open again', fr: 'les entrées tardives sont rouvertes' }),
  EntryAnnulled({ playerId, from, removed, place, refund }, { player, chips }) {
    const seat = from === null ? null : at(from);
    const [sat, assis] = seat === null ? ['', ''] : [` (${seat.en})`, ` (${seat.fr})`];
    const gone = where(
      removed > 0,
      `; ${chips(removed)} ${removed === 1 ? 'leaves' : 'leave'} play`,
      ` ; ${chips(removed)} ${removed < 2 ? 'quitte' : 'quittent'} le jeu`,
    );
    const lost = place === null ? null : rank(place);
    const [was, etait] = lost === null ? ['', ''] : [`; the place is void: ${lost.en}`, ` ; la place est annulée : ${lost.fr}`];
    const back = where(refund !== undefined, `; paid entries due back: ${refund}`, ` ; inscriptions payées à rembourser : ${refund}`);
    return {
      en: `the entry of ${player(playerId)}${sat} is annulled${gone.en}${was}${back.en}`,
      fr: `l’inscription ${de(player(playerId))}${assis} est annulée${gone.fr}${etait}${back.fr}`,
    };
  },
  EntryTransferred({ playerId, toPlayer, at: place }, { player }) {
    const seat = place === null ? null : at(place);
    const [sits, assis] = seat === null ? ['', ''] : [`, ${seat.en}`, `, ${seat.fr}`];
    return {
      en: `the entry of ${player(playerId)} belongs to ${player(toPlayer)}${sits}`,
      fr: `l’inscription ${de(player(playerId))} revient à ${player(toPlayer)}${assis}`,
    };
  },
  PurchaseCancelled({ playerId, purchase, removed, refund }, { player, chips }) {
    const back = where(refund, '; the price is due back', ' ; le prix est à rembourser');
    return {
      en: `the ${purchases[purchase].en} of ${player(playerId)} is cancelled: ${chips(removed)} ${removed === 1 ? 'leaves' : 'leave'} play${back.en}`,
      fr: `achat annulé (${purchases[purchase].fr} ${de(player(playerId))}) : ${chips(removed)} ${removed < 2 ? 'quitte' : 'quittent'} le jeu${back.fr}`,
    };
  },
  PurchaseTransferred: ({ playerId, toPlayer, purchase }, { player }) => ({
    en: `the ${purchases[purchase].en} of ${player(playerId)} was bought by ${player(toPlayer)}; its chips stay where they are`,
    fr: `achat ${de(player(toPlayer))} et non ${de(player(playerId))} (${purchases[purchase].fr}) ; ses jetons restent où ils sont`,
  }),
  PaymentWithdrawn: ({ playerId, owed }, { player }) => ({
    en: `a payment of ${player(playerId)} is taken back: ${owed} ${plural(owed, 'purchase')} owed`,
    fr: `paiement annulé (${player(playerId)}) : ${owed} ${pluriel(owed, 'achat')} à payer`,
  }),
  DayReopened: ({ day }) => ({ en: `day ${day} goes on`, fr: `le jour ${day} reprend` }),
  LateEntryClosed: () => ({ en: 'late entry is closed', fr: 'les entrées tardives sont closes' }),
  PlayerReEntered({ playerId, to, stack, entry, lot }, { player, chips }) {
    const drawn = where(lot !== null, ', seat drawn', ', siège tiré');
    return {
      en: `re-entry ${entry - 1} (entry ${entry}): ${player(playerId)} at ${at(to).en}${drawn.en}, with ${chips(stack)}`,
      fr: `${masculineOrdinal(entry - 1)} re-entry (${entry}e entrée) : ${player(playerId)}, ${at(to).fr}${drawn.fr}, avec ${chips(stack)}`,
    };
  },
  RebuyAnnounced({ playerId, chips: bought, rebuy, wasOut }, { player, chips }) {
    const back = where(wasOut, ', and is in again', ', retour en jeu');
    return {
      en: `${player(playerId)} rebuys ${chips(bought)} (rebuy ${rebuy})${back.en}`,
      fr: `recave n° ${rebuy} ${de(player(playerId))} : ${chips(bought)}${back.fr}`,
    };
  },
  AddOnTaken: ({ playerId, chips: bought }, { player, chips }) => ({
    en: `${player(playerId)} takes an add-on of ${chips(bought)}`,
    fr: `${player(playerId)} prend un add-on de ${chips(bought)}`,
  }),
  PurchasePaid({ playerId, owed, purchase, ...said }, { player }) {
    const how = paidHow(said);
    const named = purchase === undefined ? { en: 'for bought chips', fr: 'ses jetons' } : paidChips[purchase];
    return {
      en: `${player(playerId)} pays ${named.en}${how.en}; ${owed === 0 ? 'nothing' : `${owed} ${plural(owed, 'purchase')}`} left to pay`,
      fr: `${player(playerId)} paie ${named.fr}${how.fr} ; reste à payer : ${owed === 0 ? 'rien' : `${owed} ${pluriel(owed, 'achat')}`}`,
    };
  },
  PlayerAway: ({ playerId }, { player }) => ({
    en: `${player(playerId)} is away: blinds are taken, hands are dead`,
    fr: `${player(playerId)} n’est pas là : blindes prélevées, mains mortes`,
  }),
  PlayerBack: ({ playerId }, { player }) => ({ en: `${player(playerId)} is back`, fr: `${player(playerId)} est de retour` }),
  WrongSeatCorrected({ players: moved, since }, { player, chips }) {
    const line = (language: 'en' | 'fr'): string =>
      moved
        .map(({ playerId, from, to, stack }) => `${player(playerId)} ${leaves(from)[language]} ${goes(to)[language]} (${chips(stack)})`)
        .join(language === 'fr' ? ' ; ' : '; ');
    const long =
      since === undefined
        ? { en: '', fr: '' }
        : {
            en: `; there since hand ${since.hand} of the table, what was played stands`,
            fr: ` ; depuis la main ${since.hand} de la table, ce qui a été joué reste acquis`,
          };
    return { en: `wrong seat corrected: ${line('en')}${long.en}`, fr: `erreur de siège corrigée : ${line('fr')}${long.fr}` };
  },
  BagCounted({ bag, playerId, count, stack }, { player, chips }) {
    const which = countsOfBag[count];
    return {
      en: `bag ${bag} of ${player(playerId)}, ${which.en} count: ${chips(stack)}`,
      fr: `sac ${bag} (${player(playerId)}), ${which.fr} comptage : ${chips(stack)}`,
    };
  },
  BagWithdrawn: ({ bag, playerId }, { player }) => ({
    en: `bag ${bag} of ${player(playerId)} is taken back`,
    fr: `le sac ${bag} (${player(playerId)}) n’est plus noté`,
  }),
  DayEnded: ({ day }) => ({ en: `day ${day} is over`, fr: `fin du jour ${day}` }),
  DayStarted({ day, absent }, say) {
    const missing = where(absent.length > 0, `; absent: ${players(absent, say)}`, ` ; absents : ${players(absent, say)}`);
    return { en: `day ${day} starts${missing.en}`, fr: `début du jour ${day}${missing.fr}` };
  },
};
