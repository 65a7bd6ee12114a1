/**
 * A hand as the decider knows it, shown by seat number: live, or at any step of its replay.
 * Cards that were not tabled are shown to the bearer of the token only. May import: @nestjs/graphql, `src/hand`.
 */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { handStream, tableOfHand, tournamentOfHand, type HandId } from '../../events/ids.js';
import type { Card, Pot, Street } from '../../events/values.js';
import type { PlayerDirectory } from '../app/player-directory.js';
import { burnIsDue } from '../hand/deck/places.js';
import type { LegalActions } from '../hand/legal-actions.js';
import { committedBy } from '../hand/pots.js';
import type { HandPhase, HandStart, HandState } from '../hand/state.js';
import { HandPhaseEnum, SeatStatusEnum, StreetEnum } from './enums.js';
import { ForfeitedTurn, OpenRulingType, PendingActType, RestrictionType, TimeCallType, UncorrectedAmount } from './floor.types.js';
import { LegalActionsType, PotAwardType } from './hand-parts.types.js';
import { WrongStreetType } from './incidents/board-error.types.js';
import { Player } from './player.types.js';
import { CardScalar, ChipsScalar, PositionScalar } from './scalars.js';
import { PotType, StakesType } from './stakes.types.js';

@ObjectType({ description: 'A seat in a hand.' })
export class HandSeat {
  /** @param index the seat's place in the state, clockwise from 0 */
  constructor(
    private readonly state: HandState,
    private readonly index: number,
    private readonly secrets: boolean,
    private readonly directory: PlayerDirectory,
  ) {}

  @Field(() => Int, { description: 'The number of the seat, 1 to 10.' })
  get seat(): number {
    return this.start.seats[this.index]!.seat;
  }

  @Field(() => ID, { description: 'The id of the player.' })
  get playerId(): string {
    return this.start.seats[this.index]!.playerId;
  }

  @Field(() => Player, { description: 'The player.' })
  get player(): Player {
    return new Player(this.start.seats[this.index]!.playerId, this.directory);
  }

  @Field(() => ChipsScalar, { description: 'Chips behind.' })
  get stack(): number {
    return this.state.stacks[this.index]!;
  }

  @Field(() => ChipsScalar, { description: 'Chips in front of the seat on this street, antes not counted.' })
  get bet(): number {
    return this.state.bets[this.index]!;
  }

  @Field(() => ChipsScalar, {
    description: 'Chips put in over the whole hand, less what was returned; an ante that one player pays for the table is not in it.',
  })
  get committed(): number {
    return committedBy(this.state, this.index);
  }

  @Field(() => SeatStatusEnum, { description: 'What it still is in the hand.' })
  get status(): 'live' | 'allIn' | 'out' | 'dead' {
    if (this.start.seats[this.index]!.dead) return 'dead';
    if (!this.has(this.state.live)) return 'out';
    return this.has(this.state.allIn) ? 'allIn' : 'live';
  }

  @Field(() => [CardScalar], {
    nullable: true,
    description:
      'Both cards, where they are known and may be seen: everybody sees tabled ones, the bearer of the admin token all that were recorded.',
  })
  get cards(): readonly Card[] | null {
    return this.secrets || this.tabled ? this.state.holeCards[this.index]! : null;
  }

  @Field(() => Boolean, { description: 'Whether both cards lie face up.' })
  get tabled(): boolean {
    return this.has(this.state.tabled);
  }

  @Field(() => Boolean, { description: 'Whether the hand was given up at showdown without tabling it.' })
  get mucked(): boolean {
    return this.has(this.state.mucked);
  }

  private get start(): HandStart {
    return this.state.start!;
  }

  private has(seats: number): boolean {
    return ((seats >> this.index) & 1) === 1;
  }
}

/** What a snapshot shows of a hand, and to whom. */
export interface HandMoment {
  readonly id: HandId;
  /** A state whose hand has been started. */
  readonly state: HandState;
  readonly legal: LegalActions | null;
  readonly revision: number;
  /** Null where the moment is one of a replay. */
  readonly position: number | null;
  /** Whether cards that were not tabled may be seen. */
  readonly secrets: boolean;
}

@ObjectType({ description: 'A hand at one moment: as it stands, or at a step of its replay.' })
export class Hand {
  constructor(
    private readonly moment: HandMoment,
    private readonly directory: PlayerDirectory,
  ) {}

  @Field(() => ID, { description: 'Its id: tournament.table.number.' })
  get id(): string {
    return this.moment.id;
  }

  @Field(() => String, { description: 'The stream that its events stand in.' })
  get stream(): string {
    return handStream(this.moment.id);
  }

  @Field(() => ID, { description: 'The tournament.' })
  get tournamentId(): string {
    return tournamentOfHand(this.moment.id);
  }

  @Field(() => Int, { description: 'The number of its table.' })
  get table(): number {
    return tableOfHand(this.moment.id);
  }

  @Field(() => Int, { description: 'Its number at its table, from 1.' })
  get number(): number {
    return this.start.handNumber;
  }

  @Field(() => Int, { description: 'The level it is played at, from 1.' })
  get level(): number {
    return this.start.level;
  }

  @Field(() => HandPhaseEnum, { description: 'What it waits for.' })
  get phase(): HandPhase {
    return this.moment.state.phase;
  }

  @Field(() => StreetEnum, { description: 'The street.' })
  get street(): Street {
    return this.moment.state.street;
  }

