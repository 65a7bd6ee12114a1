/**
 * Typed payloads of events that clients display: actions, rulings, moves, penalties and chip races. Other events have JSON data, as
 * described in the catalogue of events.
 */
import { createUnionType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { DomainEvent, EventsByType } from '../../../events/catalogue.js';
import type { Text } from '../../rulebooks/setting.js';
import { ChipRaceRunType } from '../chips/chip-race.types.js';
import { OfficialEnum, PenaltyUnitEnum } from '../discipline/discipline-enums.js';
import { OpenRulingType } from '../judging/floor.types.js';
import { OffenceEnum, RulingEnum, RulingOptionEnum } from '../judging/gesture-enums.js';
import { BilingualText } from '../language/bilingual-text.types.js';
import { CitationType, explanationOf } from '../language/citation.types.js';
import { ActionTypeEnum } from '../language/enums.js';
import { ChipsScalar } from '../language/scalars.js';
import { field, list, orNull, shownAs, Showing, withFields } from '../language/showing.js';
import { SeatAtTable } from '../table/seat-at-table.types.js';
import { lookUp } from '../../../events/look-up.js';

type DataOf<Type extends DomainEvent['type']> = EventsByType[Type]['data'];
type Wager = DataOf<'Called' | 'BetPlaced' | 'Raised'>;

const actions = { Folded: 'fold', Checked: 'check', Called: 'call', BetPlaced: 'bet', Raised: 'raise' } as const;
type ActionEvent = keyof typeof actions;

@ObjectType({ description: 'What a seat did in its turn.' })
export class SeatActed extends withFields(Showing<DataOf<ActionEvent>>, {
  seat: field(Int, 'The number of the seat, 1 to 10.'),
}) {
  constructor(
    private readonly type: ActionEvent,
    data: DataOf<ActionEvent>,
  ) {
    super(data);
  }

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
export class ActJudged extends withFields(Showing<DataOf<'GestureJudged'>>, {
  seat: field(Int, 'The number of the seat, 1 to 10.'),
  ruling: field(RulingEnum, 'What it counts as.'),
  to: orNull(ChipsScalar, 'The total after the ruling; null where it fixes none.'),
  articles: list(3, shownAs(CitationType), 'The rules that decided, the weightiest first.'),
}) {
  @Field(() => BilingualText, { description: 'Why, in one sentence.' })
  get explanation(): Text {
    return explanationOf(this.shown.reason, this.shown.articles);
  }
}

@ObjectType({ description: 'What the director ruled on a question that the rulebook left to them.' })
export class RulingGiven extends withFields(Showing<DataOf<'RulingGiven'>>, {
  rulingId: field(Int, 'The id of the ruling in the hand, from 1.'),
  option: field(RulingOptionEnum, 'What they chose.'),
  amount: orNull(ChipsScalar, 'The total that they set; null where the option fixes it, or there is none.'),
  reason: orNull(String, 'Why, in their words; null where they did not say.'),
}) {}

@ObjectType({ description: 'A player who took their chips to another seat.' })
export class PlayerMoved extends withFields(Showing<DataOf<'PlayerMoved'>>, {
  playerId: field(ID, 'The id of the player.'),
  from: field(SeatAtTable, 'Where they sat.'),
  to: field(SeatAtTable, 'Where they sit now.'),
  stack: field(ChipsScalar, 'The chips that they took along.'),
  reason: field(String, 'Why: the director’s words, or the rule that moves them, such as "balancing".'),
}) {}

@ObjectType({ description: 'A penalty that was given.' })
export class PenaltyIssued extends withFields(Showing<DataOf<'PenaltyIssued'>>, {
  penaltyId: field(Int, 'Its number in the tournament, from 1.'),
  offenceId: field(Int, 'The number of the offence that it is for.'),
  playerId: field(ID, 'The id of the player.'),
  offence: field(OffenceEnum, 'What they did.'),
  unit: field(PenaltyUnitEnum, 'The unit in which it is counted.'),
  count: field(Int, 'The number of hands or rounds; 0 for a warning.'),
  handsToMiss: field(Int, 'The hands to miss.'),
  reason: orNull(String, 'Why it departs from the scale of the book; null where it does not.'),
  by: field(OfficialEnum, 'Who gave it.'),
  articles: list(3, shownAs(CitationType), 'The articles on it.'),
}) {
  @Field(() => Int, {
    nullable: true,
    description:
      'The most hands that the scales of the rulebooks have at this table, where the penalty has more: check its number. Else null.',
  })
  get beyond(): number | null {
    return this.shown.beyond ?? null;
  }
}

@ObjectType({ description: 'A penalty whose hands were all missed.' })
export class PenaltyServed extends withFields(Showing<DataOf<'PenaltyServed'>>, {
  penaltyId: field(Int, 'Its number in the tournament, from 1.'),
  playerId: field(ID, 'The id of the player.'),
  handsMissed: field(Int, 'How many hands they missed.'),
}) {}

@ObjectType({ description: 'A penalty that was given in error and taken back.' })
export class PenaltyLifted extends withFields(Showing<DataOf<'PenaltyLifted'>>, {
  penaltyId: field(Int, 'Its number in the tournament, from 1.'),
  playerId: field(ID, 'The id of the player.'),
  remaining: field(Int, 'The hands that they no longer have to miss.'),
  reason: field(String, 'Why it was taken back.'),
}) {
  @Field(() => Int, { description: 'The hands that they missed by it, which can’t be played again.' })
  get missed(): number {
    return this.shown.missed ?? 0;
  }
}

type Payloads = {
  readonly [Type in DomainEvent['type']]?: (data: DataOf<Type>) => object;
};

/** The payload type of each event type that clients display. */
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

/** The typed payload of an event; null when it has none. @param data without what the asker may not see */
export function payloadOf(type: string, data: unknown): object | null {
  const show = lookUp(payloads as Readonly<Record<string, (data: never) => object>>, type);
  return show === undefined ? null : show(data as never);
}
