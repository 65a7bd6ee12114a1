/** A hand by seat number: live, or at a step of its replay. Cards that were not tabled are shown only to those who may see them. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { handStream, tableOfHand, tournamentOfHand, type HandId } from '../../../events/ids.js';
import type { Card, Pot, Street } from '../../../events/values.js';
import type { PlayerDirectory } from '../../app/vault/person-vault.js';
import type { IncidentRecord } from '../../audit/incident-record.js';
import type { ClaimWindow } from '../../hand/claims/windows.js';
import { isBurnDue } from '../../hand/cards/places.js';
import { listCardsTwice } from '../../hand/cards/hole-cards.js';
import { countChipsInPlay } from '../../hand/pots/pots.js';
import { findLegalActions } from '../../hand/betting/legal-actions.js';
import type { HandPhase, HandState } from '../../hand/state.js';
import type { HandStart } from '../../../commands/hand/start.js';
import { HandPhaseEnum, StreetEnum } from '../language/enums.js';
import { ForfeitedTurn, OpenRulingType, PendingActType, RestrictionType, TimeCallType, UncorrectedAmount } from '../judging/floor.types.js';
import { LegalActionsType, PotAwardType } from './hand-parts.types.js';
import { HandSeat } from './hand-seat.types.js';
import { WrongStreetType } from '../incidents/board-error.types.js';
import { HandIncidents } from '../incidents/hand-incidents.types.js';
import { CardScalar, ChipsScalar, PositionScalar } from '../language/scalars.js';
import { PotType, StakesType } from '../language/stakes.types.js';
import { field, orNull, Showing, withFields } from '../language/showing.js';
import { Node } from '../language/node.js';
import { Costs } from '../language/costs.js';

/** The content of a snapshot of a hand, and who sees it. */
export interface HandMoment {
  readonly id: HandId;
  /** The state of a started hand, without what the asker may not see. */
  readonly state: HandState;
  readonly revision: number;
  /** Null for a step of a replay. */
  readonly position: number | null;
  /** The incidents up to the state, read when first needed. */
  readonly record: () => IncidentRecord | Promise<IncidentRecord>;
  /** The times until which the hand can be disputed now; null for a step of a replay. */
  readonly claimWindows: (() => Promise<readonly ClaimWindow[]>) | null;
}

