/**
 * Who sits where with how many chips: the one place that knows which events change a seat or a stack after the start. Views declare the
 * steps that they show, and get handlers for the events that make such steps.
 */
import type { PlayerId } from '../events/ids.js';
import type { Place } from '../events/values.js';
import type { EventNamed, EventHandlers, Rows } from './projection.js';

type At<Data> = Data & { readonly stream: string; readonly playerId: PlayerId };
/** A stack is known since then. Milliseconds since 1970, as recorded. */
type Known<Data> = At<Data> & { readonly since: number };

export interface SeatAndStackSteps<Body> {
  /** Comes into play, for the first time or again, with these chips; `to` is null when every seat is taken. */
  readonly comes?: (step: Known<{ to: Place | null; stack: number }>, rows: Rows<Body>) => void;
  /** A player without a seat gets one. */
  readonly sits?: (step: Known<{ to: Place; stack: number }>, rows: Rows<Body>) => void;
  /** Leaves the tournament. `chipsStay`: their last chips are in other stacks at the table. */
  readonly goes?: (step: At<{ from: Place; chipsStay: boolean }>, rows: Rows<Body>) => void;
  /** Changes seats, with chips. */
  readonly moves?: (step: Known<{ from: Place; to: Place; stack: number }>, rows: Rows<Body>) => void;
  /** The stacks of these players of a table are known now. */
  readonly has?: (step: { stream: string; since: number; table: number; stacks: readonly Stack[] }, rows: Rows<Body>) => void;
  /**
   * From here on, the stacks of these players of a table are unknown; of all when they are null. `hand`: the last hand after which they
   * were known; null for the table's last.
   */
  readonly doubts?: (
    step: { stream: string; table: number; players: readonly PlayerId[] | null; hand: number | null },
    rows: Rows<Body>,
  ) => void;
  /** These players have more chips, or fewer if negative; `table` is null when the event does not name it. */
  readonly gains?: (step: { stream: string; table: number | null; gains: readonly Gain[] }, rows: Rows<Body>) => void;
}

export interface Stack {
  readonly playerId: PlayerId;
  readonly stack: number;
}

export interface Gain {
  readonly playerId: PlayerId;
  readonly amount: number;
}

/** The handlers of all events that make one of the steps. */
export function onSeatsAndStacks<Body>(steps: SeatAndStackSteps<Body>): EventHandlers<Body> {
  const { comes, sits, goes, moves, has, gains, doubts } = steps;
  return {
    ...(comes !== undefined && onComing(comes)),
    ...(sits !== undefined && onSitting(sits)),
    ...(goes !== undefined && onGoing(goes)),
    ...(moves !== undefined && onMoving(moves)),
    ...(has !== undefined && onHaving(has)),
    ...(gains !== undefined && onGaining(gains)),
    ...((goes !== undefined || gains !== undefined) && onMistakes(goes, gains)),
    ...(doubts !== undefined && onDoubt(doubts)),
    // These make several kinds of steps.
    ...((comes !== undefined || gains !== undefined) && onEntry(comes, gains)),
    ...((comes !== undefined || has !== undefined || doubts !== undefined) && onReinstatement(comes, has, doubts)),
  };
}

type Step<Body, Name extends keyof SeatAndStackSteps<Body>> = NonNullable<SeatAndStackSteps<Body>[Name]>;

function onComing<Body>(comes: Step<Body, 'comes'>): EventHandlers<Body> {
  return {
    PlayerReEntered({ stream, metadata: { recordedAt: since }, data: { playerId, to, stack } }, rows) {
      comes({ stream, since, playerId, to, stack }, rows);
    },
  };
}

function onReinstatement<Body>(
  comes: Step<Body, 'comes'> | undefined,
  has: Step<Body, 'has'> | undefined,
  doubts: Step<Body, 'doubts'> | undefined,
): EventHandlers<Body> {
  return {
    PlayerReinstated({ stream, metadata: { recordedAt: since }, data: { playerId, to, byDirector } }, rows) {
      const { stack = 0, takenFrom = null, others = [] } = byDirector ?? {};
      const table = takenFrom ?? to?.table ?? null;
      if (table !== null && others.length > 0) has?.({ stream, since, table, stacks: others }, rows);
      // After a corrected hand, the chips come with the correction.
      comes?.({ stream, since, playerId, to, stack }, rows);
      // Their chips were counted as others'.
      for (const uncertain of byDirector?.uncertain ?? []) doubts?.({ stream, table: uncertain, players: null, hand: null }, rows);
    },
  };
}

function onSitting<Body>(sits: Step<Body, 'sits'>): EventHandlers<Body> {
  return {
    PlayerSeated({ stream, metadata: { recordedAt: since }, data: { playerId, to, stack } }, rows) {
      sits({ stream, since, playerId, to, stack }, rows);
    },
  };
}

function onEntry<Body>(comes: Step<Body, 'comes'> | undefined, gains: Step<Body, 'gains'> | undefined): EventHandlers<Body> {
  return {
    LatePlayerAdmitted({ stream, metadata: { recordedAt: since }, data: { playerId, to, stack, issued, paidTo } }, rows) {
      // Otherwise the stack was in play before the player came.
      if (issued > 0) comes?.({ stream, since, playerId, to, stack }, rows);
      if (paidTo.length > 0) gains?.({ stream, table: to.table, gains: paidTo }, rows);
    },
    RebuyAnnounced({ stream, metadata: { recordedAt: since }, data: { playerId, at, chips, wasOut } }, rows) {
      if (wasOut) comes?.({ stream, since, playerId, to: at, stack: chips }, rows);
      else gains?.({ stream, table: at.table, gains: [{ playerId, amount: chips }] }, rows);
    },
  };
}

