/** The query for what waits for the officials of a tournament. */
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { TournamentId } from '../../../events/ids.js';
import { disputes } from '../../../projections/disputes.js';
import { tables } from '../../../projections/tables.js';
import { tournaments } from '../../../projections/tournaments.js';
import type { DueItem } from '../../app/due/due-item.js';
import { listDueDisputes } from '../../app/due/due-disputes.js';
import { listDueInHand } from '../../app/due/due-in-hands.js';
import { readIncidents } from '../../app/play/incidents.js';
import { listDueOnFloor } from '../../app/due/due-on-floor.js';
import { dueKinds } from '../../tournament/due-reasons.js';
import { OnTournament } from '../graph/edges.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { TournamentArgs } from '../inputs/tournament-args.js';
import { Costs } from '../language/costs.js';
import { For } from '../policy/operations.js';
import { currencyOf } from '../reading/currency-of.js';
import { Reading } from '../reading/reading.js';
import { isUnknown, reach } from '../reading/view-reading.js';
import { DueItemType } from './due.types.js';

@Resolver()
export class DueResolver {
  constructor(private readonly reading: Reading) {}

  @Costs({ weight: 4_000, entries: 20, settledBy: 'tables' })
  @OnTournament('due')
  @For('read.floor', 'tournamentId')
  @Query(() => [DueItemType], {
    nullable: true,
    description:
      'What waits for the officials of a tournament now, the most pressing first: rulings, moves, rounds, counts, races, penalties, prizes and disputes. Each has its articles and the commands that settle it. Null when there is no such tournament.',
  })
  async due(@Args(checkedArgs) { tournamentId, atLeast }: TournamentArgs): Promise<readonly DueItemType[] | null> {
    await reach(this.reading, atLeast, tables, tournaments, disputes);
    if (isUnknown(this.reading, tournamentId)) return null;
    const id = tournamentId as TournamentId;
    const { state } = await this.reading.loadTournament(id);
    const claims = this.reading.views.page(disputes, tournamentId).rows.map(({ body }) => body);
    const items = [...(await this.#inHands(tournamentId)), ...listDueOnFloor(id, state), ...listDueDisputes(claims)];
    const currency = currencyOf(this.reading.views, tournamentId);
    return items
      .toSorted((one, other) => dueKinds.indexOf(one.kind) - dueKinds.indexOf(other.kind))
      .map((item) => new DueItemType(item, this.reading.people, currency));
  }

  async #inHands(tournamentId: string): Promise<readonly DueItem[]> {
    const items: DueItem[] = [];
    for (const { body } of this.reading.views.page(tables, tournamentId).rows) {
      const shown = body.hand?.state ?? null;
      // Nearly every hand waits for nobody, and is not read.
      if (shown === null || (shown.actState?.ruling == null && shown.reports?.time == null && shown.incidents === null)) continue;
      const { handId } = body.hand!;
      const { state, revision } = await this.reading.load('hand', handId);
      const asked = state.incidents === null ? [] : (await readIncidents(this.reading.events, handId, revision)).asked;
      items.push(...listDueInHand(handId, state, asked));
    }
    return items;
  }
}
