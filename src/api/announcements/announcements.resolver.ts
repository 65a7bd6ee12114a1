/** The query for what is announced on the floor of a tournament. */
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { TournamentId } from '../../../events/ids.js';
import { breakOrder } from '../../../projections/break-order.js';
import { clock } from '../../../projections/clock.js';
import { moves } from '../../../projections/moves.js';
import { tables } from '../../../projections/tables.js';
import { tournaments } from '../../../projections/tournaments.js';
import { listAnnouncements } from '../../app/announcements/list-announcements.js';
import { OnTournament } from '../graph/edges.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { TournamentArgs } from '../inputs/tournament-args.js';
import { Costs } from '../language/costs.js';
import { ForEverybody } from '../policy/operations.js';
import { Reading } from '../reading/reading.js';
import { reach } from '../reading/view-reading.js';
import { AnnouncementType } from './announcements.types.js';

/** The most moves that are announced at once: those of a few tables that break. */
const MOST_MOVES = 30;

@Resolver()
export class AnnouncementsResolver {
  constructor(private readonly reading: Reading) {}

  @Costs({ weight: 2_000, entries: 20, settledBy: 'tables' })
  @OnTournament('announcements')
  @ForEverybody()
  @Query(() => [AnnouncementType], {
    nullable: true,
    description:
      'What is announced on the floor of a tournament now, the newest first, with the last 30 moves at most. Null when there is no such tournament.',
  })
  async announcements(@Args(checkedArgs) { tournamentId, atLeast }: TournamentArgs): Promise<readonly AnnouncementType[] | null> {
    const { views, people, now } = this.reading;
    await reach(this.reading, atLeast, breakOrder, clock, moves, tables, tournaments);
    const row = views.get(tournaments, tournamentId)?.body;
    if (row === undefined) return null;
    const { state } = await this.reading.loadTournament(tournamentId as TournamentId);
    const floor = {
      message: row.message,
      clock: views.get(clock, tournamentId)?.body ?? null,
      tables: views.page(tables, tournamentId).rows.map(({ body }) => body),
      broken: views.get(breakOrder, tournamentId)?.body.broken ?? [],
      moves: views.page(moves, tournamentId, { last: MOST_MOVES }).rows.map(({ body }) => body),
      running: state.phase === 'running' ? state : null,
    };
    return listAnnouncements(floor, now()).map((each) => new AnnouncementType(each, people));
  }
}
