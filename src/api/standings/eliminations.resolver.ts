/** The query for who went out of a tournament last. */
import { Args, ArgsType, Query, Resolver } from '@nestjs/graphql';
import type { HandId, PlayerId, TournamentId } from '../../../events/ids.js';
import { placeBeforeOut, type StandingRow } from '../../../projections/standing-row.js';
import { standings } from '../../../projections/standings.js';
import { tournaments } from '../../../projections/tournaments.js';
import { type LastChips, listLastChipsWon } from '../../hand/pots/knockouts.js';
import { OnTournament } from '../graph/edges.js';
import { WholeField } from '../inputs/fields.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { TournamentArgs } from '../inputs/tournament-args.js';
import { Costs } from '../language/costs.js';
import { ForEverybody } from '../policy/operations.js';
import { Reading } from '../reading/reading.js';
import { isUnknown, reach } from '../reading/view-reading.js';
import { Elimination, type OutRow } from './elimination.types.js';

/** The most that are asked for at once. */
const MOST = 20;
/** Corrected places follow another order than time. So more rows than asked for are read. */
const MOST_READ = 3 * MOST;

@ArgsType()
class EliminationsArgs extends TournamentArgs {
  @WholeField(1, MOST, 'How many to list, {bound}.', { defaultValue: 5 })
  count!: number;
}

@Resolver()
export class EliminationsResolver {
  constructor(private readonly reading: Reading) {}

  @Costs({ weight: 4_000, entries: MOST })
  @OnTournament('latestEliminations')
  @ForEverybody()
  @Query(() => [Elimination], {
    nullable: true,
    description: 'Who went out of a tournament last, the latest first. Null when there is no such tournament.',
  })
  async latestEliminations(@Args(checkedArgs) { tournamentId, count, atLeast }: EliminationsArgs): Promise<readonly Elimination[] | null> {
    await reach(this.reading, atLeast, standings, tournaments);
    if (isUnknown(this.reading, tournamentId)) return null;
    const { rows } = this.reading.views.page(standings, tournamentId, { after: placeBeforeOut, first: MOST_READ });
    const latest = rows
      .map(({ body }) => body)
      .filter(isOutSince)
      .toSorted((one, other) => other.eliminatedAt - one.eliminatedAt || one.place - other.place)
      .slice(0, count);
    if (latest.length === 0) return [];
    const winners = await this.#winnersOf(tournamentId as TournamentId, latest);
    return latest.map((row) => new Elimination(row, this.reading.people, winners.get(row.playerId) ?? []));
  }

  /** Who won the last chips of each player, where that is known. What the director named comes before what a hand shows. */
  async #winnersOf(tournamentId: TournamentId, latest: readonly OutRow[]): Promise<ReadonlyMap<PlayerId, readonly PlayerId[]>> {
    const { state } = await this.reading.loadTournament(tournamentId);
    const bounties = state.phase === 'running' || state.phase === 'finished' ? state.prizes.bounties : [];
    const hands = new Set(latest.flatMap(({ lostIn }) => lostIn ?? []));
    const shown = await Promise.all([...hands].map((handId) => this.#shownBy(handId)));
    return new Map([
      ...shown.flat().map(({ playerId, by }) => [playerId, by] as const),
      // A player who entered again may have gone out several times.
      ...bounties.map(({ playerId, to }) => [playerId, to.map((part) => part.playerId)] as const),
    ]);
  }

  async #shownBy(handId: HandId): Promise<readonly LastChips[]> {
    return listLastChipsWon((await this.reading.load('hand', handId)).state);
  }
}

function isOutSince(row: StandingRow): row is OutRow {
  return row.place !== null && row.eliminatedAt !== null;
}
