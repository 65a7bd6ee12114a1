/** Result sheets, their rows, and their changes. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { SheetId } from '../../../events/ids.js';
import type { SheetCause as SheetCauseValue } from '../../../events/sheet.js';
import { resultSheets, type ResultSheetRow } from '../../../projections/result-sheets.js';
import type { SheetDifference as SheetDifferenceRow, SheetHistoryRow } from '../../../projections/sheet-history.js';
import type { SheetResultRow } from '../../../projections/sheet-results.js';
import type { Accepted } from '../answers/accepted.js';
import type { PlayerDirectory } from '../../app/vault/person-vault.js';
import { CommandPayload } from '../answers/command-payload.js';
import { Node } from '../language/node.js';
import { connectionType } from '../language/connections.js';
import { ShowingPlayer } from '../language/player.types.js';
import { CentsScalar, InstantScalar } from '../language/scalars.js';
import { isPrivate } from '../language/private-fields.js';
import { field, list, orNull, shownAs, Showing, withFields } from '../language/showing.js';
import { reach } from '../reading/view-reading.js';
import { TournamentKindEnum } from '../language/enums.js';
import {
  type KnownDayFrom,
  ResultStateEnum,
  SheetCauseKindEnum,
  SheetDayFromEnum,
  SheetHappeningEnum,
  SheetSourceEnum,
  SheetStatusEnum,
} from './sheet-enums.js';
import type { Reading } from '../reading/reading.js';

@ObjectType({ implements: () => [Node], description: 'The results of one tournament, played on Tapis or imported.' })
export class ResultSheet extends withFields(Showing<ResultSheetRow>, {
  tournamentId: orNull(ID, 'The id of the tournament on Tapis; null for one that was imported.'),
  clubId: orNull(ID, 'The id of the club that held it; null where none is registered.'),
  source: field(SheetSourceEnum, 'Where the results come from.'),
  name: field(String, 'What the tournament is called.'),
  date: field(String, 'The day of the tournament, such as "2026-09-04".'),
  kind: orNull(TournamentKindEnum, 'Its kind in its federation; null when unknown.'),
  entrants: field(Int, 'How many players took part.'),
  entries: field(Int, 'Entrants, and all who entered again.'),
  buyIn: orNull(Int, 'The buy-in in cents; null where nobody said.'),
  revision: field(Int, 'From 1; each change of the recorded results is one more.'),
  status: field(SheetStatusEnum, 'Its state.'),
  complete: field(Boolean, 'Whether all who took part have a row.'),
  unmatched: field(Int, 'How many rows wait to be matched with a registered person.'),
  publishedAt: field(InstantScalar, 'When it was published.'),
  changedAt: field(InstantScalar, 'When it changed last.'),
}) {
  @Field(() => SheetDayFromEnum, { description: 'How its day is known.' })
  get dayFrom(): KnownDayFrom {
    return this.shown.dayFrom ?? (this.shown.source === 'import' ? 'imported' : 'startedInUtc');
  }

  @Field(() => String, {
    nullable: true,
    description: 'The time zone of its day, by its IANA name such as "Europe/Brussels"; null where the day is not from a time.',
  })
  get timeZone(): string | null {
    return this.shown.timeZone ?? null;
  }

  @Field(() => CentsScalar, { nullable: true, description: 'The prize money without bounties, in cents; null where nobody said.' })
  get prizePool(): number | null {
    return this.shown.prizePool ?? null;
  }

  @Field(() => Int, { nullable: true, description: 'How many places win something; null where nobody said.' })
  get paidPlaces(): number | null {
    return this.shown.paidPlaces ?? null;
  }

  @Field(() => String, {
    nullable: true,
    description: 'Its level in the seasons where it counts, which their multipliers and caps name; null where its kind is its level.',
  })
  get level(): string | null {
    return this.shown.level ?? null;
  }

  @Field(() => ID, { description: 'Its id; of a tournament on Tapis the id of the tournament.' })
  get id(): string {
    return this.shown.sheetId;
  }
}

@ObjectType({ description: 'The result of one player in one tournament, with amendments.' })
export class SheetResult extends withFields(ShowingPlayer<SheetResultRow>, {
  sheetId: field(ID, 'The id of the result sheet.'),
  date: field(String, 'The day of the tournament.'),
  recordedAs: field(ID, 'The id that the result was recorded under.'),
  place: field(Int, 'The place, the better number where players are tied.'),
  tied: field(Int, 'How many share the place, this player included.'),
  state: field(ResultStateEnum, 'How the player stands on the sheet.'),
  entries: field(Int, 'How often they entered.'),
  rebuys: field(Int, 'Their rebuys.'),
  bounties: field(Int, 'How many bounties they got, or got a part of.'),
}) {
  /** @param licenceOf reads the licence number when it is selected; a row that waits has none */
  constructor(
    row: SheetResultRow,
    directory: PlayerDirectory,
    private readonly licenceOf: (row: SheetResultRow) => string | null = () => null,
  ) {
    super(row, directory);
  }

  @isPrivate('externalIds')
  @Field(() => String, {
    nullable: true,
    description:
      'Their licence number in the federation of the club of the sheet; null where they have none, and for those who may not see it.',
  })
  get licence(): string | null {
    return this.licenceOf(this.shown);
  }

  @Field(() => Boolean, { description: 'Whether it waits to be matched with a registered person.' })
  get unmatched(): boolean {
    return this.shown.unmatched === true;
  }

  @Field(() => Int, { nullable: true, description: 'Their add-ons; null where nobody said.' })
  get addOns(): number | null {
    return this.shown.addOns ?? null;
  }

  @Field(() => Int, {
    nullable: true,
    description: 'What they spent on entries, rebuys and add-ons, in cents, paid or owed; null where nobody said.',
  })
  get expense(): number | null {
    return this.shown.expense ?? null;
  }

  @Field(() => CentsScalar, {
    nullable: true,
    description: 'What they won in money, prizes and bounties, in cents; null where nobody said.',
  })
  get winnings(): number | null {
    return this.shown.winnings ?? null;
  }

  @Field(() => String, {
    nullable: true,
    description: 'Points that were given to them on this sheet, such as a bonus of the organiser, a decimal; null for none.',
  })
  get extraPoints(): string | null {
    return this.shown.extraPoints ?? null;
  }

  @Field(() => String, { nullable: true, description: 'Their team, by its code; null for none.' })
  get team(): string | null {
    return this.shown.team ?? null;
  }

  @Field(() => Int, { nullable: true, description: 'The manche that they played in; null for none.' })
  get manche(): number | null {
    return this.shown.manche ?? null;
  }
}

