/** Queries after the night: the standings, and the hand of an elimination. */
import type { PublicHandEvent } from '../../events/hand.js';
import type { GraphqlClient } from '../client/graphql-client.js';

export interface NightStanding {
  readonly rank: number | null;
  readonly place: number | null;
  readonly tied: number;
  readonly playerId: string;
  readonly player: { readonly name: string | null };
  readonly state: 'REGISTERED' | 'IN' | 'ELIMINATED' | 'WINNER';
  readonly stack: number;
  readonly hands: number;
  readonly lostIn: string | null;
}

export interface NightTournament {
  readonly name: string;
  readonly clubName: string;
  readonly registered: number;
  readonly startingStack: number;
}

export interface NightStandings {
  readonly tournament: NightTournament;
  readonly standings: readonly NightStanding[];
}

const PAGE = 100;

const standingsQuery = `query standings($id: ID!, $atLeast: Position, $first: Int, $after: String) {
  tournament(id: $id, atLeast: $atLeast) {
    name clubName registered startingStack
    standings(first: $first, after: $after) {
      nodes { rank place tied playerId player { name } state stack hands lostIn }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

interface StandingsAnswer {
  readonly tournament: NightTournament & {
    readonly standings: {
      readonly nodes: readonly NightStanding[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  };
}

/** All standings at a position, page after page. */
export async function readStandings(client: GraphqlClient, id: string, atLeast: number): Promise<NightStandings> {
  const standings: NightStanding[] = [];
  let after: string | null = null;
  for (;;) {
    const answer: StandingsAnswer = await client.request(standingsQuery, { id, atLeast, first: PAGE, after });
    const { standings: page, ...tournament } = answer.tournament;
    standings.push(...page.nodes);
    after = page.pageInfo.endCursor;
    if (!page.pageInfo.hasNextPage) return { tournament, standings };
  }
}

const handQuery = `query hand($id: ID!) { hand(id: $id) { awards { pot } seats { status } } }`;

interface HandAnswer {
  readonly hand: { readonly awards: readonly { readonly pot: number }[]; readonly seats: readonly { readonly status: string }[] };
}

/** Among hands with an elimination: the one with most pots, then most players all-in; null for none. */
export async function mostTellingElimination(client: GraphqlClient, standings: readonly NightStanding[]): Promise<string | null> {
  const ids = [...new Set(standings.flatMap(({ lostIn }) => (lostIn === null ? [] : [lostIn])))];
  let best: { readonly id: string; readonly weight: number } | null = null;
  for (const id of ids) {
    const { hand } = await client.request<HandAnswer>(handQuery, { id });
    const weight = 100 * hand.awards.length + hand.seats.filter(({ status }) => status === 'ALL_IN').length;
    if (best === null || weight > best.weight) best = { id, weight };
  }
  return best?.id ?? null;
}

const replayQuery = `query handReplay($id: ID!) {
  hand(id: $id) { seats { seat playerId player { name } } }
  handReplay(handId: $id) {
    steps {
      revision recordedAt actor { actorId role } event { type data } hash
      legal { seat types callAmount wager minRaiseTo maxRaiseTo }
      stacks { seat stack bet } pots { amount seats } after { turn potTotal }
    }
  }
}`;

export interface NightReplay {
  readonly hand: {
    readonly seats: readonly { readonly seat: number; readonly playerId: string; readonly player: { readonly name: string | null } }[];
  };
  readonly handReplay: { readonly steps: readonly NightReplayStep[] };
}

export interface NightReplayStep {
  readonly revision: number;
  readonly recordedAt: string;
  readonly actor: { readonly actorId: string; readonly role: string };
  readonly event: PublicHandEvent;
  readonly hash: string;
  readonly legal: {
    readonly seat: number;
    readonly types: readonly string[];
    readonly callAmount: number;
    readonly wager: 'BET' | 'RAISE';
    readonly minRaiseTo: number | null;
    readonly maxRaiseTo: number | null;
  } | null;
  readonly stacks: readonly { readonly seat: number; readonly stack: number; readonly bet: number }[];
  readonly pots: readonly { readonly amount: number; readonly seats: readonly number[] }[];
  readonly after: { readonly turn: number | null; readonly potTotal: number } | null;
}

/** A hand, step by step. */
export function readReplay(client: GraphqlClient, id: string): Promise<NightReplay> {
  return client.request<NightReplay>(replayQuery, { id });
}
