/**
 * A load as floors make it: at each tournament a director who enters a whole night command after command, viewers who ask, and screens that follow.
 * The same options give the same requests, meant for the same moments.
 */
import type { ClubNight } from '../../src/demo/club-night.js';
import { GraphqlClient, GraphqlError } from '../../src/client/graphql-client.js';
import { playNight } from '../../src/demo/play-night.js';
import { makeArrivals } from './arrivals.js';
import { openDisplay } from './displays.js';
import { compareInside, type Inside, type InsideReport, liveMbOf, readInside, rssMbOf, sumOf } from './inside.js';
import { type KindReport, Measures } from './measures.js';
import { type LoadClock, LoadOver, measured, PacedClient, untilMoment } from './paced-client.js';
import { findSlope, type Slope } from './slope.js';

export interface LoadOptions {
  readonly url: URL;
  readonly token: string;
  readonly night: ClubNight;
  readonly tournaments: number;
  readonly seconds: number;
  /** Tournaments begin one after another within these seconds. */
  readonly rampSeconds: number;
  /** Viewers of each tournament. */
  readonly viewers: number;
  /** Screens of each tournament. */
  readonly displays: number;
  /** How many times as fast as a club's floor. */
  readonly pace: number;
  readonly seed: number;
  /** Ends the load before its time. */
  readonly stopped: AbortSignal;
}

/** The measurements of one minute, from inside and outside. */
export interface MinuteReport {
  readonly minute: number;
  readonly p99Ms: number | null;
  readonly rssMb: number | null;
  /** The heap in use after the last full collection. */
  readonly liveMb: number | null;
  readonly handles: number | null;
  readonly eventLoopP99Ms: number | null;
}

/** Growth a minute, after the first five, in which caches fill; null where too few minutes were seen. */
export type Slopes = Readonly<Record<'p99Ms' | 'rssMb' | 'liveMb' | 'handles' | 'eventLoopP99Ms', Slope | null>>;

export interface LoadReport {
  readonly options: Omit<LoadOptions, 'url' | 'token' | 'night' | 'stopped'>;
  readonly seconds: number;
  readonly kinds: readonly KindReport[];
  readonly codes: Readonly<Record<string, number>>;
  readonly notSent: number;
  readonly displays: { readonly messages: number; readonly lost: number };
  /** Null where the token may not read the metrics. */
  readonly inside: InsideReport | null;
  readonly minutes: readonly MinuteReport[];
  readonly slopes: Slopes;
}

/** A hand takes about two minutes at a table; the three tables of the night together make a command every two seconds. */
const COMMAND_EVERY_MS = 2_000;
/** A person who follows a tournament on a telephone looks again. */
const LOOK_EVERY_MS = 10_000;
/** Viewers' requests that may wait for an answer at one time. */
const MOST_WAITING = 2_000;
const PATIENCE_MS = 30_000;
const MINUTE_MS = 60_000;
/** Until then caches fill: what nobody uses is forgotten within four minutes. */
const WARM_UP_MINUTES = 5;

const looks = [
  `query standings($id: ID!) { tournament(id: $id) { standings(first: 10) { nodes { rank playerId player { name } state stack } } } }`,
  `query floor($id: ID!) { tournament(id: $id) { name left level tables(first: 100) { nodes { table seats { seat playerId stack } } } clock { level endsAt } } }`,
];

const named = (seed: number, tournament: number, night: number): string => `load-${seed}-${tournament}-${night}`;

/** Whether the server has tournaments of this seed already: their commands would only be repeated. @throws GraphqlError, TypeError */
export async function isPlayed({ url, token, seed }: Pick<LoadOptions, 'url' | 'token' | 'seed'>): Promise<boolean> {
  const client = new GraphqlClient({ url: new URL('/graphql', url).href, token, patienceMs: PATIENCE_MS });
  const query = 'query played($id: ID!) { tournament(id: $id) { id } }';
  return (await client.request<{ tournament: object | null }>(query, { id: named(seed, 1, 1) })).tournament !== null;
}

