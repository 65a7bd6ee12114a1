/**
 * Publishes the results of tournaments and keeps them up to date. A reaction to an event of a tournament has a command id made from that
 * event, so it has one effect, also after a crash and on several nodes.
 */
import type { SheetCommand } from '../../../commands/sheet.js';
import type { CommittedEvent } from '../../../events/envelope.js';
import { type PlayerId, type TournamentId, tournamentOfStream } from '../../../events/ids.js';
import type { SheetEvent } from '../../../events/sheet.js';
import type { EventStore } from '../../store/event-store.js';
import type { Dispatcher } from '../dispatch/dispatcher.js';
import type { Streams } from '../dispatch/streams.js';
import type { Registry } from '../registry/registry.js';
import { systemActor } from '../reactions/hand-lifecycle.js';
import type { CommandContext, CommandOutcome } from '../dispatch/outcome.js';
import { readTournamentSheet, sheetOfTournament } from './tournament-sheet.js';

export class PublishedResults {
  constructor(
    private readonly dispatcher: Pick<Dispatcher, 'dispatch'>,
    private readonly streams: Streams,
    private readonly store: EventStore,
    private readonly registry: Pick<Registry, 'timeZoneOf'>,
  ) {}

  /**
   * Publishes the current results of a tournament: with extra points, or of one that ended under an earlier release.
   * @param extraPoints of players, in place of those given before; null keeps these @returns null while it is played
   */
  async publish(
    tournamentId: TournamentId,
    context: CommandContext,
    extraPoints: ReadonlyMap<PlayerId, string> | null,
  ): Promise<CommandOutcome<SheetEvent> | null> {
    const sheet = await this.#read(tournamentId, null);
    if (sheet === null || !sheet.isOver) return null;
    const { facts, rows, through } = sheet;
    const cause = { kind: 'byDirector', eventId: null, article: null } as const;
    const originalCommand = {
      type: 'RecordSheet',
      tournamentId,
      ...(extraPoints === null ? {} : { extraPoints: Object.fromEntries(extraPoints) }),
    };
    const command = { type: 'RecordSheet', facts, rows, cause, through, extraPoints } as const;
    return this.dispatcher.dispatch('sheet', sheetOfTournament(tournamentId), command, { ...context, originalCommand });
  }

  #read(tournamentId: TournamentId, at: number | null): ReturnType<typeof readTournamentSheet> {
    return readTournamentSheet(this.store, tournamentId, at, (tournament) => this.registry.timeZoneOf(tournament));
  }

  /** Runs the reaction to an event of a tournament; null for none. @throws StoreError */
  async follow({ id, stream, revision, metadata }: CommittedEvent): Promise<CommandOutcome | null> {
    const tournamentId = tournamentOfStream(stream);
    const sheetId = sheetOfTournament(tournamentId);
    const { state } = await this.streams.load('sheet', sheetId);
    if ((state.through ?? -1) >= revision) return null;
    // Most corrections come while the tournament is played and has no results yet.
    if (state.facts === null && (await this.streams.load('tournament', tournamentId)).state.phase !== 'finished') return null;
    const sheet = await this.#read(tournamentId, revision);
    if (sheet === null || sheet.cause === null) return null;
    const { facts, rows, through, isOver } = sheet;
    const cause = { ...sheet.cause, article: null };
    const command: SheetCommand = isOver
      ? { type: 'RecordSheet', facts, rows, cause, through, extraPoints: null }
      : { type: 'WithdrawSheet', cause, through };
    return this.streams.execute('sheet', sheetId, command, {
      commandId: `after-${id}`,
      actor: systemActor,
      correlationId: metadata.correlationId,
      causationId: id,
      originalCommand: { type: command.type, after: id },
    });
  }
}
