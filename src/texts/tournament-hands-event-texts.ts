/**
 * The hands of a tournament: buttons, hands opened, played, settled and corrected, decks. Each event in one short line.
 */
import type { DeckDefect, FirstButtonMethod, tournamentHandsEvents } from '../../events/tournament-hands.js';
import type { Stakes } from '../../events/values.js';
import { at, type EventTexts, listed, plural, where } from './event-phrases.js';
import { grouped, type Language, type Sentence } from './sentences.js';

const methods: Readonly<Record<FirstButtonMethod, Sentence>> = {
  seat1: { en: 'at seat 1', fr: 'au siège 1' },
  seed: { en: 'drawn by the server', fr: 'tiré par le serveur' },
  director: { en: 'drawn by the director', fr: 'tiré par le directeur' },
};

const defects: Readonly<Record<DeckDefect, Sentence>> = {
  none: { en: 'no defect', fr: 'aucun défaut' },
  damaged: { en: 'damaged', fr: 'abîmé' },
  marked: { en: 'marked', fr: 'marqué' },
};

interface Blinds {
  readonly button: number;
  readonly smallBlindSeat: number | null;
  readonly bigBlindSeat: number;
}

function positions({ button, smallBlindSeat, bigBlindSeat }: Blinds): Sentence {
  return {
    en: `button seat ${button}, ${smallBlindSeat === null ? 'no small blind' : `small blind seat ${smallBlindSeat}`}, big blind seat ${bigBlindSeat}`,
    fr: `bouton siège ${button}, ${smallBlindSeat === null ? 'pas de petite blinde' : `petite blinde siège ${smallBlindSeat}`}, grosse blinde siège ${bigBlindSeat}`,
  };
}

function blinds({ smallBlind, bigBlind, ante }: Stakes, language: Language): string {
  return [smallBlind, bigBlind, ...(ante > 0 ? [ante] : [])].map((amount) => grouped(amount, language)).join('/');
}

/** The seats of newcomers who get no cards. */
const waitingSeats = (seats: readonly number[]): Sentence =>
  where(
    seats.length > 0,
    `; ${plural(seats.length, 'seat')} ${seats.join(', ')} not dealt in yet`,
    ` ; pas encore ${seats.length === 1 ? 'servi' : 'servis'} : ${plural(seats.length, 'siège')} ${seats.join(', ')}`,
  );

export const tournamentHandsEventTexts: EventTexts<typeof tournamentHandsEvents> = {
  FirstButtonDetermined: ({ table, seat, method }) => ({
    en: `first button at ${at({ table, seat }).en}, ${methods[method].en}`,
    fr: `premier bouton : ${at({ table, seat }).fr}, ${methods[method].fr}`,
  }),
  HandOpened({ handId, level, seats, stakes, waiting, handForHand, ...positioned }) {
    const together = where(handForHand === true, ', hand for hand', ', main par main');
    const out = waitingSeats(waiting);
    return {
      en: `hand ${handId} is opened, level ${level} (${blinds(stakes, 'en')})${together.en}: ${seats.length} players, ${positions(positioned).en}${out.en}`,
      fr: `main ${handId} ouverte, niveau ${level} (${blinds(stakes, 'fr')})${together.fr} : ${seats.length} joueurs, ${positions(positioned).fr}${out.fr}`,
    };
  },
  HandWithdrawn({ table, handNumber, handId, meant }) {
    if (meant !== undefined) {
      return {
        en: `hand ${meant} of table ${table} does not count: each hand after it, up to ${handNumber}, has the number before its own, and button and blinds go back by one hand`,
        fr: `la main ${meant} de la table ${table} ne compte pas : les suivantes, jusqu’à la ${handNumber}, prennent le numéro précédent ; bouton et blindes reculent d’une main`,
      };
    }
    const hand = where(handId !== null, ` (${handId})`, ` (${handId})`);
    return {
      en: `hand ${handNumber} of table ${table}${hand.en} does not count: button and blinds go back`,
      fr: `la main ${handNumber} de la table ${table}${hand.fr} ne compte pas : bouton et blindes reviennent en arrière`,
    };
  },
  HandJoined: ({ handId, playerId, seat, stack, ...positioned }, { player, chips }) => ({
    en: `${player(playerId)} sat down in time and is dealt into hand ${handId}, seat ${seat}, ${chips(stack)}: ${positions(positioned).en}`,
    fr: `${player(playerId)} arrive à temps et reçoit des cartes dans la main ${handId}, siège ${seat}, ${chips(stack)} : ${positions(positioned).fr}`,
  }),
  PositionsCorrected: ({ handId, ...positioned }) => ({
    en: `positions of hand ${handId} corrected: ${positions(positioned).en}`,
    fr: `positions de la main ${handId} corrigées : ${positions(positioned).fr}`,
  }),
  HandPlayed({ table, handNumber, level, waiting, dealt, missed = [], ...positioned }, { player, language }) {
    const count = dealt === undefined ? null : dealt.seats.length;
    const who = where(count !== null, `${count} players, `, `${count} joueurs, `);
    const names = listed(missed, ({ playerId, remaining }) => `${player(playerId)} (${remaining})`, language);
    const penalty = where(missed.length > 0, `; missed under penalty, hands left: ${names}`, ` ; manquée par sanction, reste : ${names}`);
    const out = waitingSeats(waiting);
    return {
      en: `table ${table} plays hand ${handNumber}, not recorded, level ${level}: ${who.en}${positions(positioned).en}${out.en}${penalty.en}`,
      fr: `table ${table}, main ${handNumber} jouée sans saisie, niveau ${level} : ${who.fr}${positions(positioned).fr}${out.fr}${penalty.fr}`,
    };
  },
  HandSettled({ handId, stacks, missed = [] }, { player, chips, language }) {
    const held = listed(stacks, ({ playerId, stack }) => `${player(playerId)} ${chips(stack)}`, language);
    const names = listed(missed, ({ playerId, remaining }) => `${player(playerId)} (${remaining})`, language);
    const penalty = where(missed.length > 0, `; missed under penalty, hands left: ${names}`, ` ; manquée par sanction, reste : ${names}`);
    return { en: `hand ${handId} is settled: ${held}${penalty.en}`, fr: `main ${handId} réglée : ${held}${penalty.fr}` };
  },
  SettlementCorrected({ handId, changes, inPlay }, { player, chips, language }) {
    const moved = listed(
      changes,
      ({ playerId, amount }) => `${player(playerId)} ${amount < 0 ? '−' : '+'}${chips(Math.abs(amount))}`,
      language,
    );
    const hands = inPlay.map((each) => each.handId).join(', ');
    const current = where(inPlay.length > 0, `; in the hand in progress: ${hands}`, ` ; dans la main en cours : ${hands}`);
    return { en: `hand ${handId} is corrected: ${moved}${current.en}`, fr: `main ${handId} corrigée : ${moved}${current.fr}` };
  },
  DeckChanged({ table, requestedBy, defect }) {
    const asked = where(requestedBy !== null, `, asked by seat ${requestedBy}`, `, demandé par le siège ${requestedBy}`);
    return {
      en: `table ${table} changes decks${asked.en}: ${defects[defect].en}`,
      fr: `table ${table}, changement de paquet${asked.fr} : ${defects[defect].fr}`,
    };
  },
};
