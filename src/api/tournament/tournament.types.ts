/**
 * A tournament as the API shows it.
 */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { tournamentStream } from '../../../events/ids.js';
import type { Moment } from '../../app/past/tournament-history.js';
import type { TournamentPhase, TournamentRow } from '../../../projections/tournaments.js';
import type { PlayerDirectory } from '../../app/vault/person-vault.js';
import { Rulebook } from '../rulebook/adopted-rulebook.types.js';
import { connectionType } from '../language/connections.js';
import { AnteFormatEnum, SeedHolderEnum, TournamentKindEnum, TournamentPhaseEnum } from '../language/enums.js';
import { Player } from '../language/player.types.js';
import { ChipsScalar, InstantScalar } from '../language/scalars.js';
import { Showing, Shown, ShownAs } from '../language/showing.js';
import { Node } from '../graph/node.js';
import { Costs } from '../language/costs.js';

@ObjectType({ description: 'The seed of a draw of seats, settled before the list of players was closed.' })
export class DrawCommitment extends Showing<NonNullable<TournamentRow['drawCommitment']>> {
  @Shown(() => Int, { description: 'Which draw of the tournament it is for, from 1.' })
  declare readonly draw: number;

  @Shown(() => String, { description: 'The SHA-256 hash of the 32 bytes of the seed, 64 hexadecimal digits.' })
  declare readonly hash: string;

  @Shown(() => SeedHolderEnum, { description: 'Who has the seed until it is revealed.' })
  declare readonly by: 'node' | 'organiser';

  @Shown(() => String, { nullable: true, description: 'The seed, revealed with the draw, 64 hexadecimal digits; null before.' })
  declare readonly seed: string | null;
}

@ObjectType({ implements: () => [Node], description: 'A tournament, with everything that can be read of it.' })
export class Tournament extends Showing<TournamentRow> {
  /**
   * @param atLeast the position that what is read of it shows at least; as it stands where it is not given
   * @param asOf the moment at which what is read of it is shown; now where it is not given
   */
  constructor(
    row: TournamentRow,
    private readonly directory: PlayerDirectory,
    readonly atLeast?: number | null,
    readonly asOf?: Moment | null,
  ) {
    super(row);
  }

  @Field(() => ID, { description: 'The id under which it was created.' })
  get id(): string {
    return this.shown.tournamentId;
  }

  @Shown(() => String, { description: 'The name of the tournament.' })
  declare readonly name: string;

  @Shown(() => String, { description: 'The name of the club that holds it.' })
  declare readonly club: string;

  @Shown(() => ID, { nullable: true, description: 'The id of the registered club; null where it was announced by the name alone.' })
  declare readonly clubId: string | null;

  @Shown(() => TournamentKindEnum, {
    nullable: true,
    description:
      'What it is in its federation, which one of the books distinguishes; null where it was not given, which counts as an ordinary, weekly one.',
  })
  declare readonly kind: TournamentRow['kind'];

  @Shown(() => InstantScalar, { nullable: true, description: 'When it is to begin; null where it was not given.' })
  declare readonly scheduledAt: number | null;

  @Shown(() => String, { nullable: true, description: 'Where it is played; null where it was not given.' })
  declare readonly venue: string | null;

  @Shown(() => String, {
    nullable: true,
    description:
      'The currency of its prices and prizes, a code of ISO 4217 such as "EUR"; null where it was not given. Amounts of money are in hundredths of it.',
  })
  declare readonly currency: string | null;

  @Field(() => Rulebook, { description: 'The rulebook that it is played by, with the club’s own rules.' })
  get rulebook(): Rulebook {
    return new Rulebook(this.shown.rulebook);
  }

  @Shown(() => TournamentPhaseEnum, { description: 'The phase of the tournament.' })
  declare readonly phase: TournamentPhase;

  @Shown(() => ChipsScalar, { description: 'The chips that every player starts with.' })
  declare readonly startingStack: number;

  @Shown(() => Int, { description: 'How many seats a table has, 2 to 10.' })
  declare readonly seatsPerTable: number;

  @Shown(() => ChipsScalar, { description: 'The smallest chip in play at its beginning.' })
  declare readonly chipUnit: number;

  @Shown(() => Boolean, {
    description: 'Whether players move and tables are broken at once as the book says; else the director confirms.',
  })
  declare readonly automaticMoves: boolean;

  @Shown(() => AnteFormatEnum, { description: 'Who pays antes.' })
  declare readonly anteFormat: TournamentRow['anteFormat'];

  @Shown(() => Boolean, { description: 'Whether players can still enter before the start.' })
  declare readonly registrationOpen: boolean;

  @ShownAs(() => DrawCommitment, {
    nullable: true,
    description: 'The published commitment to the seed of the next draw, or else of the last; null for none.',
  })
  declare readonly drawCommitment: DrawCommitment | null;

  @Shown(() => Int, { description: 'How many players entered and did not withdraw, the eliminated among them.' })
  declare readonly registered: number;

  @Shown(() => Int, { description: 'How many players wait for a place to become free.' })
  declare readonly waiting: number;

  @Shown(() => Int, { description: 'How many players are not out; after the start, how many have chips in play.' })
  declare readonly left: number;

  @Field(() => String, { description: 'The stream of its events.' })
  get stream(): string {
    return tournamentStream(this.shown.tournamentId);
  }

  @Costs({ entries: 100 })
  @Shown(() => [Int], {
    deprecationReason: 'Ask tableNumbers; tablesConnection has the tables themselves.',
    description: 'The numbers of the tables in play; none before the draw.',
  })
  declare readonly tables: readonly number[];

  @Costs({ entries: 100 })
  @Field(() => [Int], { description: 'The numbers of the tables in play, ascending; none before the draw.' })
  get tableNumbers(): readonly number[] {
    return this.shown.tables;
  }

  @Shown(() => Int, { nullable: true, description: 'The level in play, from 1, during a break the one before it; null before the start.' })
  declare readonly level: number | null;

  @Shown(() => Boolean, { description: 'Whether there is a break.' })
  declare readonly onBreak: boolean;

  @Shown(() => InstantScalar, { description: 'When it was created.' })
  declare readonly createdAt: number;

  @Shown(() => InstantScalar, { nullable: true, description: 'When it was started; null before.' })
  declare readonly startedAt: number | null;

  @Shown(() => InstantScalar, { nullable: true, description: 'When it was over; null before.' })
  declare readonly finishedAt: number | null;

  @Field(() => Player, { nullable: true, description: 'Who won it; null before the end.' })
  get winner(): Player | null {
    return this.shown.winner === null ? null : new Player(this.shown.winner, this.directory);
  }

  @Costs({ entries: 100 })
  @Field(() => [Player], {
    nullable: true,
    description: 'Who has qualified by a satellite; null before its end, and for other tournaments.',
  })
  get qualified(): Player[] | null {
    return this.shown.qualified?.map((id) => new Player(id, this.directory)) ?? null;
  }
}

export const TournamentConnection = connectionType(() => Tournament, 'Tournament', 'tournaments, oldest first');