  @Field(() => [CardScalar], { nullable: 'items', description: 'The cards of the board; null for one that nobody typed in.' })
  get board(): readonly (Card | null)[] {
    return this.moment.state.board.flatMap<Card | null>((cards, street) => cards ?? Array<null>(street === 0 ? 3 : 1).fill(null));
  }

  @Field(() => WrongStreetType, {
    nullable: true,
    description: 'A street that was dealt wrongly and how it is put right, while its right cards are awaited; null for none.',
  })
  get wrongStreet(): WrongStreetType | null {
    const ruling = this.moment.state.incidents?.deck.correcting ?? null;
    return ruling === null ? null : new WrongStreetType(ruling);
  }

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether a card is burned before the next street; null when the board is complete.',
  })
  get burnBeforeNextStreet(): boolean | null {
    return burnIsDue(this.moment.state);
  }

  @Field(() => Int, { description: 'The seat of the button; nobody need sit there.' })
  get button(): number {
    return this.start.button;
  }

  @Field(() => Int, { nullable: true, description: 'The seat of the small blind; null when nobody owes it.' })
  get smallBlindSeat(): number | null {
    return this.start.smallBlindSeat;
  }

  @Field(() => Int, { description: 'The seat of the big blind.' })
  get bigBlindSeat(): number {
    return this.start.bigBlindSeat;
  }

  @Field(() => StakesType, { description: 'Its forced bets.' })
  get stakes(): StakesType {
    return this.start.stakes;
  }

  @Field(() => [HandSeat], { description: 'The seats in it, clockwise.' })
  get seats(): readonly HandSeat[] {
    const { state, secrets } = this.moment;
    return this.start.seats.map((_seat, index) => new HandSeat(state, index, secrets, this.directory));
  }

  @Field(() => ChipsScalar, { description: 'All chips that were put in and not yet pushed or returned.' })
  get potTotal(): number {
    const behind = this.moment.state.stacks.reduce((sum, stack) => sum + stack, 0);
    return this.start.seats.reduce((sum, seat) => sum + seat.stack, 0) - behind;
  }

  @Field(() => [PotType], { description: 'The pots as last gathered, main pot first.' })
  get pots(): readonly Pot[] {
    return this.moment.state.pots;
  }

  @Field(() => [PotAwardType], { description: 'The pots that were pushed so far.' })
  get awards(): readonly PotAwardType[] {
    return this.moment.state.awards.flatMap((award) => (award === null ? [] : [new PotAwardType(award)]));
  }

  @Field(() => ChipsScalar, { description: 'The total on this street that is to be matched; before the flop at least the big blind.' })
  get currentBet(): number {
    return this.moment.state.currentBet;
  }

  @Field(() => Int, { nullable: true, description: 'The seat that is to act; null for nobody.' })
  get turn(): number | null {
    return this.start.seats[this.moment.state.turn]?.seat ?? null;
  }

  @Field(() => LegalActionsType, { nullable: true, description: 'What the seat in turn may do; null when nobody is to act.' })
  get legalActions(): LegalActionsType | null {
    return this.moment.legal === null ? null : new LegalActionsType(this.moment.legal);
  }

  @Field(() => OpenRulingType, { nullable: true, description: 'The ruling that the hand waits for; null for none.' })
  get openRuling(): OpenRulingType | null {
    const ruling = this.moment.state.floor?.ruling ?? null;
    return ruling === null ? null : new OpenRulingType(ruling);
  }

  @Field(() => RestrictionType, {
    nullable: true,
    description: 'What is left to a seat after an act that did not stand, or whose amount is open; null where nothing is narrowed.',
  })
  get restriction(): RestrictionType | null {
    const restriction = this.moment.state.floor?.restriction ?? null;
    return restriction === null ? null : new RestrictionType(restriction);
  }

  @Field(() => [PendingActType], { description: 'Acts that were made before their turn, or in the dark, and wait for it.' })
  get pendingActs(): readonly PendingActType[] {
    const { floor, street } = this.moment.state;
    if (floor === null) return [];
    return [...floor.early.map((act) => PendingActType.early(act, street)), ...floor.dark.map((bet) => PendingActType.dark(bet))];
  }

  @Field(() => TimeCallType, { nullable: true, description: 'The time that was called on the seat in turn; null for none.' })
  get timeCall(): TimeCallType | null {
    const time = this.moment.state.reports?.time ?? null;
    return time === null ? null : new TimeCallType(time);
  }

  @Field(() => [UncorrectedAmount], { description: 'Wrong amounts that lie on the table and were not corrected.' })
  get uncorrectedAmounts(): readonly UncorrectedAmount[] {
    return (this.moment.state.reports?.wrong ?? []).map((wrong) => new UncorrectedAmount(wrong));
  }

  @Field(() => ForfeitedTurn, {
    nullable: true,
    description: 'A hand that was lost by a skipped turn and can still be saved; null for none.',
  })
  get forfeitedTurn(): ForfeitedTurn | null {
    const forfeited = this.moment.state.reports?.forfeited ?? null;
    return forfeited === null ? null : { seat: forfeited.seat, options: forfeited.options };
  }

  @Field(() => [Int], { nullable: true, description: 'The seats in the order in which they show; null before the showdown.' })
  get showdownOrder(): readonly number[] | null {
    return this.moment.state.showdownOrder;
  }

  @Field(() => Int, { description: 'The revision of its stream at this moment.' })
  get revision(): number {
    return this.moment.revision;
  }

  @Field(() => PositionScalar, { nullable: true, description: 'The position of its last event; null at a step of a replay.' })
  get position(): number | null {
    return this.moment.position;
  }

  private get start(): HandStart {
    return this.moment.state.start!;
  }
}
