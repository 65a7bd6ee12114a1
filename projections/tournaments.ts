/**
 * The list of tournaments: name, phase and players left. Partition {@link ALL_TOURNAMENTS}, oldest first.
 * Long: one row, with a handler for each event that changes it.
 */
import type { DomainEvent } from '../events/catalogue.js';
import { type ClubId, type PlayerId, type TournamentId, tournamentOfStream } from '../events/ids.js';
import type { TournamentKind } from '../events/tournament-entry.js';
import type { AnteFormat, RulebookReference } from '../events/values.js';
import { change, type Projection, type Row, type Rows, mergeHandlers } from './projection.js';
import { onSeatsAndStacks } from './seats-and-stacks.js';

/** The one partition of the view. */
export const ALL_TOURNAMENTS = 'all';

/** `announced`: players enter, or wait for the draw; `seated`: seats are drawn; then `running` until one player has all chips. */
export type TournamentPhase = 'announced' | 'seated' | 'running' | 'finished';

/** A message of the director. Instants are milliseconds since 1970. */
export interface DirectorMessage {
  readonly content: string;
  readonly shownAt: number;
  /** When the screens stop showing it; null where it is shown until it is taken down. */
  readonly until: number | null;
}

export interface TournamentRow {
  readonly tournamentId: TournamentId;
  readonly name: string;
  readonly club: string;
  /** The registered club; null when only a club's name was announced. */
  readonly clubId: ClubId | null;
  /** Its kind in its federation; null when unknown. */
  readonly kind: TournamentKind | null;
  /** Its level in seasons; null where its kind is its level. */
  readonly seasonLevel: string | null;
  /** Milliseconds since 1970: the planned start; null when unknown. */
  readonly scheduledAt: number | null;
  /** As announced; null where it is that of the club. */
  readonly timeZone: string | null;
  readonly venue: string | null;
  /** What the director shows on the screens, over or not; null for nothing. */
  readonly message: DirectorMessage | null;
  /** How often its announcement or its terms were corrected. */
  readonly announcementRevision: number;
  /** The ISO 4217 code; null when unknown. */
  readonly currency: string | null;
  readonly rulebook: RulebookReference;
  readonly phase: TournamentPhase;
  /** Chips that every player starts with. */
  readonly startingStack: number;
  readonly seatsPerTable: number;
  /** The smallest chip at the start. */
  readonly chipUnit: number;
  /** Whether the book's moves are made at once. */
  readonly automaticMoves: boolean;
  readonly anteFormat: AnteFormat;
  /** Whether players can still enter before the start. */
  readonly registrationOpen: boolean;
  /** The published commitment to the next draw's seed, or to the last one's when none is to come; null for none. */
  readonly drawCommitment: {
    readonly draw: number;
    readonly hash: string;
    readonly by: 'node' | 'organiser';
    /** Null until it is revealed. */
    readonly seed: string | null;
  } | null;
  /** Players who entered and did not withdraw, including eliminated ones. */
  readonly registered: number;
  /** Players on the waiting list. */
  readonly waiting: number;
  /** Registered players who are not out; after the start, only those with a stack in play. */
  readonly left: number;
  /** Numbers of the tables in play, ascending; none before the draw. */
  readonly tables: readonly number[];
  /** The level in play, from 1; during a break the level before it; null before the start. */
  readonly level: number | null;
  readonly onBreak: boolean;
  /** Milliseconds since 1970: when the creation was recorded. */
  readonly createdAt: number;
  /** Milliseconds since 1970: when the start was recorded; null before it. */
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  readonly winner: PlayerId | null;
  /** The qualified players of a satellite; null before its end, and for other tournaments. */
  readonly qualified: readonly PlayerId[] | null;
}

/** The phase after each event that changes it. */
export const phaseAfter = {
  TournamentCreated: 'announced',
  DrawCommitted: 'announced',
  RegistrationReopened: 'announced',
  SeatsDrawn: 'seated',
  TournamentStarted: 'running',
  StartWithdrawn: 'seated',
  TournamentReopened: 'running',
  SatelliteFinished: 'finished',
  TournamentFinished: 'finished',
} as const satisfies Partial<Record<DomainEvent['type'], TournamentPhase>>;

const changeTournament = (rows: Rows<TournamentRow>, stream: string, next: (body: TournamentRow) => Partial<TournamentRow>): void =>
  change(rows, tournamentOfStream(stream), next);

const withTable = (tables: readonly number[], table: number): readonly number[] =>
  tables.includes(table) ? tables : [...tables, table].sort((a, b) => a - b);

const isBefore = (phase: TournamentPhase): boolean => phase === 'announced' || phase === 'seated';

