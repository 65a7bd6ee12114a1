/**
 * The tournaments that all clients of a run share, and what a client does next at one of their tables: plain play, never all in, so that no tournament ends.
 */
import { Dice } from '../../bench/soak/dice.js';
import type { GraphqlClient } from '../../src/client/graphql-client.js';

export interface Command {
  readonly mutation: string;
  readonly input: { readonly commandId: string } & Readonly<Record<string, unknown>>;
}

export interface Answer {
  readonly position: number | null;
  readonly revision: number;
  readonly repeated: boolean;
  readonly events: readonly { readonly id: string; readonly stream: string }[];
}

interface HandNow {
  readonly phase: string;
  readonly street: 'PREFLOP' | 'FLOP' | 'TURN' | 'RIVER';
  readonly legalActions: { readonly seat: number; readonly types: readonly string[]; readonly minRaiseTo: number | null } | null;
  readonly pots: readonly { readonly seats: readonly number[] }[];
}

export const SEATS_PER_TABLE = 4;
export const STARTING_STACK = 1_000_000_000;
const PLAYERS = 8;
const NEXT_STREET = { PREFLOP: 'FLOP', FLOP: 'TURN', TURN: 'RIVER', RIVER: 'RIVER' } as const;
const handQuery = 'query hand($id: ID!) { hand(id: $id) { phase street legalActions { seat types minRaiseTo } pots { seats } } }';

/** One tournament of two tables. */
export class Floor {
  readonly id: string;
  /** The last opened hand of each table. */
  private readonly lastHand = new Map([
    [1, 0],
    [2, 0],
  ]);

  constructor(run: string, number: number) {
    this.id = `chaos-${run}-${number}`;
  }

  /** The commands before play, in order. */
  get setup(): readonly Command[] {
    const command = (mutation: string, name: string, input: object = {}): Command => ({
      mutation,
      input: { commandId: `${this.id}-${name}`, tournamentId: this.id, ...input },
    });
    const structure = [{ kind: 'LEVEL', smallBlind: 1, bigBlind: 2, seconds: 86_400 }];
    const settings = { name: 'Chaos', club: 'Test', rulebook: { id: 'ropta' }, structure, chipUnit: 1 };
    return [
      command('createTournament', 'create', { ...settings, startingStack: STARTING_STACK, seatsPerTable: SEATS_PER_TABLE }),
      ...Array.from({ length: PLAYERS }, (_, index) => command('registerPlayer', `p${index}`, { playerId: `p${index}`, adult: true })),
      command('drawSeats', 'draw'),
      command('startTournament', 'start'),
    ];
  }

  /** The next command of a client that looks at the table now; it may come too late. */
  async next(client: GraphqlClient, dice: Dice, commandId: string): Promise<Command> {
    const table = dice.from(1, 2);
    const number = this.lastHand.get(table)!;
    const handId = `${this.id}.${table}.${number}`;
    const hand = number === 0 ? null : (await client.request<{ hand: HandNow | null }>(handQuery, { id: handId })).hand;
    const inHand = hand === null ? null : nextInHand(hand, dice);
    if (inHand !== null) return { mutation: inHand.mutation, input: { commandId, handId, ...inHand.input } };
    return { mutation: 'openHand', input: { commandId, tournamentId: this.id, table } };
  }

  /** Takes note of the hand that was opened. */
  opened(handId: string): void {
    const [, table, number] = handId.split('.');
    this.lastHand.set(Number(table), Math.max(this.lastHand.get(Number(table))!, Number(number)));
  }
}

function nextInHand(hand: HandNow, dice: Dice): { readonly mutation: string; readonly input: object } | null {
  const { legalActions, phase, street, pots } = hand;
  if (legalActions !== null) return { mutation: 'act', input: { seat: legalActions.seat, act: { action: actionOf(legalActions, dice) } } };
  if (phase === 'AWAITING_BOARD') return { mutation: 'dealBoard', input: { street: NEXT_STREET[street] } };
  if (phase !== 'SHOWDOWN') return null;
  const winners = pots.map(({ seats }, pot) => ({ pot, seats: [dice.pick(seats)] }));
  return { mutation: 'declareWinners', input: { winners } };
}

function actionOf({ types, minRaiseTo }: NonNullable<HandNow['legalActions']>, dice: Dice): object {
  const raises = types.filter((type) => type === 'BET' || type === 'RAISE');
  if (raises.length > 0 && minRaiseTo !== null && dice.onceIn(6)) return { type: raises[0], to: minRaiseTo };
  const quiet = types.filter((type) => type === 'CHECK' || type === 'CALL');
  return { type: quiet.length > 0 && !dice.onceIn(4) ? quiet[0] : 'FOLD' };
}