/** Entries and purchases that were mistakes. */
function onMistakes<Body>(goes: Step<Body, 'goes'> | undefined, gains: Step<Body, 'gains'> | undefined): EventHandlers<Body> {
  return {
    EntryAnnulled({ stream, data: { playerId, from } }, rows) {
      if (from !== null) goes?.({ stream, playerId, from, chipsStay: false }, rows);
    },
    PurchaseCancelled({ stream, data: { playerId, at, removed } }, rows) {
      gains?.({ stream, table: at.table, gains: [{ playerId, amount: -removed }] }, rows);
    },
  };
}

function onGoing<Body>(goes: Step<Body, 'goes'>): EventHandlers<Body> {
  const out = (
    { type, stream, data: { playerId, from } }: EventNamed<'PlayerEliminated' | 'PlayerWithdrew' | 'PlayerDisqualified'>,
    rows: Rows<Body>,
  ) => goes({ stream, playerId, from, chipsStay: type === 'PlayerEliminated' }, rows);
  return { PlayerEliminated: out, PlayerWithdrew: out, PlayerDisqualified: out };
}

function onMoving<Body>(moves: Step<Body, 'moves'>): EventHandlers<Body> {
  const all = (
    { stream, metadata: { recordedAt: since }, data }: EventNamed<'SeatsRedrawn' | 'RedrawWithdrawn'>,
    rows: Rows<Body>,
  ): void => {
    for (const { playerId, from, to, stack } of data.seats) moves({ stream, since, playerId, from, to, stack }, rows);
  };
  return {
    PlayerMoved({ stream, metadata: { recordedAt: since }, data: { playerId, from, to, stack } }, rows) {
      moves({ stream, since, playerId, from, to, stack }, rows);
    },
    WrongSeatCorrected({ stream, metadata: { recordedAt: since }, data }, rows) {
      for (const { playerId, from, to, stack } of data.players) moves({ stream, since, playerId, from, to, stack }, rows);
    },
    SeatsRedrawn: all,
    RedrawWithdrawn: all,
    FinalTableFormed({ stream, metadata: { recordedAt: since }, data: { table, seats } }, rows) {
      for (const { playerId, from, seat, stack } of seats) moves({ stream, since, playerId, from, to: { table, seat }, stack }, rows);
    },
  };
}

function onHaving<Body>(has: Step<Body, 'has'>): EventHandlers<Body> {
  return {
    HandSettled({ stream, metadata: { recordedAt: since }, data: { table, stacks } }, rows) {
      has({ stream, since, table, stacks }, rows);
    },
    ChipsCounted({ stream, metadata: { recordedAt: since }, data: { table, stacks } }, rows) {
      has({ stream, since, table, stacks }, rows);
    },
    ChipRaceRun({ stream, metadata: { recordedAt: since }, data: { table, players } }, rows) {
      has({ stream, since, table, stacks: players.map(({ playerId, after }) => ({ playerId, stack: after })) }, rows);
    },
  };
}

function onDoubt<Body>(doubts: Step<Body, 'doubts'>): EventHandlers<Body> {
  return {
    HandPlayed({ stream, data: { table, handNumber, dealt } }, rows) {
      doubts({ stream, table, players: dealt?.seats.map(({ playerId }) => playerId) ?? null, hand: handNumber - 1 }, rows);
    },
  };
}

function onGaining<Body>(gains: Step<Body, 'gains'>): EventHandlers<Body> {
  type Data = { readonly playerId: PlayerId; readonly at: Place };
  const gain = (stream: string, { playerId, at }: Data, amount: number, rows: Rows<Body>): void => {
    if (amount !== 0) gains({ stream, table: at.table, gains: [{ playerId, amount }] }, rows);
  };
  return {
    AbsentBlindsTaken({ stream, data }, rows) {
      gain(stream, data, -data.amount, rows);
    },
    ChipCountCorrected({ stream, data }, rows) {
      gains({ stream, table: data.table, gains: data.changes }, rows);
    },
    SettlementCorrected({ stream, data }, rows) {
      gains({ stream, table: null, gains: data.changes }, rows);
    },
    ChipRaceCorrected({ stream, data }, rows) {
      gains({ stream, table: null, gains: data.changes }, rows);
    },
    AddOnTaken({ stream, data }, rows) {
      gain(stream, data, data.chips, rows);
    },
    FoundChipsReported({ stream, data }, rows) {
      gain(stream, data, data.credited, rows);
    },
    ChipsAdded({ stream, data }, rows) {
      gain(stream, data, data.amount, rows);
    },
    ChipsTakenBack({ stream, data }, rows) {
      gain(stream, data, -data.amount, rows);
    },
    ChipsReportedLost({ stream, data }, rows) {
      gain(stream, data, -data.amount, rows);
    },
    LostChipsFound({ stream, data }, rows) {
      gain(stream, data, data.returned, rows);
    },
    HiddenChipsConfiscated({ stream, data }, rows) {
      // Chips from outside were in no stack.
      gain(stream, data, data.origin === 'onTable' ? -data.amount : 0, rows);
    },
  };
}
