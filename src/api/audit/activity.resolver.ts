/** The query for what people did last in a tournament. */
import { Args, ArgsType, Context, Query, Resolver } from '@nestjs/graphql';
import type { PlayerId } from '../../../events/ids.js';
import { auditFeed, type AuditRow } from '../../../projections/audit-feed.js';
import { hands } from '../../../projections/hands.js';
import type { Row } from '../../../projections/projection.js';
import { tournaments } from '../../../projections/tournaments.js';
import { groupOfCommand } from '../../app/due/put-right.js';
import { OnTournament } from '../graph/edges.js';
import { WholeField } from '../inputs/fields.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { TournamentArgs } from '../inputs/tournament-args.js';
import { Costs } from '../language/costs.js';
import { nameSeen } from '../language/player.types.js';
import { For } from '../policy/operations.js';
import { Policy } from '../policy/policy.js';
import { sightOfEvents } from '../policy/words-seen.js';
import { Reading } from '../reading/reading.js';
import { isUnknown, reach } from '../reading/view-reading.js';
import type { RequestContext } from '../request/request-context.js';
import { ActivityEntry } from './activity.types.js';
import { FeedPage, HandSeats } from './feed-page.js';

/** The most entries that are asked for at once. */
const MOST = 50;
/** Rows that are read at once, and the most that are read for an answer. Hands at many tables lie between what officials did. */
const ROWS_AT_ONCE = 200;
const MOST_READ = 2_000;

@ArgsType()
class ActivityArgs extends TournamentArgs {
  @WholeField(1, MOST, 'How many to list, {bound}.', { defaultValue: 30 })
  count!: number;
}

@Resolver()
export class ActivityResolver {
  constructor(
    private readonly reading: Reading,
    private readonly policy: Policy,
  ) {}

  @Costs({ weight: 6_000, entries: MOST })
  @OnTournament('recentActivity')
  @For('read.floor', 'tournamentId')
  @Query(() => [ActivityEntry], {
    nullable: true,
    description:
      'What people did last in a tournament, the latest first, with what puts it right. Without what Tapis did, and without the play of hands that devices record. At most the last two thousand events are searched. Null when there is no such tournament.',
  })
  async recentActivity(
    @Args(checkedArgs) { tournamentId, count, atLeast }: ActivityArgs,
    @Context() request: RequestContext,
  ): Promise<readonly ActivityEntry[] | null> {
    await reach(this.reading, atLeast, auditFeed, hands, tournaments);
    if (isUnknown(this.reading, tournamentId)) return null;
    const nameOf = (playerId: PlayerId): string | null =>
      nameSeen(this.reading.people, playerId, this.policy.sightOfName(request, playerId));
    const sight = sightOfEvents(this.policy, request, tournamentId, nameOf);
    const rows = this.#latestOf(tournamentId, count);
    const page = new FeedPage(this.reading, rows.toReversed(), new HandSeats(this.reading, sight.whose), sight);
    const mayGive = ({ command }: { readonly command: string }): boolean => {
      const group = groupOfCommand(command);
      return group !== null && this.policy.reads(request.principal, group, { kind: 'tournament', tournamentId });
    };
    return rows.map((row) => new ActivityEntry(row, page, mayGive));
  }

  #latestOf(tournamentId: string, count: number): readonly Row<AuditRow>[] {
    const found: Row<AuditRow>[] = [];
    let before: Row<AuditRow> | undefined;
    for (let read = 0; read < MOST_READ && found.length < count; read += ROWS_AT_ONCE) {
      const { rows, hasPrevious } = this.reading.views.page(auditFeed, tournamentId, { last: ROWS_AT_ONCE, before });
      found.push(...rows.filter(({ body }) => isByPerson(body)).toReversed());
      if (!hasPrevious) break;
      before = rows[0];
    }
    return found.slice(0, count);
  }
}

/** Whether a person of the floor did it: commands of Tapis, pairings, and acts that a table's device records are left out. */
function isByPerson({ command, actor }: AuditRow): boolean {
  const group = groupOfCommand(command);
  return group !== null && actor.role !== 'system' && !(group === 'hand.play' && actor.role === 'device');
}
