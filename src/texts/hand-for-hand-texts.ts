/**
 * What is said about hand-for-hand play: refusals, and its events.
 * Pure. May import: `events/` (types), its neighbours, codes of the tournament.
 */
import type { EventIn } from '../../events/event-type.js';
import type { HandForHandReason, handForHandEvents } from '../../events/tournament-hand-for-hand.js';
import type { HandForHandRefusals } from '../tournament/hand-for-hand/refusals.js';
import { citedIn } from './incident-event-texts.js';
import type { Sentence } from './sentences.js';
import type { TextsOf } from './shared-texts.js';

export const handForHandTexts: TextsOf<HandForHandRefusals> = {
  OTHER_TABLES_STILL_PLAYING: {
    en: 'The round is not over: these tables still play: {tables}.',
    fr: 'Le tour n’est pas fini : ces tables jouent encore : {tables}.',
  },
  NOT_HAND_FOR_HAND: {
    en: 'The tables do not play hand for hand; announce it first.',
    fr: 'Les tables ne jouent pas main par main ; annoncez-le d’abord.',
  },
  CLOCK_STANDS_FOR_ROUND: {
    en: 'Round {round} is being played and the clock stands: it is put forward when these tables are done: {waitsFor}. To let it run, end hand-for-hand play first.',
    fr: 'Le tour {round} se joue et le chronomètre est arrêté : il avancera quand ces tables auront fini : {waitsFor}. Pour le relancer, terminez d’abord le main par main.',
  },
  HAND_FOR_HAND_RUNNING: {
    en: 'The tables play hand for hand already, for {reason}; end it first.',
    fr: 'Les tables jouent déjà main par main, pour {reason} ; terminez-le d’abord.',
  },
  TOO_FEW_TABLES: {
    en: 'Tables play hand for hand from {minimum} on; there are {tables}.',
    fr: 'On joue main par main à partir de {minimum} tables ; il y en a {tables}.',
  },
  BUBBLE_NOT_OVER: {
    en: '{playersLeft} players are left, and it was announced until {until} are; say why it ends now.',
    fr: 'Il reste {playersLeft} joueurs, et il vaut jusqu’à {until} ; dites pourquoi il finit maintenant.',
  },
};

export const handForHandReasons: Readonly<Record<HandForHandReason, Sentence>> = {
  finalTable: { en: 'the final table', fr: 'la table finale' },
  bubble: { en: 'the bubble', fr: 'la bulle' },
  payJump: { en: 'a higher prize', fr: 'un palier de gains' },
};

/** The event in one line. */
export function handForHandEventText(event: EventIn<typeof handForHandEvents>): Sentence {
  const cited = 'articles' in event.data ? citedIn(event.data.articles) : '';
  const both = (en: string, fr: string): Sentence => ({ en: `${en}${cited}`, fr: `${fr}${cited}` });
  switch (event.type) {
    case 'ClockAdjusted': {
      const { byMs, reason } = event.data;
      const time = timeOf(Math.abs(byMs));
      const why = reason === null ? '' : ` (${reason})`;
      return byMs < 0
        ? both(`the clock was put forward by ${time}${why}`, `le chronomètre avance de ${time}${why}`)
        : both(`${time} were added to the clock${why}`, `${time} s’ajoutent au chronomètre${why}`);
    }
    case 'HandForHandAnnounced': {
      const { en, fr } = handForHandReasons[event.data.reason];
      return both(
        `after the hands in progress play is hand for hand, for ${en}`,
        `après les coups en cours, on joue main par main, pour ${fr}`,
      );
    }
    case 'HandForHandRoundStarted': {
      const { round } = event.data;
      return both(`hand for hand, round ${round}: every table plays one hand`, `main par main, tour ${round} : chaque table joue un coup`);
    }
    case 'HandForHandTablesExcused': {
      const { round, tables, reason } = event.data;
      const list = tables.join(', ');
      return both(
        `tables ${list} play no hand in round ${round} (${reason})`,
        `les tables ${list} ne jouent pas au tour ${round} (${reason})`,
      );
    }
    case 'AllInHeld': {
      const { table } = event.data;
      return both(`all in at table ${table}: the hands wait face down`, `tapis payé à la table ${table} : les mains attendent, cachées`);
    }
    case 'AllInsRevealed': {
      const list = event.data.tables.join(', ');
      return both(
        `the other tables are done: all-in hands at ${list} are turned up`,
        `les autres tables ont fini : les mains à tapis s’ouvrent, tables ${list}`,
      );
    }
    case 'HandForHandRoundEnded': {
      const { round } = event.data;
      return both(`hand for hand, round ${round}: every table has finished`, `main par main, tour ${round} : toutes les tables ont fini`);
    }
    case 'HandForHandEnded': {
      const { rounds, reason } = event.data;
      const why = reason === null ? '' : ` (${reason})`;
      return both(
        `hand for hand ends, rounds played: ${rounds}${why}; the clock runs`,
        `fin du main par main, tours joués : ${rounds}${why} ; le chronomètre repart`,
      );
    }
  }
}

/** Minutes and seconds, as clocks show them. */
function timeOf(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
