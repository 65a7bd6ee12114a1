/** Chip races: a table's odd chips, the result, and each rulebook's way with a described race. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Text } from '../../rulebooks/setting.js';
import { raceReasonText, type RaceReason } from '../../texts/chip-race-texts.js';
import { chipsToAwardOf, type DealtCards } from '../../tournament/chip-race/race.js';
import type { RaceProgress, RacingTable } from '../../tournament/chip-race/progress.js';
import { planRace, listRaceArticles, type RacePlan, type RaceTable, runRace } from '../../tournament/chip-race/table-race.js';
import type { RaceRun } from '../../tournament/state/chip-race.js';
import { citationsOf, CitationType } from '../language/citation.types.js';
import { BilingualText, inBoth } from '../language/bilingual-text.types.js';
import { CardScalar, ChipsScalar, InstantScalar } from '../language/scalars.js';
import { MoveWaitsForEnum } from '../table/table-enums.js';
import { RaceMethodEnum } from './chip-race-enums.js';
import { field, list, ofFields, orNull, shownAs, Showing, withFields } from '../language/showing.js';
import { EntityId, entityId, Node } from '../language/node.js';
import { Costs } from '../language/costs.js';

@ObjectType('Racer', { description: 'A player in a race.' })
export class RacerType extends ofFields({
  seat: field(Int, 'The player’s seat.'),
  before: field(ChipsScalar, 'The player’s stack before the race.'),
  oddChips: field(Int, 'Chips of the value that goes which make none of the new one.'),
  cards: list(4, CardScalar, 'The cards that the player was dealt for them; empty where none were.'),
  after: field(ChipsScalar, 'The player’s stack after the race.'),
}) {}

@ObjectType('RaceOutcome', { description: 'The outcome of a race.' })
export class RaceOutcomeType extends ofFields({
  winners: list(10, Int, 'The seats that won a chip, ascending.'),
  rescued: list(10, Int, 'The seats that would have had nothing left, and got an additional chip, ascending.'),
  players: list(10, RacerType, 'Everybody at the table, by seat.'),
  removedValue: field(ChipsScalar, 'The worth of the odd chips that left play.'),
  issuedValue: field(ChipsScalar, 'The worth of the chips that came in for them.'),
  delta: field(Int, 'What all stacks together gained by it, negative for a loss.'),
}) {}

@ObjectType({ isAbstract: true })
abstract class RacePlanType extends withFields(Showing<RacePlan>, {
  startSeat: orNull(Int, 'The seat from which cards are dealt, taken or not; null without cards.'),
  order: list(10, Int, 'The seats in the order in which they are dealt a card for each odd chip; none without cards.'),
  oddChips: field(Int, 'The odd chips of all players together.'),
}) {
  constructor(
    protected readonly table: RaceTable,
    protected readonly book: Rulebook,
    plan: RacePlan,
  ) {
    super(plan);
  }

  @Field(() => ChipsScalar, { description: 'The value that goes.' })
  get removed(): number {
    return this.table.removed;
  }

  @Field(() => ChipsScalar, { description: 'The smallest that stays.' })
  get newSmallest(): number {
    return this.table.newSmallest;
  }

  @Field(() => RaceMethodEnum, { description: 'What decides who wins.' })
  get method(): 'cards' | 'threshold' {
    return this.shown.rules.method;
  }

  @Field(() => Int, { description: 'How many chips of the new value are to be won.' })
  get chipsToAward(): number {
    return chipsToAwardOf(this.shown.stacks, this.table, this.shown.rules);
  }

  @Field(() => BilingualText, { description: 'Why it is this number, in one sentence.' })
  get explanation(): Text {
    const { oddChips, removed, newSmallest, chipsToAward } = this;
    const figures = { oddChips, removed, newSmallest, chipsToAward, worth: oddChips * removed };
    const reason: RaceReason = oddChips === 0 ? 'noOddChips' : this.method === 'cards' ? 'byCards' : 'byThreshold';
    return inBoth((language) => raceReasonText(reason, figures, language));
  }
}

@ObjectType({ description: 'The outcome of a race under one rulebook.' })
export class ChipRacePreview extends RacePlanType {
  private readonly result: ReturnType<typeof runRace> | null;

  /** @param cards a card for each odd chip; null when they are not known */
  constructor(
    table: RaceTable,
    book: Rulebook,
    private readonly cards: readonly DealtCards[] | null,
  ) {
    const plan = planRace(table, book);
    super(table, book, plan);
    const needsCards = plan.startSeat !== null && plan.oddChips > 0;
    this.result = needsCards && cards === null ? null : runRace(table, plan, needsCards ? cards! : []);
  }

  @Field(() => ID, { description: 'The rulebook.' })
  get rulebook(): string {
    return this.book.id;
  }

  @Field(() => RaceOutcomeType, { nullable: true, description: 'The outcome; null where it depends on cards that are not given.' })
  get outcome(): RaceOutcomeType | null {
    if (this.result === null) return null;
    const { winners, rescued, removed, issued, stacks } = this.result;
    const dealt = this.shown.startSeat === null ? [] : (this.cards ?? []);
    const players = this.shown.stacks.map(({ seat, oddChips }, index) => ({
      seat,
      before: this.table.stacks[index]!.stack,
      oddChips,
      cards: dealt.find((each) => each.seat === seat)?.cards ?? [],
      after: stacks[index]!.stack,
    }));
    return { winners, rescued, players, removedValue: removed, issuedValue: issued, delta: issued - removed };
  }

  @Costs({ entries: 3 })
  @Field(() => [CitationType], { description: 'The rules that decide it.' })
  get articles(): readonly CitationType[] {
    return citationsOf(listRaceArticles(this.book, this.shown, this.result?.rescued ?? []));
  }
}

