import { Args, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Offence } from '../../../events/judging.js';
import type { PlayerId, TournamentId } from '../../../events/ids.js';
import { discipline, disciplineKey } from '../../../projections/discipline.js';
import { standingKey } from '../../../projections/standing-row.js';
import { standings } from '../../../projections/standings.js';
import { tournaments } from '../../../projections/tournaments.js';
import { OffenceEnum } from '../judging/gesture-enums.js';
import { isUnknown, pageOfTournament, reach } from '../reading/view-reading.js';
import { DisciplineSheet, DisciplineSheetConnection, RecordedOffenceType } from './discipline.types.js';
import { TournamentArgs, TournamentPageArgs, TournamentPlayerArgs } from '../inputs/tournament-args.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { OnTournament } from '../graph/edges.js';
import { For } from '../policy/operations.js';
import { Costs } from '../language/costs.js';
import { Reading } from '../reading/reading.js';

@Resolver(() => DisciplineSheet)
export class DisciplineResolver {
  constructor(private readonly reading: Reading) {}

  @OnTournament('disciplineSheet', { node: ['tournamentId', 'playerId'] })
  @For('read.discipline', 'tournamentId')
  @Query(() => DisciplineSheet, {
    nullable: true,
    description:
      'What is on record of a player in a tournament; null where they do not take part in it. For those who may read discipline, unless this server shows it to everybody.',
  })
  async disciplineSheet(@Args(checkedArgs) { tournamentId, playerId, atLeast }: TournamentPlayerArgs): Promise<DisciplineSheet | null> {
    await reach(this.reading, atLeast, discipline, standings);
    const { views, people } = this.reading;
    const ids = [tournamentId as TournamentId, playerId as PlayerId] as const;
    const row = views.get(discipline, disciplineKey(...ids));
    if (row !== undefined) return new DisciplineSheet(row.body, people);
    if (views.get(standings, standingKey(...ids)) === undefined) return null;
    return new DisciplineSheet({ tournamentId: ids[0], playerId: ids[1], offences: [], penalties: [] }, people);
  }

  @OnTournament('disciplineSheets')
  @For('read.discipline', 'tournamentId')
  @Query(() => DisciplineSheetConnection, {
    nullable: true,
    description:
      'The sheets of all players with an offence on record. Null when there is no such tournament. For those who may read discipline, unless this server shows it to everybody.',
  })
  disciplineSheets(@Args(checkedArgs) args: TournamentPageArgs): Promise<object | null> {
    return pageOfTournament(this.reading, discipline, args, ({ body }) => new DisciplineSheet(body, this.reading.people));
  }

  @Costs({ entries: 20 })
  @OnTournament('openOffences')
  @For('read.discipline', 'tournamentId')
  @Query(() => [RecordedOffenceType], {
    nullable: true,
    description:
      'Offences that wait for the officials, those for which the book prescribes a penalty first. Null when there is no such tournament. For those who may read discipline, unless this server shows it to everybody.',
  })
  async openOffences(@Args(checkedArgs) { tournamentId, atLeast }: TournamentArgs): Promise<readonly RecordedOffenceType[] | null> {
    await reach(this.reading, atLeast, discipline, tournaments);
    const { rows } = this.reading.views.page(discipline, tournamentId);
    if (rows.length === 0 && isUnknown(this.reading, tournamentId)) return null;
    const order = ['due', 'possible', 'none'];
    return rows
      .flatMap(({ body }) => body.offences.filter(({ outcome }) => outcome === 'open').map((entry) => ({ entry, body })))
      .toSorted((a, b) => order.indexOf(a.entry.due) - order.indexOf(b.entry.due) || a.entry.offenceId - b.entry.offenceId)
      .map(({ entry, body }) => new RecordedOffenceType(entry, body, this.reading.people));
  }

  @ResolveField(() => Int, {
    description:
      'How often the player did this in the tournament, mistakes left out, as far as it is on record. Commands on repeated faults ask for it.',
  })
  count(
    @Parent() sheet: DisciplineSheet,
    @Args('offence', { type: () => OffenceEnum, description: 'The offence.' }) offence: Offence,
  ): number {
    return sheet.timesOf(offence);
  }
}
