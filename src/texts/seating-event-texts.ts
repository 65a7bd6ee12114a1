/**
 * Who sits where: tables opened, stopped and broken, players moved, the final table. Each event in one short line.
 */
import type { redrawEvents } from '../../events/tournament-redraw.js';
import type { tournamentEvents } from '../../events/tournament.js';
import {
  type HaltCause,
  type MoveDropCause,
  type MoveWaitsFor,
  reasonsOfTheBook,
  type SeatsBy,
  type seatingEvents,
} from '../../events/tournament-seating.js';
import { at, type EventTexts, from as leaves, listed, tables, to as goes, where } from './event-phrases.js';
import type { Sentence } from './sentences.js';
import { lookUp } from '../../events/look-up.js';
import { plural, pluriel } from './numbers.js';

const halts: Readonly<Record<HaltCause, (difference: number) => Sentence>> = {
  difference: (difference) => ({
    en: `${difference} ${plural(difference, 'player')} fewer than the fullest table`,
    fr: `${difference} ${pluriel(difference, 'joueur')} de moins que la table la plus pleine`,
  }),
  tableBreak: () => ({ en: 'it is about to be broken', fr: 'elle va fermer' }),
  finalTable: () => ({ en: 'the final table is about to be formed', fr: 'la table finale va être formée' }),
  director: () => ({ en: 'stopped by the director', fr: 'arrêtée par le directeur' }),
};

const waits: Readonly<Record<MoveWaitsFor, Sentence>> = {
  hand: { en: 'after the hand', fr: 'après la main' },
  count: { en: 'after a count of the chips', fr: 'après un comptage des jetons' },
};

const drops: Readonly<Record<MoveDropCause, Sentence>> = {
  playerOut: { en: 'the player is out', fr: 'le joueur est sorti' },
  seatTaken: { en: 'the seat is taken', fr: 'le siège est pris' },
  tableBroken: { en: 'the table is broken', fr: 'la table est fermée' },
  notNeeded: { en: 'it is no longer needed', fr: 'ce n’est plus nécessaire' },
  replaced: { en: 'another move replaces it', fr: 'un autre le remplace' },
  director: { en: 'cancelled by the director', fr: 'annulé par le directeur' },
};

const seaters: Readonly<Record<SeatsBy, Sentence>> = {
  seed: { en: 'seats drawn by the software', fr: 'sièges tirés au sort par le logiciel' },
  tickets: { en: 'seats drawn by ticket', fr: 'sièges tirés par ticket' },
  book: { en: 'seats by the rulebook', fr: 'sièges selon le règlement' },
  director: { en: 'seats by the director', fr: 'sièges donnés par le directeur' },
};

const purposes: Readonly<Record<string, Sentence>> = {
  balancing: { en: ', to balance the tables', fr: ', pour équilibrer les tables' },
  tableBroken: { en: ', as the table is broken', fr: ', car la table ferme' },
};

const orders: Sentence = { en: ', by order of the director', fr: ', sur ordre du directeur' };

const purposeOf = (reason: string): Sentence => (reasonsOfTheBook.has(reason) ? (lookUp(purposes, reason) ?? orders) : orders);

export const seatingEventTexts: EventTexts<
  typeof seatingEvents & typeof redrawEvents & Pick<typeof tournamentEvents, 'PlayerMoved' | 'TableBroken'>
