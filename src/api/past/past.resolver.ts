/** Queries of a tournament's past: differences between two moments, and the history of a player's figures. */
import { Args, ArgsType, Context, Field, Query, Resolver } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import type { PlayerId, TournamentId } from '../../../events/ids.js';
import { auditFeed, type AuditRow } from '../../../projections/audit-feed.js';
import type { Row } from '../../../projections/projection.js';
import { standingKey } from '../../../projections/standing-row.js';
import { standings } from '../../../projections/standings.js';
import { tournaments } from '../../../projections/tournaments.js';
import { areDifferent, listDifferences } from '../../app/past/differences.js';
import { readTournament } from '../../app/past/tournament-then.js';
import { AuditEntry } from '../audit/audit.types.js';
import { FeedPage, HandSeats } from '../audit/feed-page.js';
import { inGraph, OnTournament } from '../graph/edges.js';
import { nameSeen } from '../language/player.types.js';
import { TournamentArgs } from '../inputs/tournament-args.js';
import { Policy } from '../policy/policy.js';
import { sightOfEvents } from '../policy/words-seen.js';
import { AsOf, OfMoment, readsOf, TournamentPlayerThenArgs } from '../reading/as-of.js';
import { reach } from '../reading/view-reading.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { RequestContext } from '../request/request-context.js';
import { StandingVersion, TournamentDifference } from './past.types.js';
import { For, ForEverybody } from '../policy/operations.js';
import { Costs } from '../language/costs.js';
import { Reading } from '../reading/reading.js';

@ArgsType()
class DifferencesArgs extends TournamentArgs {
  @Field(() => AsOf, { description: 'The earlier moment.' })
  @ValidateNested()
  @Type(() => AsOf)
  since!: AsOf;

  @OfMoment()
  asOf?: AsOf | null;
}

/** The most versions of an answer: the last ones. */
const MOST_VERSIONS = 500;

@Resolver()
export class PastResolver {
  constructor(
    private readonly reading: Reading,
    private readonly policy: Policy,
  ) {}

  // Three figures for each of 200 players.
  @Costs({ weight: 3_000, entries: 600 })
  @OnTournament('differences')
  @ForEverybody()
  @Query(() => [TournamentDifference], {
    nullable: true,
    description:
      'What became different of a tournament between two moments: phase, clock, and the figures of its players. Null where it was not there at one of them.',
  })
  async tournamentDifferences(
    @Args(checkedArgs) { tournamentId, since, asOf, atLeast }: DifferencesArgs,
    @Context() request: RequestContext,
  ): Promise<readonly TournamentDifference[] | null> {
    await reach(this.reading, atLeast, standings, tournaments);
    const before = await readsOf(this.reading, { tournamentId, asOf: since });
    const after = await readsOf(this.reading, { tournamentId, asOf });
    const [one, other] = [before && readTournament(before.views, tournamentId), after && readTournament(after.views, tournamentId)];
    if (one === null || other === null) return null;
    const { people } = this.reading;
    const nameOf = this.#namesSeenBy(request);
    return listDifferences(one, other).map(
      (each) => new TournamentDifference(each, people, nameOf, other.tournament.currency ?? undefined),
    );
  }

  @Costs({ weight: 5_000, entries: 100 })
  @inGraph({
    edges: [{ of: 'Standing', as: 'history', given: { tournamentId: 'tournamentId', playerId: 'playerId' } }],
    root: 'none',
  })
  @For('read.log', 'tournamentId')
  @Query(() => [StandingVersion], {
    nullable: true,
    description: `Where a player’s figures come from: each event by which state, stack, place or seat became others, the last ${MOST_VERSIONS} of them. Null when they did not take part. For those who may read it there: docs/catalogue/policy.md.`,
  })
  async standingHistory(
    @Args(checkedArgs) { tournamentId, playerId, asOf, atLeast }: TournamentPlayerThenArgs,
    @Context() request: RequestContext,
  ): Promise<readonly StandingVersion[] | null> {
    await reach(this.reading, atLeast, standings);
    const id = tournamentId as TournamentId;
    const versions = await this.reading.histories.versionsOf(id, standings, standingKey(id, playerId as PlayerId), asOf ?? null);
    const changed = versions.filter(({ row }, index) => {
      return row !== null && areDifferent(versions[index - 1]?.row?.body, row.body);
    });
    if (changed.length === 0) return null;
    const shown = changed.slice(-MOST_VERSIONS);
    const lines = shown.map(({ position }) => this.#lineAt(id, position));
    const nameOf = this.#namesSeenBy(request);
    const sight = sightOfEvents(this.policy, request, id, nameOf);
    const page = new FeedPage(this.reading, lines, new HandSeats(this.reading, sight.whose), sight);
    return shown.map(({ row }, at) => new StandingVersion({ row: row!.body, entry: new AuditEntry(lines[at]!, page) }));
  }

  #namesSeenBy(request: RequestContext): (playerId: PlayerId) => string | null {
    return (playerId) => nameSeen(this.reading.people, playerId, this.policy.sightOfName(request, playerId));
  }

  /** The audit feed's line for the event at a position. */
  #lineAt(id: TournamentId, position: number): Row<AuditRow> {
    return this.reading.views.page(auditFeed, id, { after: { sort: position - 1, key: String(position - 1) }, first: 1 }).rows[0]!;
  }
}