@ObjectType({ implements: () => [Node], description: 'A hand at one moment: now, or at a step of its replay.' })
export class Hand extends withFields(Showing<HandMoment>, {
  revision: field(Int, 'The revision of its stream at this moment.'),
  position: orNull(PositionScalar, 'The position of its last event; null at a step of a replay.'),
}) {
  constructor(
    moment: HandMoment,
    private readonly directory: PlayerDirectory,
  ) {
    super(moment);
  }

  @Field(() => ID, { description: 'Its id: tournament.table.number.' })
  get id(): string {
    return this.shown.id;
  }

  @Field(() => String, { description: 'The stream of its events.' })
  get stream(): string {
    return handStream(this.shown.id);
  }

  @Field(() => ID, { description: 'The tournament.' })
  get tournamentId(): string {
    return tournamentOfHand(this.shown.id);
  }

  @Field(() => Int, { description: 'The number of its table.' })
  get table(): number {
    return tableOfHand(this.shown.id);
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
    return this.shown.state.phase;
  }

  @Field(() => StreetEnum, { description: 'The street.' })
  get street(): Street {
    return this.shown.state.street;
  }

  @Costs({ entries: 5 })
  @Field(() => [CardScalar], { nullable: 'items', description: 'The cards of the board; null for a hand that was not recorded.' })
  get board(): readonly (Card | null)[] {
    return this.shown.state.board.flatMap<Card | null>((cards, street) => cards ?? Array<null>(street === 0 ? 3 : 1).fill(null));
  }

  // A deck has 52 cards, but few are recorded twice.
  @Costs({ entries: 10 })
  @Field(() => [CardScalar], {
    description:
      'Cards that are on record at two places. A device and a floor do not see hidden cards and are not refused for them: correct the wrong entry. Empty for an asker who may not see hidden cards.',
  })
  get cardsTwice(): readonly Card[] {
    return listCardsTwice(this.shown.state);
  }

  @Field(() => WrongStreetType, {
    nullable: true,
    description: 'A street that was dealt wrongly and how it is corrected, while its right cards are awaited; null for none.',
  })
  get wrongStreet(): WrongStreetType | null {
    const ruling = this.shown.state.incidents?.deck.correcting ?? null;
    return ruling === null ? null : new WrongStreetType(ruling);
  }

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether a card is burned before the next street; null when the board is complete.',
  })
  get burnBeforeNextStreet(): boolean | null {
    return isBurnDue(this.shown.state);
  }

  @Field(() => Int, { description: 'The seat of the button; it can be an empty seat.' })
  get button(): number {
    return this.start.button;
  }

  @Field(() => Int, { nullable: true, description: 'The seat of the small blind; null where no small blind is due.' })
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

  @Costs({ entries: 10 })
  @Field(() => [HandSeat], { description: 'The seats in it, clockwise.' })
  get seats(): readonly HandSeat[] {
    return this.start.seats.map((_seat, index) => new HandSeat(this.shown.state, index, this.directory));
  }

  @Field(() => ChipsScalar, { description: 'All chips that were put in and not yet pushed or returned.' })
  get potTotal(): number {
    return countChipsInPlay(this.shown.state);
  }

  @Costs({ entries: 10 })
  @Field(() => [PotType], { description: 'The pots as last gathered, main pot first.' })
  get pots(): readonly Pot[] {
    return this.shown.state.pots;
  }

  @Costs({ entries: 4 })
  @Field(() => [PotAwardType], { description: 'The pots that were pushed so far.' })
  get awards(): readonly PotAwardType[] {
    return this.shown.state.awards.flatMap((award) => (award === null ? [] : [new PotAwardType(award)]));
  }

  @Field(() => ChipsScalar, { description: 'The total on this street that is to be matched; before the flop at least the big blind.' })
  get currentBet(): number {
    return this.shown.state.currentBet;
  }

  @Field(() => Int, { nullable: true, description: 'The seat that is to act; null for none.' })
  get turn(): number | null {
    return this.start.seats[this.shown.state.turn]?.seat ?? null;
  }

  @Field(() => LegalActionsType, { nullable: true, description: 'What the seat in turn may do; null when no seat is to act.' })
  get legalActions(): LegalActionsType | null {
    const legal = findLegalActions(this.shown.state);
    return legal === null ? null : new LegalActionsType(legal);
  }

  @Field(() => OpenRulingType, { nullable: true, description: 'The ruling that the hand waits for; null for none.' })
  get openRuling(): OpenRulingType | null {
    const ruling = this.shown.state.actState?.ruling ?? null;
    return ruling === null ? null : new OpenRulingType(ruling);
  }

  @Field(() => RestrictionType, {
    nullable: true,
    description: 'What a seat can still do after an act that did not stand, or whose amount is open; null where nothing is restricted.',
  })
  get restriction(): RestrictionType | null {
    const restriction = this.shown.state.actState?.restriction ?? null;
    return restriction === null ? null : new RestrictionType(restriction);
  }

  @Costs({ entries: 10 })
  @Field(() => [PendingActType], { description: 'Acts that were made before their turn, or in the dark, and wait for it.' })
  get pendingActs(): readonly PendingActType[] {
    const { actState, street } = this.shown.state;
    if (actState === null) return [];
    const early = actState.early.filter(({ dies }) => dies !== true);
    return [...early.map((act) => PendingActType.early(act, street)), ...actState.dark.map((bet) => PendingActType.dark(bet))];
  }

  @Field(() => TimeCallType, { nullable: true, description: 'The time that was called on the seat in turn; null for none.' })
  get timeCall(): TimeCallType | null {
    const time = this.shown.state.reports?.time ?? null;
    return time === null ? null : new TimeCallType(time);
  }

  @Costs({ entries: 10 })
  @Field(() => [UncorrectedAmount], { description: 'Wrong amounts that lie on the table and were not corrected.' })
  get uncorrectedAmounts(): readonly UncorrectedAmount[] {
    return (this.shown.state.reports?.wrong ?? []).map((wrong) => new UncorrectedAmount(wrong));
  }

  @Field(() => ForfeitedTurn, {
    nullable: true,
    description: 'A hand that was lost by a skipped turn and can still be saved; null for none.',
  })
  get forfeitedTurn(): ForfeitedTurn | null {
    const forfeited = this.shown.state.reports?.forfeited ?? null;
    return forfeited === null ? null : { seat: forfeited.seat, options: forfeited.options };
  }

  @Field(() => HandIncidents, {
    description: 'What went wrong with the deal, the cards or the pots: what is open now, and the outcome so far.',
  })
  get incidents(): Promise<HandIncidents> {
    return this.readIncidents();
  }

  @Costs({ entries: 10 })
  @Field(() => [Int], { nullable: true, description: 'The seats in the order in which they show; null before the showdown.' })
  get showdownOrder(): readonly number[] | null {
    return this.shown.state.showdownOrder;
  }

  private async readIncidents(): Promise<HandIncidents> {
    return new HandIncidents(this.shown.state, await this.shown.record(), this.shown.claimWindows);
  }

  private get start(): HandStart {
    return this.shown.state.start!;
  }
}
