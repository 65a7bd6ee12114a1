/**
 * The answer of every mutation: its events, their position, and the changed views. A view is read only if the client selects it: those
 * getters return promises. They are nullable, so that an error of a view does not remove the rest of the answer.
 */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { ownerOfStream, tableOfHand, tournamentOfHand, type HandId, type TournamentId } from '../../../events/ids.js';
import { tableKey } from '../../../projections/table-row.js';
import { tables } from '../../../projections/tables.js';
import { tournaments } from '../../../projections/tournaments.js';
import type { Accepted } from './accepted.js';
import { CommandPreviewType } from './preview.types.js';
import { EventType } from '../audit/event.types.js';
import { loadHand } from '../hand/hand-loading.js';
import { Hand } from '../hand/hand.types.js';
import { PositionScalar } from '../language/scalars.js';
import { currencyOf } from '../reading/currency-of.js';
import { positionOf, reach } from '../reading/view-reading.js';
import { Table } from '../table/table.types.js';
import { Tournament } from '../tournament/tournament.types.js';
import { Costs } from '../language/costs.js';
import type { Reading } from '../reading/reading.js';

@ObjectType({ isAbstract: true })
export abstract class CommandPayload {
  constructor(
    protected readonly outcome: Accepted,
    protected readonly reading: Reading,
    /** Whether the asker sees hole cards that were not tabled. */
    protected readonly seesCards = false,
  ) {}

  @Costs({ entries: 20 })
  @Field(() => [EventType], { description: 'The events of the command, in order; empty when its effect was there already.' })
  get events(): readonly EventType[] {
    const sight = this.seesCards ? 'all' : 'publicWithoutIds';
    return this.outcome.events.map(
      (event) => new EventType(event, sight, () => currencyOf(this.reading.views, ownerOfStream(event.stream))),
    );
  }

  @Field(() => Int, { description: 'The revision of the stream after the command.' })
  get revision(): number {
    return this.outcome.revision;
  }

  @Field(() => PositionScalar, {
    nullable: true,
    description: 'The position of the last event of the command and the reactions to it, for the argument atLeast of a query.',
  })
  get position(): number | null {
    return this.outcome.position;
  }

  @Field(() => Boolean, { description: 'True for a repeated commandId: this is the first answer again.' })
  get repeated(): boolean {
    return this.outcome.repeated;
  }

  protected async readTable(tournamentId: TournamentId, table: number): Promise<Table | null> {
    await reach(this.reading, this.position, tables);
    const row = this.reading.views.get(tables, tableKey(tournamentId, table));
    return row === undefined ? null : new Table(row.body, this.reading.people, positionOf(this.reading, tables));
  }
}

@ObjectType({ isAbstract: true })
abstract class PreviewedPayload extends CommandPayload {
  @Field(() => CommandPreviewType, {
    nullable: true,
    description: 'What the command would do; null where it was recorded. The other fields show what is.',
  })
  get preview(): CommandPreviewType | null {
    return this.outcome.preview ?? null;
  }
}

@ObjectType({ description: 'The answer to a command on a tournament.' })
export class TournamentPayload extends PreviewedPayload {
  constructor(
    outcome: Accepted,
    reading: Reading,
    seesCards: boolean,
    protected readonly tournamentId: TournamentId,
  ) {
    super(outcome, reading, seesCards);
  }

  @Field(() => Tournament, {
    nullable: true,
    description:
      'The tournament after the command; null with an error where its view cannot be read now. The command is recorded all the same.',
  })
  get tournament(): Promise<Tournament | null> {
    return this.readTournament();
  }

  private async readTournament(): Promise<Tournament | null> {
    await reach(this.reading, this.position, tournaments);
    const row = this.reading.views.get(tournaments, this.tournamentId);
    return row === undefined ? null : new Tournament(row.body, this.reading, this.position);
  }
}

@ObjectType({ description: 'The answer to the opening of a hand.' })
export class OpenHandPayload extends TournamentPayload {
  constructor(
    outcome: Accepted,
    reading: Reading,
    seesCards: boolean,
    tournamentId: TournamentId,
    private readonly tableNumber: number,
    handId: HandId | null,
  ) {
    super(outcome, reading, seesCards, tournamentId);
    this.handId = handId;
  }

  @Field(() => ID, { nullable: true, description: 'The id of the hand; null when the command had no effect.' })
  readonly handId: HandId | null;

  @Field(() => Hand, { nullable: true, description: 'The hand now.' })
  get hand(): Promise<Hand | null> | null {
    return this.handId === null ? null : loadHand(this.reading, this.handId, this.seesCards);
  }

  @Field(() => Table, { nullable: true, description: 'The table after the command.' })
  get table(): Promise<Table | null> {
    return this.readTable(this.tournamentId, this.tableNumber);
  }
}

@ObjectType({ description: 'The answer to a command on a hand.' })
export class HandPayload extends PreviewedPayload {
  constructor(
    outcome: Accepted,
    reading: Reading,
    seesCards: boolean,
    private readonly handId: HandId,
  ) {
    super(outcome, reading, seesCards);
  }

  @Field(() => Hand, { nullable: true, description: 'The hand now, with its legal actions.' })
  get hand(): Promise<Hand | null> {
    return loadHand(this.reading, this.handId, this.seesCards);
  }

  @Field(() => Table, { nullable: true, description: 'The table after the command.' })
  get table(): Promise<Table | null> {
    return this.readTable(tournamentOfHand(this.handId), tableOfHand(this.handId));
  }
}
