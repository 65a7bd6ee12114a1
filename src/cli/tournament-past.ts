/** A tournament at any moment, folded from its events. */
import type { RecordedEvent } from '../../events/envelope.js';
import type { TournamentId } from '../../events/ids.js';
import type { Moment, TournamentThen } from '../app/past/tournament-history.js';
import type { ShownTournament } from '../app/past/tournament-then.js';
import { CliError, type Io } from './command.js';
import { type Place, reading } from './stores.js';
import { entriesOf } from './tournament-entries.js';

/** The tournament at a moment, and the last event before it. */
export interface Then {
  readonly last: TournamentThen;
  readonly shown: ShownTournament;
}

export interface Past {
  /** When the tournament was started, or else announced, in milliseconds. */
  readonly begun: number;
  /** @throws CliError for an unknown hand, or a moment before the announcement */
  readonly at: (moment: Moment) => Then;
}

/** @throws CliError `TOURNAMENT_NOT_FOUND` */
export async function openPast(id: TournamentId, place: Place, io: Io): Promise<Past> {
  const { findThen, TournamentHistory } = await import('../app/past/tournament-history.js');
  const { readTournament } = await import('../app/past/tournament-then.js');
  const history = new TournamentHistory(id);
  const events: RecordedEvent[] = [];
  let begun: number | undefined;
  await reading(
    place,
    (line) => void io.err.write(`${line}\n`),
    async (reader) => {
      for await (const { event } of entriesOf(reader, id)) {
        if (event.type === 'TournamentStarted' || begun === undefined) begun = event.metadata.recordedAt;
        history.fold(event);
        events.push(event);
      }
    },
  );
  if (begun === undefined) throw new CliError('TOURNAMENT_NOT_FOUND', `There is no tournament "${id}" in this store.`);
  return {
    begun,
    at(moment) {
      if (moment.handId != null && !history.knowsHand(moment.handId))
        throw new CliError('HAND_NOT_FOUND', `There is no hand "${moment.handId}" in this tournament.`);
      const last = findThen(history, events, moment);
      const shown = last && readTournament(last.views, id);
      if (last === null || shown === null) throw new CliError('TOURNAMENT_NOT_THERE', `"${id}" was not announced at that moment.`);
      return { last, shown };
    },
  };
}
