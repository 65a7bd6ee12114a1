/**
 * Queries on the past of a tournament: the differences between two moments, and the history of a player's figures.
 */
import { Inject } from '@nestjs/common';
import { Args, ArgsType, Field, Query, Resolver } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import type { HandEvent } from '../../../events/hand.js';
import type { PlayerId, TournamentId } from '../../../events/ids.js';
import type { RecordedEvent } from '../../../events/envelope.js';
import { clock } from '../../../projections/clock.js';
import { standingKey } from '../../../projections/standing-row.js';
import { standings } from '../../../projections/standings.js';
import { tournaments } from '../../../projections/tournaments.js';
import { decodeEvent } from '../../app/event-codec.js';
import { comparedFigures, type Compared, listDifferences } from '../../app/past/differences.js';
import type { EventPlace } from '../../app/past/tournament-history.js';
import type { Tapis } from '../../app/tapis.js';
import { hideSecrets } from '../../audit/secrets.js';
import { OnTournament, inGraph } from '../graph/edges.js';
import { TournamentArgs } from '../language/tournament-args.js';
import { AsOf, OfMoment, readsOf, TournamentPlayerThenArgs } from '../reading/as-of.js';
import { reach, type Reads, TAPIS } from '../reading/view-reading.js';
import { checkedArgs } from '../server/input-validation.js';
import { StandingVersion, TournamentDifference } from './past.types.js';

@ArgsType()
class DifferencesArgs extends TournamentArgs {
  @Field(() => AsOf, { description: 'The earlier moment.' })
  @ValidateNested()
  @Type(() => AsOf)
  since!: AsOf;

  @OfMoment()
  asOf?: AsOf | null;
}

/** The most versions that an answer has: the last ones. */
const MOST_VERSIONS = 500;

@Resolver()
export class PastResolver {
  constructor(@Inject(TAPIS) private readonly tapis: Tapis) {}

  @OnTournament('differences', { root: 'none' })
  @Query(() => [TournamentDifference], {
    nullable: true,
    description:
      'What became different of a tournament between two moments: phase, clock, and the figures of its players. Null where it was not there at one of them.',
  })
  async tournamentDifferences(
    @Args(checkedArgs) { tournamentId, since, asOf, atLeast }: DifferencesArgs,
  ): Promise<readonly TournamentDifference[] | null> {
    await reach(this.tapis, atLeast, standings, tournaments);
    const before = await readsOf(this.tapis, { tournamentId, asOf: since });
    const after = await readsOf(this.tapis, { tournamentId, asOf });
    const [one, other] = [before && comparedOf(before, tournamentId), after && comparedOf(after, tournamentId)];
    if (one === null || other === null) return null;
    return listDifferences(one, other).map((each) => new TournamentDifference(each, this.tapis.people));
  }

  @inGraph({
    edges: [{ of: 'Standing', as: 'history', given: { tournamentId: 'tournamentId', playerId: 'playerId' } }],
    root: 'none',
  })
  @Query(() => [StandingVersion], {
    nullable: true,
    description: `Where a player’s figures come from: each event by which state, stack, place or seat became others, the last ${MOST_VERSIONS} of them. Null when they did not take part. For those who may read it there: docs/catalogue/policy.md.`,
  })
  async standingHistory(
    @Args(checkedArgs) { tournamentId, playerId, asOf, atLeast }: TournamentPlayerThenArgs,
  ): Promise<readonly StandingVersion[] | null> {
    await reach(this.tapis, atLeast, standings);
    const id = tournamentId as TournamentId;
    const history = await this.tapis.histories.of(id, asOf?.position ?? Infinity);
    const then = asOf == null ? Infinity : (history.at(asOf)?.position ?? -1);
    const versions = history.versionsOf(standings, standingKey(id, playerId as PlayerId), then);
    const changed = versions.filter(({ row }, index) => {
      const before = versions[index - 1]?.row?.body;
      return row !== null && comparedFigures.some((figure) => before?.[figure] !== row.body[figure]);
    });
    if (changed.length === 0) return null;
    return Promise.all(
      changed.slice(-MOST_VERSIONS).map(async ({ row, event }) => new StandingVersion({ row: row!.body, event: await this.#read(event) })),
    );
  }

  /** An event with the words that are kept elsewhere, and without cards that nobody saw. */
  async #read({ stream, revision }: EventPlace): Promise<RecordedEvent> {
    const [stored] = await this.tapis.store.readStream(stream, { fromRevision: revision, limit: 1 });
    const event = JSON.parse(this.tapis.words.resolve(JSON.stringify(decodeEvent(stored!)))) as RecordedEvent;
    return stream.startsWith('hand-') ? (hideSecrets(event as RecordedEvent<HandEvent>) as RecordedEvent) : event;
  }
}

function comparedOf({ views }: Reads, tournamentId: string): Compared | null {
  const tournament = views.get(tournaments, tournamentId)?.body;
  if (tournament === undefined) return null;
  return {
    tournament,
    clock: views.get(clock, tournamentId)?.body ?? null,
    standings: views.page(standings, tournamentId).rows.map(({ body }) => body),
  };
}
