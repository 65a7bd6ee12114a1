/**
 * Stops play on every node of a store while one node decides on a tournament and several of its hands at once. Nodes exchange no messages.
 * The stop is an event in the streams. The expected revision of one hand decides whether the decision was made. A node that finds an
 * abandoned stop finishes it. Decision 0013 (docs/decisions/0013-several-streams-several-nodes.md) explains why this is safe.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { RecordedEvent } from '../../../events/envelope.js';
import {
  handOfStream,
  handStream,
  isHandStream,
  tournamentOfHand,
  tournamentOfStream,
  tournamentStream,
  type HandId,
  type StreamName,
} from '../../../events/ids.js';
import type { EventStore } from '../../store/event-store.js';
import type { TournamentState } from '../../tournament/state.js';
import type { Streams } from '../dispatch/streams.js';
import type { CommandContext, CommandOutcome } from '../dispatch/outcome.js';
import type { Reactor } from '../reactions/reactor.js';
import type { Stop, StopCommand } from '../dispatch/stop.js';
import { readDecoded } from '../dispatch/stream-events.js';
import { systemActor } from '../reactions/hand-lifecycle.js';
import { readOpenings } from './openings.js';

/** Commands that are taken while play is stopped, because they finish an earlier decision. */
export const finishing = {
  tournament: new Set([
    'SettleHand',
    'CorrectSettlement',
    'CorrectPositions',
    'RecordNewcomer',
    'NoteOffence',
    'NoteMisdeal',
    'WithdrawOffences',
    'RecordAnnulment',
    'NoteHiddenChips',
    'AdvanceClock',
    'StopUnseenClock',
  ]),
  hand: new Set(['CorrectStacks', 'ExpelFromHand', 'ReadmitToHand']),
} as const;

const FIRST_WAIT_MS = 10;
const LONGEST_WAIT_MS = 200;
/** Conflicts after which a command is refused. */
const MOST_ROUNDS = 50;

export interface ClusterLockOptions {
  readonly store: EventStore;
  readonly streams: Pick<Streams, 'execute' | 'load'>;
  /** Runs the reactions to events, and the reactions to those. Repeating this has no effect. */
  readonly reactor: Pick<Reactor, 'reactTo'>;
  /** A stop older than this counts as abandoned, in milliseconds. If it was not, its node gives up its decision, which costs only time. */
  readonly patienceMs: number;
  readonly notice: (line: string) => void;
}

export class ClusterLock {
  constructor(private readonly options: ClusterLockOptions) {}

