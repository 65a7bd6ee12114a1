/** Queries for result sheets: one with its rows and history, those of a club or federation, and those of a person. */
import { Inject } from '@nestjs/common';
import { Args, ArgsType, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { clubs } from '../../../projections/clubs.js';
import { resultSheets, sheetsOfClub, sheetsOfFederation } from '../../../projections/result-sheets.js';
import { historyOfSheet, sheetHistory } from '../../../projections/sheet-history.js';
import { resultsOfPlayer, resultsOfSheet, type SheetResultRow, sheetResults } from '../../../projections/sheet-results.js';
import { licenceNumberOf } from '../../app/registry/licence-number.js';
import type { PersonVault } from '../../app/vault/person-vault.js';
import { VAULT } from '../../app/vault/vault.module.js';
import { sheetOfTournament } from '../../app/sheets/tournament-sheet.js';
import { commandContext } from '../request/command-context.js';
import { acceptedOf } from '../answers/accepted.js';
import { inGraph } from '../graph/edges.js';
import { AtLeastArgs, PageArgs } from '../language/connections.js';
import { pageOf, reach } from '../reading/view-reading.js';
import { refused } from '../request/error-presentation.js';
import { checkedArgs, checkedInput } from '../inputs/input-validation.js';
import { RequestContext } from '../request/request-context.js';
import { readExtraPoints, readResults } from './read-results.js';
import { ImportResultsInput, PublishResultsInput } from './sheet.inputs.js';
import { ImportResultsPayload } from './import.types.js';
import {
  ResultSheet,
  ResultSheetConnection,
  SheetPayload,
  SheetResult,
  SheetResultConnection,
  SheetRevision,
  SheetRevisionConnection,
} from './sheet.types.js';
import { For, ForEverybody } from '../policy/operations.js';
import { Reading } from '../reading/reading.js';
import { ImportResults } from '../../app/sheets/import-results.js';
import { PublishedResults } from '../../app/sheets/published-results.js';
import { IdField } from '../inputs/fields.js';
import { SETTLED_SECONDS, FreshFor } from '../language/freshness.js';

@ArgsType()
class SheetArgs extends AtLeastArgs {
  @IdField('The id of the result sheet.')
  id!: string;
}

@ArgsType()
class SheetPageArgs extends PageArgs {
  @IdField('The id of the result sheet.')
  sheetId!: string;
}

@ArgsType()
class ClubSheetsArgs extends PageArgs {
  @IdField('The id of the club.')
  clubId!: string;
}

@ArgsType()
class FederationSheetsArgs extends PageArgs {
  @IdField('The id of the federation.')
  federationId!: string;
}

@ArgsType()
class PlayerSheetsArgs extends PageArgs {
  @IdField('The id of the player.')
  playerId!: string;
}

@Resolver()
export class SheetsResolver {
  constructor(
    private readonly reading: Reading,
    private readonly published: PublishedResults,
    private readonly imported: ImportResults,
    @Inject(VAULT) private readonly vault: PersonVault,
  ) {}

  #resultOf(body: SheetResultRow): SheetResult {
    const { views, people } = this.reading;
    return new SheetResult(body, people, ({ sheetId, playerId, unmatched }) => {
      const clubId = views.get(resultSheets, sheetId)?.body.clubId ?? null;
      if (clubId === null || unmatched === true) return null;
      return licenceNumberOf({ views, vault: this.vault }, playerId, views.get(clubs, clubId)?.body.federationId ?? null);
    });
  }

  @inGraph({
    edges: [
      { of: 'Tournament', as: 'resultSheet', given: { id: 'id' } },
      { of: 'SheetResult', as: 'sheet', given: { id: 'sheetId' } },
    ],
    root: 'stays',
    node: ['id'],
  })
  @ForEverybody()
  @FreshFor(SETTLED_SECONDS)
  @Query(() => ResultSheet, { nullable: true, description: 'One result sheet; null when there is none of this id.' })
  async resultSheet(@Args(checkedArgs) { id, atLeast }: SheetArgs): Promise<ResultSheet | null> {
    await reach(this.reading, atLeast, resultSheets);
    const row = this.reading.views.get(resultSheets, id);
    return row === undefined ? null : new ResultSheet(row.body);
  }

  @inGraph({ edges: [{ of: 'ResultSheet', as: 'rows', given: { sheetId: 'id' } }], root: 'none' })
  @ForEverybody()
  @Query(() => SheetResultConnection, { description: 'The results with their amendments, by place.' })
  sheetRows(@Args(checkedArgs) args: SheetPageArgs): Promise<object> {
    return pageOf(this.reading, sheetResults, resultsOfSheet(args.sheetId), args, ({ body }) => this.#resultOf(body));
  }

  @inGraph({ edges: [{ of: 'ResultSheet', as: 'history', given: { sheetId: 'id' } }], root: 'none' })
  @ForEverybody()
  @Query(() => SheetRevisionConnection, { description: 'What happened to the result sheet, in that order.' })
  sheetRevisions(@Args(checkedArgs) args: SheetPageArgs): Promise<object> {
    return pageOf(this.reading, sheetHistory, historyOfSheet(args.sheetId), args, ({ body }) => new SheetRevision(body));
  }

  @inGraph({ edges: [{ of: 'Club', as: 'resultSheets', given: { clubId: 'id' } }], root: 'none' })
  @ForEverybody()
  @Query(() => ResultSheetConnection, { description: 'The results of the tournaments of the club, the latest day first.' })
  sheetsOfClub(@Args(checkedArgs) args: ClubSheetsArgs): Promise<object> {
    return pageOf(this.reading, resultSheets, sheetsOfClub(args.clubId), args, ({ body }) => new ResultSheet(body));
  }

  @inGraph({ edges: [{ of: 'Federation', as: 'resultSheets', given: { federationId: 'id' } }], root: 'none' })
  @ForEverybody()
  @Query(() => ResultSheetConnection, { description: 'The results of the tournaments of its clubs, the latest day first.' })
  sheetsOfFederation(@Args(checkedArgs) args: FederationSheetsArgs): Promise<object> {
    return pageOf(this.reading, resultSheets, sheetsOfFederation(args.federationId), args, ({ body }) => new ResultSheet(body));
  }

  @inGraph({ edges: [{ of: 'Player', as: 'sheetResults', given: { playerId: 'id' } }], root: 'none' })
  @ForEverybody()
  @Query(() => SheetResultConnection, {
    nullable: true,
    description: 'Their results in the valid sheets, under all ids that were merged into theirs, the latest day first.',
  })
  sheetResultsOf(@Args(checkedArgs) args: PlayerSheetsArgs): Promise<object> {
    return pageOf(this.reading, sheetResults, resultsOfPlayer(args.playerId), args, ({ body }) => this.#resultOf(body));
  }

  @For('td.direct', 'tournamentId')
  @Mutation(() => SheetPayload, {
    nullable: true,
    description:
      'Publishes the results of a tournament that is over, with extra points for players. Without them Tapis does so by itself, except for tournaments of earlier releases.',
  })
  async publishResults(@Args('input', checkedInput) input: PublishResultsInput, @Context() request: RequestContext): Promise<SheetPayload> {
    const { tournamentId, extraPoints } = input;
    const outcome = await this.published.publish(tournamentId, commandContext(input, request), readExtraPoints(extraPoints));
    if (outcome === null) throw refused({ code: 'TOURNAMENT_NOT_OVER', article: null, parameters: {} });
    return new SheetPayload(acceptedOf(outcome), this.reading, sheetOfTournament(tournamentId));
  }

  @For('sheets.import', 'clubId')
  @Mutation(() => ImportResultsPayload, {
    nullable: true,
    description:
      'Imports the results of a tournament that was not played here, or says what that would do. The same source and id is a revision of the same sheet.',
  })
  async importResults(
    @Args('input', checkedInput) input: ImportResultsInput,
    @Context() request: RequestContext,
  ): Promise<ImportResultsPayload> {
    const context = input.dryRun ? null : commandContext(input, request);
    const { plan, outcome, refusal } = await this.imported.import(readResults(input), context, input.confirmed);
    if (refusal !== undefined) throw refused(refusal);
    return new ImportResultsPayload(plan, outcome === null ? null : acceptedOf(outcome), this.reading);
  }
}