@ObjectType({ description: 'A field of a result that became different.' })
export class SheetDifference extends withFields(Showing<SheetDifferenceRow>, {
  recordedAs: field(ID, 'The id that the result was recorded under.'),
  field: field(String, 'The field, such as "place".'),
  before: orNull(String, 'What it was; null where there was none.'),
  after: orNull(String, 'What it is; null where there is none.'),
}) {}

@ObjectType({ description: 'What a revision of results came from.' })
export class SheetCause extends withFields(Showing<SheetCauseValue>, {
  kind: field(SheetCauseKindEnum, 'What kind of thing it was.'),
  eventId: orNull(ID, 'The event of the tournament; null where somebody asked for it.'),
}) {}

@ObjectType({ description: 'Something that happened to a result sheet.' })
export class SheetRevision extends withFields(Showing<SheetHistoryRow>, {
  what: field(SheetHappeningEnum, 'What happened.'),
  revision: field(Int, 'The revision after it.'),
  recordedAt: field(InstantScalar, 'When it was recorded.'),
  cause: orNull(shownAs(SheetCause), 'What it came from; null for a decision on the sheet itself.'),
  differences: list(40, shownAs(SheetDifference), 'The changes of the amended results.'),
}) {}

export const ResultSheetConnection = connectionType(() => ResultSheet, 'ResultSheet', 'result sheets, the latest day first');
export const SheetResultConnection = connectionType(() => SheetResult, 'SheetResult', 'results');
export const SheetRevisionConnection = connectionType(
  () => SheetRevision,
  'SheetRevision',
  'what happened to a result sheet, in that order',
);

@ObjectType({ description: 'The answer to a command on a result sheet.' })
export class SheetPayload extends CommandPayload {
  constructor(
    outcome: Accepted,
    reading: Reading,
    private readonly of: SheetId,
  ) {
    super(outcome, reading);
  }

  @Field(() => ResultSheet, { nullable: true, description: 'The result sheet after the command.' })
  get resultSheet(): Promise<ResultSheet | null> {
    return this.readSheet();
  }

  private async readSheet(): Promise<ResultSheet | null> {
    await reach(this.reading, this.position, resultSheets);
    const row = this.reading.views.get(resultSheets, this.of);
    return row === undefined ? null : new ResultSheet(row.body);
  }
}
