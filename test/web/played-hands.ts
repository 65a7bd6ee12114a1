/** Hands for the replay: disputed words, a raise that the books count differently, side pots, and an award that was put right. */
import { boards, holeCards, type HandAnswer } from '../api/hands.js';
import type { Floor } from './floor.js';

const fields = '{ hand { id phase street turn revision seats { seat playerId status tabled } legalActions { types } showdownOrder } }';

export const tournamentId = 'hands';

/** Nine players at one table, by the ROPTA, in level 6: blinds of 1,500 and 3,000, ante 3,000. */
export async function seatNine(floor: Floor, seats: { readonly stack?: number } = {}): Promise<void> {
  await floor.start({ id: tournamentId, name: 'Deepstack du vendredi', players: 9, settings: { startingStack: seats.stack ?? 60_000 } }, 6);
  await floor.api.command('determineFirstButton', { tournamentId, table: 1, seat: 3 });
}

export class PlayedHand {
  private constructor(
    private readonly floor: Floor,
    private hand: HandAnswer,
  ) {}

  /** Of the first table. */
  static async open(floor: Floor, at = tournamentId): Promise<PlayedHand> {
    const { hand } = await floor.api.command('openHand', { tournamentId: at, table: 1 }, fields);
    return new PlayedHand(floor, hand as HandAnswer);
  }

  get id(): string {
    return this.hand.id;
  }

  get turn(): number {
    return this.hand.turn!;
  }

  async give(name: string, input: object): Promise<void> {
    this.hand = (await this.floor.api.command(name, { handId: this.id, ...input }, fields)).hand as HandAnswer;
  }

  /** A plain action of the seat in turn. */
  act(type: string, to?: number): Promise<void> {
    return this.give('act', { seat: this.turn, act: { action: { type, ...(to === undefined ? {} : { to }) } } });
  }

  gesture(gesture: object): Promise<void> {
    return this.give('act', { seat: this.turn, act: { gesture } });
  }

  /** Folds until this many seats are left. */
  async foldTo(left: number): Promise<void> {
    while (this.hand.seats.filter(({ status }) => status !== 'OUT').length > left) await this.act('FOLD');
  }

  get isBetting(): boolean {
    return this.hand.phase === 'BETTING';
  }

  /** The rest of the hand with a board whose cards stay unknown; both hands are tabled, in the order of the showdown. @returns their seats */
  async showBlindly(): Promise<readonly [number, number]> {
    while (this.hand.phase !== 'SHOWDOWN') {
      if (this.isBetting) await this.act(this.hand.legalActions!.types.includes('CHECK') ? 'CHECK' : 'CALL');
      else await this.give('dealBoard', { street: boards[this.hand.street]!.street });
    }
    const [first, second] = this.hand.showdownOrder as [number, number];
    await this.give('tableHand', { seat: first, cards: ['As', 'Ah'] });
    await this.give('tableHand', { seat: second, cards: ['2s', '7h'] });
    return [first, second];
  }

  /** The rest of the hand: checked down, and tabled in order. */
  async checkDown(): Promise<void> {
    while (this.hand.phase !== 'COMPLETED') {
      if (this.hand.phase === 'BETTING') await this.act(this.hand.legalActions!.types.includes('CHECK') ? 'CHECK' : 'CALL');
      else if (this.hand.phase === 'AWAITING_BOARD') await this.give('dealBoard', { ...boards[this.hand.street] });
      else {
        const seat = this.hand.showdownOrder!.find((each) =>
          this.hand.seats.some((at) => at.seat === each && !at.tabled && at.status !== 'OUT'),
        )!;
        await this.give('tableHand', { seat, cards: holeCards[seat] ?? ['7c', '2d'] });
      }
    }
  }
}

/** The words of a raise are disputed and ruled on; the next raise is too small, and the books make it up differently. */
export async function playDisputedWords(floor: Floor): Promise<string> {
  const hand = await PlayedHand.open(floor);
  await hand.give('recordHoleCards', { seat: 1, cards: ['As', 'Kh'] });
  await hand.gesture({ words: { kind: 'RAISE', amount: 9_000 }, motions: [[5_000, 5_000]], heardByAll: false });
  await hand.give('ruleOnAction', { rulingId: 1, option: 'RAISE', reason: 'Le donneur a entendu 9 000.' });
  await hand.gesture({ words: { kind: 'RAISE', amount: 10_000 } });
  await hand.foldTo(2);
  await hand.checkDown();
  return hand.id;
}

/** Three are all-in with stacks of their own: a main pot and side pots, to the best of the tabled hands. */
export async function playSidePots(floor: Floor, allIn: readonly number[]): Promise<string> {
  const hand = await PlayedHand.open(floor);
  while (hand.isBetting) await hand.act(allIn.includes(hand.turn) ? 'ALL_IN' : 'FOLD');
  await hand.checkDown();
  return hand.id;
}

export const saidInDispute = {
  claim: 'Le pot est à moi.',
  witness: 'J’étais à côté.',
  reason: 'La vidéo montre le tableau.',
  remedy: 'Le pot change de mains.',
};

/** The cards of the board stay unknown, and the wrong seat gets the pot. That is disputed, ruled on and put right. @returns the id of the dispute */
export async function settleDispute(floor: Floor): Promise<string> {
  const hand = await PlayedHand.open(floor);
  await hand.foldTo(2);
  const [wrong, right] = await hand.showBlindly();
  await hand.give('declareWinners', { winners: [{ pot: 0, seats: [wrong] }] });
  const { claim, witness, reason, remedy } = saidInDispute;
  const subject = { handId: hand.id };
  const opened = await floor.api.command(
    'openDispute',
    { tournamentId, subject, step: await stepOf(floor, hand.id, 'PotAwarded'), playerId: 'p4', claim },
    '{ dispute { id } }',
  );
  const disputeId = opened.dispute.id as string;
  await floor.api.command('recordEvidence', { disputeId, playerId: 'p1', statement: witness });
  await floor.api.command('ruleOnDispute', { disputeId, upheld: true, article: 'RO 10.9', reason, remedy });
  await hand.give('correctAward', { correlationId: disputeId, pot: 0, goesTo: { winners: [right] }, reason });
  return disputeId;
}

/** The number of the first step of a type. */
async function stepOf(floor: Floor, handId: string, type: string): Promise<number> {
  const { data } = await floor.api.ask('query($id: ID!) { handReplay(handId: $id) { steps { event { type } } } }', { id: handId });
  const steps = data!['handReplay'].steps as { readonly event: { readonly type: string } }[];
  return steps.findIndex(({ event }) => event.type === type);
}

/** Ended by the director: those still in share the pot. */
export async function playVoid(floor: Floor): Promise<string> {
  const hand = await PlayedHand.open(floor);
  await hand.act('CALL');
  await hand.give('voidHand', { cause: 'RULED', settlement: 'SPLIT', reason: 'Alerte incendie.' });
  return hand.id;
}
