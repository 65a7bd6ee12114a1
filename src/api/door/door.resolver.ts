/** Queries for the door of a tournament and for its waiting list. */
import { Args, ArgsType, Query, Resolver } from '@nestjs/graphql';
import type { PlayerId, TournamentId } from '../../../events/ids.js';
import { alternatesOf, countsKey, door, type DoorRow, type EntrantRow } from '../../../projections/door.js';
import { people } from '../../../projections/people.js';
import { playerEntries } from '../../../projections/player-entries.js';
import type { Row } from '../../../projections/projection.js';
import { standingKey } from '../../../projections/standing-row.js';
import { standings } from '../../../projections/standings.js';
import { tournaments } from '../../../projections/tournaments.js';
import { OnTournament } from '../graph/edges.js';
import { WholeField } from '../inputs/fields.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { TournamentArgs, TournamentPageArgs } from '../inputs/tournament-args.js';
import { Costs } from '../language/costs.js';
import { For, ForEverybody } from '../policy/operations.js';
import { Reading } from '../reading/reading.js';
import { isUnknown, pageOfTournament, reach } from '../reading/view-reading.js';
import { Alternate, Door, DoorEntrant, DoorEntrantConnection } from './door.types.js';

/** The most alternates that are listed at once. */
const MOST = 200;
/** The most tournaments of a person that are looked at, the latest ones. */
const MOST_ENTRIES = 20;

@ArgsType()
class WaitingListArgs extends TournamentArgs {
  @WholeField(1, MOST, 'How many to list, {bound}.', { defaultValue: 50 })
  count!: number;
}

@Resolver()
export class DoorResolver {
  constructor(private readonly reading: Reading) {}

  @OnTournament('door')
  @For('read.floor', 'tournamentId')
  @Query(() => Door, {
    nullable: true,
    description:
      'How many players are expected, there, waiting, called and seated, and how many have an entry to pay. Null when nobody has registered. For those who may read it there: docs/catalogue/policy.md.',
  })
  async door(@Args(checkedArgs) { tournamentId, atLeast }: TournamentArgs): Promise<Door | null> {
    await reach(this.reading, atLeast, door);
    const body = this.reading.views.get(door, countsKey(tournamentId))?.body;
    return body?.kind === 'counts' ? new Door({ ...body.counts, tournamentId: tournamentId as TournamentId }) : null;
  }

  @OnTournament('doorEntrants')
  @For('read.floor', 'tournamentId')
  @Query(() => DoorEntrantConnection, {
    nullable: true,
    description:
      'The players at the door of a tournament, in the order of registration: whether they are there, checked and have paid. Null when there is no such tournament. For those who may read it there: docs/catalogue/policy.md.',
  })
  doorEntrants(@Args(checkedArgs) args: TournamentPageArgs): Promise<object | null> {
    // The partition of a tournament contains only entrants.
    return pageOfTournament(this.reading, door, args, (row) => this.#show(args.tournamentId, row as EntrantRow));
  }

  @Costs({ entries: MOST })
  @OnTournament('waitingList')
  @ForEverybody()
  @Query(() => [Alternate], {
    nullable: true,
    description: 'The waiting list of a tournament, in order. Null when there is no such tournament.',
  })
  async waitingList(@Args(checkedArgs) { tournamentId, atLeast, count }: WaitingListArgs): Promise<readonly Alternate[] | null> {
    await reach(this.reading, atLeast, door, tournaments);
    const { rows } = this.reading.views.page(door, alternatesOf(tournamentId), { first: count });
    if (rows.length === 0 && isUnknown(this.reading, tournamentId)) return null;
    return rows.flatMap(({ body }: Row<DoorRow>, index) =>
      body.kind === 'alternate' ? [new Alternate({ ...body, rank: index + 1 }, this.reading.people)] : [],
    );
  }

  #show(tournamentId: string, { body }: EntrantRow): DoorEntrant {
    const { views } = this.reading;
    const clubId = views.get(tournaments, tournamentId)?.body.clubId ?? null;
    const memberships = views.get(people, body.playerId)?.body.memberships ?? [];
    const isMember = clubId === null ? null : memberships.some((each) => each.clubId === clubId && each.until === null);
    const alsoIn = this.#listOthers(tournamentId, body.playerId);
    return new DoorEntrant({ playerId: body.playerId, row: body, isMember, alsoIn }, this.reading.people);
  }

  /** The tournaments that somebody plays in beside this one, or is registered for, and that are not over. */
  #listOthers(tournamentId: string, playerId: PlayerId): readonly TournamentId[] {
    const { views } = this.reading;
    return views
      .page(playerEntries, playerId, { last: MOST_ENTRIES })
      .rows.map(({ body }) => body)
      .filter((entry) => entry.tournamentId !== tournamentId)
      .filter((entry) => {
        const state = views.get(standings, standingKey(entry.tournamentId, entry.playerId))?.body.state;
        return state === 'registered' || state === 'waiting' || state === 'in';
      })
      .map((entry) => entry.tournamentId);
  }
}
