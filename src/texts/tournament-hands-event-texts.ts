/**
 * The hands of a tournament: buttons, hands opened, played, settled and corrected, decks. Each event in one short line.
 */
import type { DeckDefect, FirstButtonMethod, tournamentHandsEvents } from '../../events/tournament-hands.js';
import type { Stakes } from '../../events/values.js';
import { at, type EventTexts, listed, where } from './event-phrases.js';
import { grouped, type Language, type Sentence } from './sentences.js';
import { numberOf, plural, pluriel } from './numbers.js';
import { handName } from './event-phrases.js';

const methods: Readonly<Record<FirstButtonMethod, Sentence>> = {
  seat1: { en: ', the first seat taken from seat 1 on', fr: ', premier siège occupé à partir du siège 1' },
  seed: { en: ', drawn by the software', fr: ', tiré au sort par le logiciel' },
  director: { en: ', drawn by the director', fr: ', tiré au sort par le directeur' },
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
    ` ; pas encore ${seats.length === 1 ? 'servi' : 'servis'} : ${pluriel(seats.length, 'siège')} ${seats.join(', ')}`,
  );

export const tournamentHandsEventTexts: EventTexts<typeof tournamentHandsEvents> = {
  FirstButtonDetermined: ({ table, seat, method }) => ({
    en: `first button at ${at({ table, seat }).en}${methods[method].en}`,
    fr: `premier bouton : ${at({ table, seat }).fr}${methods[method].fr}`,
  }),
  HandOpened({ handId, level, seats, stakes, waiting, handForHand, ...positioned }) {
    const together = where(handForHand === true, ', hand for hand', ', main par main');
    const out = waitingSeats(waiting);
    return {
      en: `${handName(handId).en} is opened, level ${level} (${blinds(stakes, 'en')})${together.en}: ${numberOf(seats.length, 'player', 'joueur').en}, ${positions(positioned).en}${out.en}`,
      fr: `${handName(handId).fr} ouverte, niveau ${level} (${blinds(stakes, 'fr')})${together.fr} : ${numberOf(seats.length, 'player', 'joueur').fr}, ${positions(positioned).fr}${out.fr}`,
    };
  },
  HandWithdrawn({ table, handNumber, meant }) {
    if (meant !== undefined) {
      return {
        en: `hand ${meant} of table ${table} does not count: each hand after it, up to ${handNumber}, has the number before its own, and button and blinds go back by one hand`,
        fr: `la main ${meant} de la table ${table} ne compte pas : les suivantes, jusqu’à la ${handNumber}, prennent le numéro précédent ; bouton et blindes reculent d’une main`,
      };
    }
    return {
      en: `hand ${handNumber} of table ${table} does not count: button and blinds go back`,
      fr: `la main ${handNumber} de la table ${table} ne compte pas : bouton et blindes reviennent en arrière`,
    };
  },
  HandJoined: ({ handId, playerId, seat, stack, ...positioned }, { player, chips }) => ({
    en: `${player(playerId)} sat down in time and is dealt into ${handName(handId).en}, seat ${seat}, with ${chips(stack)}: ${positions(positioned).en}`,
    fr: `${player(playerId)} arrive à temps et reçoit des cartes dans la ${handName(handId).fr}, siège ${seat}, avec ${chips(stack)} : ${positions(positioned).fr}`,
  }),
  PositionsCorrected: ({ handId, ...positioned }) => ({
    en: `positions of ${handName(handId).en} corrected: ${positions(positioned).en}`,
    fr: `positions de la ${handName(handId).fr} corrigées : ${positions(positioned).fr}`,
  }),
  HandPlayed({ table, handNumber, level, waiting, dealt, missed = [], ...positioned }, { player, language }) {
    const count = dealt === undefined ? null : dealt.seats.length;
    const who = where(
      count !== null,
      `${numberOf(count ?? 0, 'player', 'joueur').en}, `,
      `${numberOf(count ?? 0, 'player', 'joueur').fr}, `,
    );
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
    return { en: `${handName(handId).en} is settled: ${held}${penalty.en}`, fr: `${handName(handId).fr} réglée : ${held}${penalty.fr}` };
  },
  SettlementCorrected({ handId, changes, inPlay }, { player, chips, language }) {
    const moved = listed(
      changes,
      ({ playerId, amount }) => `${player(playerId)} ${amount < 0 ? '−' : '+'}${chips(Math.abs(amount))}`,
      language,
    );
    const hands = inPlay.map((each) => handName(each.handId));
    const current = where(
      inPlay.length > 0,
      `; in progress: ${hands.map(({ en }) => en).join(', ')}`,
      ` ; en cours : ${hands.map(({ fr }) => fr).join(', ')}`,
    );
    return {
      en: `${handName(handId).en} is corrected: ${moved}${current.en}`,
      fr: `${handName(handId).fr} corrigée : ${moved}${current.fr}`,
    };
  },
  DeckChanged({ table, requestedBy, defect }) {
    const asked = where(requestedBy !== null, `, asked by seat ${requestedBy}`, `, demandé par le siège ${requestedBy}`);
    return {
      en: `table ${table} changes decks${asked.en}: ${defects[defect].en}`,
      fr: `table ${table}, changement de paquet${asked.fr} : ${defects[defect].fr}`,
    };
  },
};
