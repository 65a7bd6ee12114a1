/**
 * What events state that clients draw: actions, rulings, moves, penalties and chip races, each as a type of its own. The data of all others is
 * JSON, in the shape that the catalogue of events gives.
 */
import { createUnionType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { DomainEvent, EventsByType } from '../../../events/catalogue.js';
import type { Offence, Ruling, RulingOption } from '../../../events/judging.js';
import type { Official, PenaltyUnit } from '../../../events/tournament-discipline.js';
import type { Text } from '../../rulebooks/setting.js';
import { ChipRaceRunType } from '../chips/chip-race.types.js';
import { OfficialEnum, PenaltyUnitEnum } from '../discipline/discipline-enums.js';
import { OpenRulingType } from '../judging/floor.types.js';
import { OffenceEnum, RulingEnum, RulingOptionEnum } from '../judging/gesture-enums.js';
import { BilingualText } from '../language/bilingual-text.types.js';
import { CitationType, explanationOf } from '../language/citation.types.js';
import { ActionTypeEnum } from '../language/enums.js';
import { ChipsScalar } from '../language/scalars.js';
import { Showing, Shown, ShownAs } from '../language/showing.js';
import { SeatAtTable } from '../table/seat-at-table.types.js';
import { lookUp } from '../../../events/look-up.js';
import { Costs } from '../language/costs.js';

type DataOf<Type extends DomainEvent['type']> = EventsByType[Type]['data'];
type Wager = DataOf<'Called' | 'BetPlaced' | 'Raised'>;

const actions = { Folded: 'fold', Checked: 'check', Called: 'call', BetPlaced: 'bet', Raised: 'raise' } as const;
type ActionEvent = keyof typeof actions;

@ObjectType({ description: 'What a seat did in its turn.' })
export class SeatActed extends Showing<DataOf<ActionEvent>> {
  constructor(
    private readonly type: ActionEvent,
    data: DataOf<ActionEvent>,
  ) {
    super(data);
  }

  @Shown(() => Int, { description: 'The number of the seat, 1 to 10.' })
  declare readonly seat: number;

  @Field(() => ActionTypeEnum, { description: 'What it did: a fold, a check, a call, a bet or a raise.' })
  get action(): (typeof actions)[ActionEvent] {
    return actions[this.type];
  }

  @Field(() => ChipsScalar, { description: 'The chips that it put in; 0 for a fold and a check.' })
  get amount(): number {
    return this.wager?.amount ?? 0;
  }

  @Field(() => ChipsScalar, { nullable: true, description: 'The total in front of the seat on the street; null for a fold and a check.' })
  get to(): number | null {
    return this.wager?.to ?? null;
  }

  @Field(() => Boolean, { description: 'Whether those were its last chips.' })
  get allIn(): boolean {
    return this.wager?.allIn ?? false;
  }

  private get wager(): Wager | null {
    return 'to' in this.shown ? this.shown : null;
  }
}

@ObjectType({ description: 'What an act with words, chips or signs counts as.' })
export class ActJudged extends Showing<DataOf<'GestureJudged'>> {
  @Shown(() => Int, { description: 'The number of the seat, 1 to 10.' })
  declare readonly seat: number;

  @Shown(() => RulingEnum, { description: 'What it counts as.' })
  declare readonly ruling: Ruling;

  @Shown(() => ChipsScalar, { nullable: true, description: 'The total after the ruling; null where it fixes none.' })
  declare readonly to: number | null;

  @Costs({ entries: 3 })
  @ShownAs(() => [CitationType], { description: 'The rules that decided, the weightiest first.' })
  declare readonly articles: readonly CitationType[];

  @Field(() => BilingualText, { description: 'Why, in one sentence.' })
  get explanation(): Text {
    return explanationOf(this.shown.reason, this.shown.articles);
  }
}

@ObjectType({ description: 'What the director ruled on a question that the rulebook left to them.' })
export class RulingGiven extends Showing<DataOf<'RulingGiven'>> {
  @Shown(() => Int, { description: 'The id of the ruling in the hand, from 1.' })
  declare readonly rulingId: number;

  @Shown(() => RulingOptionEnum, { description: 'What they chose.' })
  declare readonly option: RulingOption;

  @Shown(() => ChipsScalar, { nullable: true, description: 'The total that they set; null where the option fixes it, or there is none.' })
  declare readonly amount: number | null;

  @Shown(() => String, { nullable: true, description: 'Why, in their words; null where they did not say.' })
  declare readonly reason: string | null;
}

@ObjectType({ description: 'A player who took their chips to another seat.' })
export class PlayerMoved extends Showing<DataOf<'PlayerMoved'>> {
  @Shown(() => ID, { description: 'The id of the player.' })
  declare readonly playerId: string;

  @Shown(() => SeatAtTable, { description: 'Where they sat.' })
  declare readonly from: SeatAtTable;

  @Shown(() => SeatAtTable, { description: 'Where they sit now.' })
  declare readonly to: SeatAtTable;

  @Shown(() => ChipsScalar, { description: 'The chips that they took along.' })
  declare readonly stack: number;

  @Shown(() => String, { description: 'Why: the director’s words, or the rule that moves them, such as "balancing".' })
  declare readonly reason: string;
}

@ObjectType({ description: 'A penalty that was given.' })
export class PenaltyIssued extends Showing<DataOf<'PenaltyIssued'>> {
  @Shown(() => Int, { description: 'Its number in the tournament, from 1.' })
  declare readonly penaltyId: number;

  @Shown(() => Int, { description: 'The number of the offence that it is for.' })
  declare readonly offenceId: number;

  @Shown(() => ID, { description: 'The id of the player.' })
  declare readonly playerId: string;

  @Shown(() => OffenceEnum, { description: 'What they did.' })
  declare readonly offence: Offence;

  @Shown(() => PenaltyUnitEnum, { description: 'The unit in which it is counted.' })
  declare readonly unit: PenaltyUnit;

  @Shown(() => Int, { description: 'The number of hands or rounds; 0 for a warning.' })
  declare readonly count: number;

  @Shown(() => Int, { description: 'The hands to miss.' })
  declare readonly handsToMiss: number;

  @Shown(() => String, { nullable: true, description: 'Why it departs from the scale of the book; null where it does not.' })
  declare readonly reason: string | null;

  @Shown(() => OfficialEnum, { description: 'Who gave it.' })
  declare readonly by: Official;

  @Costs({ entries: 3 })
  @ShownAs(() => [CitationType], { description: 'The articles on it.' })
  declare readonly articles: readonly CitationType[];
}

@ObjectType({ description: 'A penalty whose hands were all missed.' })
export class PenaltyServed extends Showing<DataOf<'PenaltyServed'>> {
  @Shown(() => Int, { description: 'Its number in the tournament, from 1.' })
  declare readonly penaltyId: number;

  @Shown(() => ID, { description: 'The id of the player.' })
  declare readonly playerId: string;

  @Shown(() => Int, { description: 'How many hands they missed.' })
  declare readonly handsMissed: number;
}

@ObjectType({ description: 'A penalty that was given in error and taken back.' })
export class PenaltyLifted extends Showing<DataOf<'PenaltyLifted'>> {
  @Shown(() => Int, { description: 'Its number in the tournament, from 1.' })
  declare readonly penaltyId: number;

  @Shown(() => ID, { description: 'The id of the player.' })
  declare readonly playerId: string;

  @Shown(() => Int, { description: 'The hands that they no longer have to miss.' })
  declare readonly remaining: number;

  @Shown(() => String, { description: 'Why it was taken back.' })
  declare readonly reason: string;
}

type Payloads = {
  readonly [Type in DomainEvent['type']]?: (data: DataOf<Type>) => object;
};

/** How the data of each type is shown that clients draw. */
const payloads = {
  Folded: (data) => new SeatActed('Folded', data),
  Checked: (data) => new SeatActed('Checked', data),
  Called: (data) => new SeatActed('Called', data),
  BetPlaced: (data) => new SeatActed('BetPlaced', data),
  Raised: (data) => new SeatActed('Raised', data),
  GestureJudged: (data) => new ActJudged(data),
  RulingRequested: (data) => new OpenRulingType(data),
  RulingGiven: (data) => new RulingGiven(data),
  PlayerMoved: (data) => new PlayerMoved(data),
  PenaltyIssued: (data) => new PenaltyIssued(data),
  PenaltyServed: (data) => new PenaltyServed(data),
  PenaltyLifted: (data) => new PenaltyLifted(data),
  ChipRaceRun: (data) => new ChipRaceRunType(data),
} satisfies Payloads;

export const EventPayload = createUnionType({
  name: 'EventPayload',
  description: 'What an event states, for the kinds of events that clients draw: actions, rulings, moves, penalties and chip races.',
  types: () =>
    [SeatActed, ActJudged, OpenRulingType, RulingGiven, PlayerMoved, PenaltyIssued, PenaltyServed, PenaltyLifted, ChipRaceRunType] as const,
  resolveType: (payload: object) => payload.constructor as never,
});

/** What an event states, as a type of its own; null where it has none. @param data without what the asker may not see */
export function payloadOf(type: string, data: unknown): object | null {
  const show = lookUp(payloads as Readonly<Record<string, (data: never) => object>>, type);
  return show === undefined ? null : show(data as never);
}