@ObjectType({ description: 'A race that a table still has to run, by its current stacks.' })
export class DueChipRace extends RacePlanType {
  @Costs({ entries: 3 })
  @Field(() => [CitationType], { description: 'The rules that decide it.' })
  get articles(): readonly CitationType[] {
    return citationsOf(listRaceArticles(this.book, this.shown, []));
  }
}

@ObjectType('ChipRaceRun', { description: 'A race that a table has run.' })
export class ChipRaceRunType extends withFields(Showing<RaceRun>, {
  removed: field(ChipsScalar, 'The value that went.'),
  newSmallest: field(ChipsScalar, 'The smallest that stayed.'),
  method: field(RaceMethodEnum, 'What decided who won.'),
  chipsToAward: field(Int, 'How many chips of the new value were to be won.'),
  articles: list(3, shownAs(CitationType), 'The rules that decided it.'),
}) {
  @Field(() => Int, { nullable: true, description: 'The seat from which cards were dealt; null without cards.' })
  get startSeat(): number | null {
    return this.shown.deal?.startSeat ?? null;
  }

  @Field(() => String, {
    nullable: true,
    description: 'The seed from which the server drew the cards; null where they were dealt by hand, or none were.',
  })
  get seed(): string | null {
    return this.shown.deal?.kind === 'drawn' ? this.shown.deal.seed : null;
  }

  @Field(() => RaceOutcomeType, { description: 'The outcome of the race.' })
  get outcome(): RaceOutcomeType {
    return this.shown;
  }
}

interface TableChips {
  readonly tournamentId: string;
  readonly table: number;
  readonly smallestChip: number;
  readonly smallestInStacks: number;
  readonly values: readonly number[];
  readonly racedOff: readonly number[];
  readonly due: DueChipRace | null;
  readonly last: ChipRaceRunType | null;
}

@ObjectType('ChipRace', {
  implements: () => [Node],
  description: 'Chips of a table of a tournament: what may be bet, which values went, and what is to be raced off.',
})
export class ChipRaceType extends withFields(Showing<TableChips>, {
  smallestChip: field(ChipsScalar, 'The smallest chip that may be bet.'),
  smallestInStacks: field(ChipsScalar, 'The smallest chip that a stack of this table may hold: smaller, until it has raced.'),
  values: list(20, ChipsScalar, 'The values in play, ascending, as far as they were given.'),
  racedOff: list(20, ChipsScalar, 'The values that were raced off or are about to be, ascending.'),
  due: orNull(DueChipRace, 'The race that the table has to run; null where it has no old chips, or its stacks are not known.'),
  last: orNull(ChipRaceRunType, 'The last race of the table; null before the first.'),
}) {
  @EntityId()
  get id(): string {
    return entityId('ChipRace', this.shown.tournamentId, this.shown.table);
  }
}

@ObjectType('RacingTable', { description: 'How far a table has come with a chip race.' })
export class RacingTableType extends withFields(Showing<RacingTable>, {
  table: field(Int, 'Its number.'),
  hasRaced: field(Boolean, 'Whether its chips of the value that goes are gone.'),
  waitsFor: orNull(MoveWaitsForEnum, 'What its race waits for; null where it can be run now, or was.'),
}) {}

@ObjectType('RaceProgress', { description: 'How far a chip race has come, over all tables.' })
export class RaceProgressType extends withFields(Showing<RaceProgress>, {
  removed: field(ChipsScalar, 'The value that goes.'),
  newSmallest: field(ChipsScalar, 'The smallest that stays.'),
  announcedAt: field(InstantScalar, 'When it was announced.'),
  tables: list(100, shownAs(RacingTableType), 'The tables in play, by number.'),
}) {}