> = {
  TableOpened({ table, reason }) {
    const full = where(reason === null, ': every seat was taken', ' : tous les sièges étaient pris');
    return { en: `table ${table} is opened${full.en}`, fr: `la table ${table} s’ouvre${full.fr}` };
  },
  BreakOrderAnnounced: ({ tables: order, reason }) => ({
    en: `${reason === null ? '' : 'new '}break order: ${tables(order).en}`,
    fr: `${reason === null ? '' : 'nouvel '}ordre de fermeture : ${tables(order).fr}`,
  }),
  PlayerSeated({ playerId, to, stack, seatsBy, extra }, { player, chips }) {
    const more = where(extra, ', an extra seat,', ', un siège de plus,');
    const ordered =
      seatsBy === 'book'
        ? { en: 'by the rulebook', fr: 'selon le règlement' }
        : { en: 'by order of the director', fr: 'sur ordre du directeur' };
    return {
      en: `${player(playerId)}, who waited, sits down at ${at(to).en}${more.en} with ${chips(stack)}, ${ordered.en}`,
      fr: `${player(playerId)}, qui attendait, s’assoit ${goes(to).fr}${more.fr} avec ${chips(stack)}, ${ordered.fr}`,
    };
  },
  FinalTableDissolved: ({ table, players: left }) => ({
    en: `the final table at table ${table} is an ordinary table again: ${left} ${plural(left, 'player')} still in`,
    fr: `la table finale (table ${table}) redevient une table ordinaire : ${left} ${pluriel(left, 'joueur')} en jeu`,
  }),
  TableHalted({ table, cause, difference }) {
    const why = halts[cause](difference);
    return { en: `table ${table} starts no hand: ${why.en}`, fr: `la table ${table} ne commence pas de main : ${why.fr}` };
  },
  TableResumed: ({ table, cause }) =>
    cause === 'balanced'
      ? { en: `table ${table} plays on: the tables are balanced`, fr: `la table ${table} rejoue : les tables sont équilibrées` }
      : { en: `the director lets table ${table} play on`, fr: `le directeur laisse rejouer la table ${table}` },
  MoveDue({ playerId, from, to, waitsFor, reason }, { player }) {
    const purpose = purposeOf(reason);
    return {
      en: `${player(playerId)} is to move ${leaves(from).en} ${goes(to).en}, ${waits[waitsFor].en}${purpose.en}`,
      fr: `${player(playerId)} passera ${leaves(from).fr} ${goes(to).fr}, ${waits[waitsFor].fr}${purpose.fr}`,
    };
  },
  MoveDropped: ({ playerId, from, to, cause }, { player }) => ({
    en: `${player(playerId)} does not move ${leaves(from).en} ${goes(to).en}: ${drops[cause].en}`,
    fr: `${player(playerId)} ne passe pas ${leaves(from).fr} ${goes(to).fr} : ${drops[cause].fr}`,
  }),
  PlayerMoved({ playerId, from, to, stack, reason, handsToMiss = 0, carried }, { player, chips }) {
    const purpose = purposeOf(reason);
    const absent = where(carried !== undefined, '; the player was away', ' ; en son absence');
    const penalty = where(
      handsToMiss > 0,
      `; ${handsToMiss} ${plural(handsToMiss, 'hand')} still to miss`,
      ` ; encore ${handsToMiss} ${pluriel(handsToMiss, 'main')} à manquer`,
    );
    return {
      en: `${player(playerId)} moves ${leaves(from).en} ${goes(to).en}, with ${chips(stack)}${purpose.en}${absent.en}${penalty.en}`,
      fr: `${player(playerId)} passe ${leaves(from).fr} ${goes(to).fr}, avec ${chips(stack)}${purpose.fr}${absent.fr}${penalty.fr}`,
    };
  },
  TableBroken({ table, seatsBy }) {
    const by = seatsBy === undefined ? null : seaters[seatsBy];
    return {
      en: `table ${table} is closed${by === null ? '' : `, ${by.en}`}`,
      fr: `la table ${table} est fermée${by === null ? '' : `, ${by.fr}`}`,
    };
  },
  SeatsRedrawn({ day, tables: open, seats }) {
    const at = tables(open);
    return {
      en: `the seats of day ${day} are drawn: ${seats.length} ${plural(seats.length, 'player')} at ${at.en}`,
      fr: `les places du jour ${day} sont tirées : ${seats.length} ${pluriel(seats.length, 'joueur')}, ${at.fr}`,
    };
  },
  RedrawWithdrawn: ({ day, seats }) => ({
    en: `the seats of day ${day} are taken back: ${seats.length} ${plural(seats.length, 'player')} at the seats of before`,
    fr: `le tirage du jour ${day} est annulé : ${seats.length} ${pluriel(seats.length, 'joueur')} de retour à la place d’avant`,
  }),
  FinalTableFormed({ table, seatsBy, seats }, { player, chips, language }) {
    const seated = listed(
      seats,
      ({ playerId, seat, stack }) => `${language === 'fr' ? 'siège' : 'seat'} ${seat} ${player(playerId)} (${chips(stack)})`,
      language,
    );
    return {
      en: `final table at table ${table}, ${seaters[seatsBy].en}: ${seated}`,
      fr: `table finale à la table ${table}, ${seaters[seatsBy].fr} : ${seated}`,
    };
  },
};