/** Nobody has a seat: there was no draw, or the list has changed since. */
const undrawn = { phase: phaseAfter.RegistrationReopened, tables: [] } as const satisfies Partial<TournamentRow>;

function offTheList({ phase, waiting, registered, left }: TournamentRow, waited: boolean): Partial<TournamentRow> {
  if (waited) return { waiting: waiting - 1 };
  return { registered: registered - 1, left: isBefore(phase) ? left - 1 : left };
}

const comingAndGoing = onSeatsAndStacks<TournamentRow>({
  comes({ stream }, rows) {
    changeTournament(rows, stream, ({ left }) => ({ left: left + 1 }));
  },
  goes({ stream }, rows) {
    changeTournament(rows, stream, ({ left }) => ({ left: left - 1 }));
  },
});

export const tournaments: Projection<TournamentRow> = {
  name: 'tournaments',
  version: 14,
  on: mergeHandlers(comingAndGoing, {
    TournamentCreated({ stream, position, metadata, data }, rows) {
      const tournamentId = tournamentOfStream(stream);
      const row: Row<TournamentRow> = {
        key: tournamentId,
        partition: ALL_TOURNAMENTS,
        sort: position,
        body: {
          tournamentId,
          name: data.name,
          club: data.club,
          clubId: data.clubId ?? null,
          kind: data.kind ?? null,
          seasonLevel: data.seasonLevel ?? null,
          scheduledAt: data.scheduledAt ?? null,
          timeZone: data.timeZone ?? null,
          venue: data.venue ?? null,
          message: null,
          announcementRevision: 0,
          currency: data.currency ?? null,
          rulebook: data.rulebook,
          phase: phaseAfter.TournamentCreated,
          startingStack: data.startingStack,
          seatsPerTable: data.seatsPerTable,
          chipUnit: data.chipUnit,
          automaticMoves: data.automaticMoves ?? false,
          anteFormat: data.anteFormat,
          registrationOpen: true,
          drawCommitment: null,
          registered: 0,
          waiting: 0,
          left: 0,
          tables: [],
          level: null,
          onBreak: false,
          createdAt: metadata.recordedAt,
          startedAt: null,
          finishedAt: null,
          winner: null,
          qualified: null,
        },
      };
      rows.put(row);
    },
    MessageShown({ stream, data: { message, until = null, at } }, rows) {
      changeTournament(rows, stream, () => ({ message: { content: message, shownAt: at, until } }));
    },
    MessageTakenDown({ stream }, rows) {
      changeTournament(rows, stream, () => ({ message: null }));
    },
    AnnouncementCorrected({ stream, data }, rows) {
      changeTournament(rows, stream, (body) => ({
        kind: data.kind ?? body.kind,
        seasonLevel: data.seasonLevel ?? body.seasonLevel,
        scheduledAt: data.scheduledAt ?? body.scheduledAt,
        timeZone: data.timeZone ?? body.timeZone,
        venue: data.venue ?? body.venue,
        announcementRevision: body.announcementRevision + 1,
        currency: data.currency ?? body.currency,
      }));
    },
    PlayerRegistered({ stream }, rows) {
      changeTournament(rows, stream, ({ registered, left }) => ({ registered: registered + 1, left: left + 1 }));
    },
    PlayerWaitlisted({ stream }, rows) {
      changeTournament(rows, stream, ({ waiting }) => ({ waiting: waiting + 1 }));
    },
    PlayerPromoted({ stream }, rows) {
      changeTournament(rows, stream, ({ phase, waiting, registered, left }) => ({
        waiting: waiting - 1,
        registered: registered + 1,
        left: isBefore(phase) ? left + 1 : left,
      }));
    },
    AlternateCalled({ stream }, rows) {
      changeTournament(rows, stream, ({ waiting, registered }) => ({ waiting: waiting - 1, registered: registered + 1 }));
    },
    AlternateReturned({ stream }, rows) {
      changeTournament(rows, stream, ({ waiting, registered }) => ({ waiting: waiting + 1, registered: registered - 1 }));
    },
    RegistrationWithdrawn({ stream, data }, rows) {
      changeTournament(rows, stream, (body) => offTheList(body, data.waited === true));
    },
    PlayerExcluded({ stream, data }, rows) {
      changeTournament(rows, stream, (body) => offTheList(body, data.waited));
    },
    LatePlayerAdmitted({ stream, data: { admission } }, rows) {
      if (admission !== null) changeTournament(rows, stream, ({ registered }) => ({ registered: registered + 1 }));
    },
    EntryAnnulled({ stream }, rows) {
      changeTournament(rows, stream, ({ registered }) => ({ registered: registered - 1 }));
    },
    EntryTransferred({ stream, data: { playerId, toPlayer } }, rows) {
      const rename = (id: PlayerId): PlayerId => (id === playerId ? toPlayer : id);
      changeTournament(rows, stream, ({ winner, qualified }) => ({
        winner: winner && rename(winner),
        qualified: qualified && qualified.map(rename),
      }));
    },
    DrawCommitted({ stream, data }, rows) {
      changeTournament(rows, stream, () => ({ ...undrawn, drawCommitment: { draw: data.draw, hash: data.hash, by: data.by, seed: null } }));
    },
    RegistrationClosed({ stream }, rows) {
      changeTournament(rows, stream, () => ({ registrationOpen: false }));
    },
    RegistrationReopened({ stream }, rows) {
      changeTournament(rows, stream, () => ({ ...undrawn, registrationOpen: true }));
    },
    SeatsDrawn({ stream, data }, rows) {
      const drawn = [...new Set(data.seats.map(({ table }) => table))].sort((a, b) => a - b);
      changeTournament(rows, stream, ({ drawCommitment }) => ({
        phase: phaseAfter.SeatsDrawn,
        tables: drawn,
        registrationOpen: false,
        drawCommitment: drawCommitment && { ...drawCommitment, seed: data.seed },
      }));
    },
    TournamentStarted({ stream, metadata, data }, rows) {
      changeTournament(rows, stream, () => ({
        phase: phaseAfter.TournamentStarted,
        registrationOpen: false,
        startedAt: metadata.recordedAt,
        left: data.players,
      }));
    },
    TermsCorrected({ stream, data: { name, club, rulebook, startingStack, seatsPerTable, chipUnit, anteFormat, automaticMoves } }, rows) {
      changeTournament(rows, stream, (body) => ({
        name: name ?? body.name,
        club: club ?? body.club,
        announcementRevision: body.announcementRevision + 1,
        rulebook: rulebook ?? body.rulebook,
        startingStack: startingStack ?? body.startingStack,
        seatsPerTable: seatsPerTable ?? body.seatsPerTable,
        chipUnit: chipUnit ?? body.chipUnit,
        anteFormat: anteFormat ?? body.anteFormat,
        automaticMoves: automaticMoves ?? body.automaticMoves,
      }));
    },
    StartWithdrawn({ stream }, rows) {
      changeTournament(rows, stream, ({ registered }) => ({
        phase: phaseAfter.StartWithdrawn,
        startedAt: null,
        left: registered,
        level: null,
        onBreak: false,
      }));
    },
    LevelStarted({ stream, data }, rows) {
      changeTournament(rows, stream, () => ({ level: data.level, onBreak: false }));
    },
    BreakStarted({ stream }, rows) {
      changeTournament(rows, stream, () => ({ onBreak: true }));
    },
    PlayerMoved({ stream, data }, rows) {
      changeTournament(rows, stream, ({ tables }) => ({ tables: withTable(tables, data.to.table) }));
    },
    TableOpened({ stream, data }, rows) {
      changeTournament(rows, stream, ({ tables }) => ({ tables: withTable(tables, data.table) }));
    },
    TableReopened({ stream, data }, rows) {
      changeTournament(rows, stream, ({ tables }) => ({ tables: withTable(tables, data.table) }));
    },
    RedrawCommitted({ stream, data }, rows) {
      changeTournament(rows, stream, () => ({ drawCommitment: { ...data, by: 'organiser', seed: null } }));
    },
    SeatsRedrawn({ stream, data: { draw, commitment, origin } }, rows) {
      changeTournament(rows, stream, () => ({ drawCommitment: { draw, ...commitment, seed: origin.seed } }));
    },
    RedrawWithdrawn({ stream, data }, rows) {
      changeTournament(rows, stream, ({ tables }) => ({ tables: data.reopened.reduce(withTable, tables) }));
    },
    TableBroken({ stream, data }, rows) {
      changeTournament(rows, stream, ({ tables }) => ({ tables: tables.filter((table) => table !== data.table) }));
    },
    SatelliteFinished({ stream, data }, rows) {
      changeTournament(rows, stream, () => ({ phase: phaseAfter.SatelliteFinished, finishedAt: data.at, qualified: data.qualified }));
    },
    TournamentReopened({ stream }, rows) {
      changeTournament(rows, stream, () => ({ phase: phaseAfter.TournamentReopened, finishedAt: null, winner: null, qualified: null }));
    },
    TournamentFinished({ stream, data }, rows) {
      changeTournament(rows, stream, () => ({ phase: phaseAfter.TournamentFinished, finishedAt: data.at, winner: data.winner }));
    },
  }),
};