/** Runs all of it. @param onTick called now and then with what was measured so far @throws TypeError when the server can't be reached at the start */
export async function runLoad(options: LoadOptions, onTick: (done: number, seconds: number) => void): Promise<LoadReport> {
  const { url, token, tournaments, seconds, rampSeconds, viewers, displays, pace, seed, stopped } = options;
  const before = await readInside(url, token);
  const measures = new Measures();
  const begun = performance.now();
  const clock: LoadClock = { now: () => performance.now() - begun, endsAt: seconds * 1_000, stopped };
  const client = new GraphqlClient({ url: new URL('/graphql', url).href, token, patienceMs: PATIENCE_MS });
  const closers: (() => void)[] = [];
  const waiting = new Set<Promise<unknown>>();

  /** Plays nights until the load is over; a refused command ends its night, a failed one too. */
  const direct = async (number: number, paced: PacedClient): Promise<void> => {
    for (let night = 1; ; night++) {
      const id = named(seed, number, night);
      await playNight(paced, id, options.night, () => undefined).catch(ignoreAnswers);
    }
  };
  const watch = async (number: number, viewer: number, from: number): Promise<void> => {
    const arrivals = makeArrivals(seed + number * 7919 + (viewer + 1) * 104_729, from, LOOK_EVERY_MS / pace);
    for (let look = viewer; ; look++) {
      const due = arrivals();
      await untilMoment(clock, due);
      if (waiting.size >= MOST_WAITING) {
        measures.notSent++;
        continue;
      }
      const query = looks[look % looks.length]!;
      const kind = look % looks.length === 0 ? 'standings' : 'floor';
      const asked = measured(
        measures,
        kind,
        () => clock.now() - due,
        () => client.request(query, { id: named(seed, number, 1) }),
      ).catch(ignoreAnswers);
      waiting.add(asked);
      void asked.finally(() => waiting.delete(asked));
    }
  };
  /** The director's first command announces the tournament that the screens follow. */
  const follow = async (number: number, from: number, director: PacedClient): Promise<void> => {
    await untilMoment(clock, from);
    await director.firstAnswer;
    for (let display = 0; display < displays; display++) closers.push(openDisplay(url, token, named(seed, number, 1), display, measures));
  };
  const minutes: MinuteReport[] = [];
  const sample = async (): Promise<void> => {
    for (let minute = 1; ; minute++) {
      await untilMoment(clock, minute * MINUTE_MS);
      minutes.push(minuteOf(minute, measures.takeRecentP99(), before === null ? null : await readInside(url, token).catch(() => null)));
    }
  };
  const tick = async (): Promise<void> => {
    for (let second = 1; ; second++) {
      await untilMoment(clock, second * 1_000);
      onTick(measures.count, second);
    }
  };

  // The first night is announced some commands after the start; earlier queries find nothing.
  const announcedAfter = (5 * COMMAND_EVERY_MS) / pace;
  const floors = Array.from({ length: tournaments }, (_, index) => {
    const from = (index / tournaments) * rampSeconds * 1_000;
    const number = index + 1;
    const later = from + announcedAfter;
    const director = new PacedClient(client, makeArrivals(seed + number * 7919, from, COMMAND_EVERY_MS / pace), clock, measures);
    return [
      direct(number, director),
      follow(number, later, director),
      ...Array.from({ length: viewers }, (_, viewer) => watch(number, viewer, later)),
    ];
  });
  try {
    await Promise.all([...floors.flat(), sample(), tick()].map((each) => each.catch(ignoreEnd)));
    await Promise.all(waiting);
  } finally {
    for (const close of closers) close();
  }
  const took = clock.now() / 1_000;
  const after = before === null ? null : await readInside(url, token).catch(() => null);
  return {
    options: { tournaments, seconds, rampSeconds, viewers, displays, pace, seed },
    seconds: took,
    kinds: measures.report(took),
    codes: measures.codes,
    notSent: measures.notSent,
    displays: { messages: measures.messages, lost: measures.lostDisplays },
    inside: before === null || after === null ? null : compareInside(before, after),
    minutes,
    slopes: {
      p99Ms: slopeOf(minutes, 'p99Ms'),
      rssMb: slopeOf(minutes, 'rssMb'),
      liveMb: slopeOf(minutes, 'liveMb'),
      handles: slopeOf(minutes, 'handles'),
      eventLoopP99Ms: slopeOf(minutes, 'eventLoopP99Ms'),
    },
  };
}

/** The measurements include errors already. */
function ignoreAnswers(error: unknown): void {
  if (error instanceof GraphqlError || error instanceof TypeError || error instanceof DOMException) return;
  throw error;
}

function ignoreEnd(error: unknown): void {
  if (!(error instanceof LoadOver)) throw error;
}

function minuteOf(minute: number, p99Ms: number | null, inside: Inside | null): MinuteReport {
  if (inside === null) return { minute, p99Ms, rssMb: null, liveMb: null, handles: null, eventLoopP99Ms: null };
  const eventLoopP99Ms = sumOf(inside, 'nodejs_eventloop_lag_p99_seconds') * 1_000;
  return {
    minute,
    p99Ms,
    rssMb: rssMbOf(inside),
    liveMb: liveMbOf(inside),
    handles: sumOf(inside, 'nodejs_active_handles_total'),
    eventLoopP99Ms,
  };
}

function slopeOf(minutes: readonly MinuteReport[], figure: keyof Slopes): Slope | null {
  const points = minutes.flatMap((each) => (each[figure] === null ? [] : [[each.minute, each[figure]] as const]));
  // A figure that was not measured again since is no second measurement.
  const isNew = ([, value]: readonly [number, number], index: number): boolean => figure !== 'liveMb' || value !== points[index - 1]?.[1];
  return findSlope(points.filter(isNew).filter(([minute]) => minute > WARM_UP_MINUTES));
}