  /** Gives a command, and repeats it while play is stopped. */
  async runShared<O extends CommandOutcome>(give: () => Promise<O>): Promise<O> {
    const met = new Map<string, number>();
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      const outcome = await give();
      const stopped = stopIn(outcome);
      if (stopped === null || met.size > MOST_ROUNDS) return outcome;
      await this.await(stopped, met, wait);
    }
  }

  /**
   * Decides on a hand while its tournament and other hands are stopped. The command in this context is taken only if the hand has not
   * changed since before the stop.
   * @param handsOf the other hands to stop, by the tournament
   * @throws what the command throws; play continues then, or at the next command
   */
  async runExclusive<O extends CommandOutcome>(
    handId: HandId,
    handsOf: (tournament: TournamentState) => readonly HandId[],
    context: CommandContext,
    give: (context: CommandContext) => Promise<O>,
  ): Promise<O> {
    const { streams } = this.options;
    const id = tournamentOfHand(handId);
    const met = new Map<string, number>();
    for (let round = 1, wait = FIRST_WAIT_MS; ; round++, wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      // Read before anything is stopped: another node that takes the stop for abandoned appends to this hand before it lifts the stop.
      const { revision } = await streams.load('hand', handId);
      const tournament = await streams.load('tournament', id);
      const stop: Stop = { stopId: randomUUID(), handId, hands: handsOf(tournament.state).filter((hand) => hand !== handId) };
      const by: CommandContext = { ...ours('stop', stop.stopId), expectedRevision: tournament.revision };
      const stopped = await streams.execute('tournament', id, { type: 'StopPlay', ...stop }, by);
      const outcome = stopped.accepted ? await this.whileStopped(stop, revision, context, give) : (stopped as O);
      if (outcome.accepted || round > MOST_ROUNDS) return outcome;
      const other = stopIn(outcome);
      if (other !== null) {
        // This node has stopped the tournament, so any other stop of a hand is abandoned.
        if (stopped.accepted) await this.lift(other);
        else await this.await(other, met, wait);
      } else if (outcome.refusal.code !== 'STALE_REVISION' || (stopped.accepted && context.expectedRevision !== undefined)) {
        return outcome;
      }
    }
  }

  private async whileStopped<O extends CommandOutcome>(
    stop: Stop,
    revision: number,
    context: CommandContext,
    give: (context: CommandContext) => Promise<O>,
  ): Promise<O> {
    const { handId, hands, stopId } = stop;
    let outcome: O;
    try {
      await this.startOpened(stop);
      for (const hand of hands) {
        const stopped = await this.options.streams.execute('hand', hand, { type: 'StopPlay', ...stop }, ours('stop', stopId));
        if (!stopped.accepted) {
          await this.resume(stop);
          return stopped as O;
        }
      }
      // Carries out earlier decisions in these hands, so that the tournament has them.
      await this.finish(stop);
      outcome = await give({ ...context, expectedRevision: context.expectedRevision ?? revision });
    } catch (error) {
      // The command may have been taken in spite of the error, or may be later.
      await this.lift({ stopId, stream: tournamentStream(tournamentOfHand(handId)) }).catch((again: unknown) => this.leave(stop, again));
      throw error;
    }
    await this.resume(stop).catch((error: unknown) => this.leave(stop, error));
    return outcome;
  }

  private leave({ handId }: Stop, error: unknown): void {
    this.options.notice(`play of hand ${handId} stands still until another command comes: ${(error as Error).message}`);
  }

  /** Waits for a stop to end; lifts one that has lasted too long. */
  private async await(stopped: Stopped, met: Map<string, number>, wait: number): Promise<void> {
    const now = performance.now();
    const since = met.get(stopped.stopId) ?? now;
    met.set(stopped.stopId, since);
    if (now - since >= this.options.patienceMs) await this.lift(stopped);
    else await delay(Math.min(wait, this.options.patienceMs));
  }

  /** Ends an abandoned or overlong stop. Several nodes may do so at once. */
  private async lift({ stopId, stream }: Stopped): Promise<void> {
    const { streams, notice } = this.options;
    const { stop } = await (isHandStream(stream)
      ? streams.load('hand', handOfStream(stream))
      : streams.load('tournament', tournamentOfStream(stream)));
    if (stop?.stopId !== stopId) return;
    notice(`play of hand ${stop.handId} was left standing still: it goes on`);
    // This changes the hand's revision: the abandoned decision is either in the hand already, or will be refused.
    const fence: Stop = { stopId: randomUUID(), handId: stop.handId, hands: [] };
    await streams.execute('hand', stop.handId, { type: 'StopPlay', ...fence }, ours('stop', fence.stopId));
    await this.startOpened(stop);
    await this.finish(stop);
    await this.resume(fence);
    await this.resume(stop);
  }

  /** The hands resume first: while the tournament is stopped, no other node stops them. */
  private async resume({ stopId, handId, hands }: Stop): Promise<void> {
    const { streams } = this.options;
    const resume: StopCommand = { type: 'ResumePlay', stopId };
    for (const hand of [...hands, handId]) await streams.execute('hand', hand, resume, ours('resume', stopId));
    await streams.execute('tournament', tournamentOfHand(handId), resume, ours('resume', stopId));
  }

  /** Starts hands that were opened and not started yet. */
  private async startOpened({ handId, hands }: Stop): Promise<void> {
    const due = new Set<HandId>();
    for (const hand of hands) if ((await this.options.streams.load('hand', hand)).revision < 0) due.add(hand);
    if (due.size === 0) return;
    await this.react(await readOpenings(this.options.store, tournamentOfHand(handId), due));
  }

  /** Carries decisions in these hands to the tournament and to other hands. */
  private async finish({ handId, hands }: Stop): Promise<void> {
    for (const hand of [handId, ...hands]) await this.react(await readDecoded(this.options.store, handStream(hand)));
  }

  private async react(events: readonly RecordedEvent[]): Promise<void> {
    const last = events.at(-1);
    if (last !== undefined) await this.options.reactor.reactTo(events, last.position);
  }
}

/** A stop, and the stream where it was met. */
interface Stopped {
  readonly stopId: string;
  readonly stream: StreamName;
}

function stopIn(outcome: CommandOutcome): Stopped | null {
  if (outcome.accepted || outcome.refusal.code !== 'PLAY_STOPPED') return null;
  const { stopId, stream } = outcome.refusal.parameters;
  return { stopId: stopId as string, stream: stream as StreamName };
}

function ours(what: 'stop' | 'resume', stopId: string): CommandContext {
  return { commandId: `${what}-${stopId}`, actor: systemActor, correlationId: stopId };
}
