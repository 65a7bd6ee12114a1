/**
 * A tournament as the API shows it. May import: @nestjs/graphql, the view's row.
 */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { TournamentPhase, TournamentRow } from '../../../projections/tournaments.js';
import type { PlayerDirectory } from '../../app/player-directory.js';
import { Rulebook } from '../rulebook/adopted-rulebook.types.js';
import { connectionType } from '../language/connections.js';
import { AnteFormatEnum, SeedHolderEnum, TournamentPhaseEnum } from '../language/enums.js';
import { Player } from '../language/player.types.js';
import { ChipsScalar, InstantScalar } from '../language/scalars.js';

@ObjectType({ description: 'The seed of a draw of seats, settled before the list of players was closed.' })
export class DrawCommitment {
  constructor(private readonly row: NonNullable<TournamentRow['drawCommitment']>) {}

  @Field(() => Int, { description: 'Which draw of the tournament it is for, from 1.' })
  get draw(): number {
    return this.row.draw;
  }

  @Field(() => String, { description: 'The SHA-256 hash of the 32 bytes of the seed, 64 hexadecimal digits.' })
  get hash(): string {
    return this.row.hash;
  }

  @Field(() => SeedHolderEnum, { description: 'Who has the seed until it is revealed.' })
  get by(): 'node' | 'organiser' {
    return this.row.by;
  }

  @Field(() => String, { nullable: true, description: 'The seed, revealed with the draw, 64 hexadecimal digits; null before.' })
  get seed(): string | null {
    return this.row.seed;
  }
}

@ObjectType({ description: 'A tournament as the list of tournaments shows it.' })
export class Tournament {
  constructor(
    private readonly row: TournamentRow,
    private readonly directory: PlayerDirectory,
  ) {}

  @Field(() => ID, { description: 'The id under which it was created.' })
  get id(): string {
    return this.row.tournamentId;
  }

  @Field(() => String, { description: 'What it is called.' })
  get name(): string {
    return this.row.name;
  }

  @Field(() => String, { description: 'The club that holds it.' })
  get club(): string {
    return this.row.club;
  }

  @Field(() => Rulebook, { description: 'The rulebook that it is played by, with the club’s own rules.' })
  get rulebook(): Rulebook {
    return new Rulebook(this.row.rulebook);
  }

  @Field(() => TournamentPhaseEnum, { description: 'How far it is.' })
  get phase(): TournamentPhase {
    return this.row.phase;
  }

  @Field(() => ChipsScalar, { description: 'The chips that every player starts with.' })
  get startingStack(): number {
    return this.row.startingStack;
  }

  @Field(() => Int, { description: 'How many seats a table has, 2 to 10.' })
  get seatsPerTable(): number {
    return this.row.seatsPerTable;
  }

  @Field(() => AnteFormatEnum, { description: 'Who pays antes.' })
  get anteFormat(): TournamentRow['anteFormat'] {
    return this.row.anteFormat;
  }

  @Field(() => Boolean, { description: 'Whether players can still enter before the start.' })
  get registrationOpen(): boolean {
    return this.row.registrationOpen;
  }

  @Field(() => DrawCommitment, {
    nullable: true,
    description: 'What was published of the seed of the draw, the next one or else the last; null where nothing was.',
  })
  get drawCommitment(): DrawCommitment | null {
    return this.row.drawCommitment === null ? null : new DrawCommitment(this.row.drawCommitment);
  }

  @Field(() => Int, { description: 'How many players entered and did not withdraw, the eliminated among them.' })
  get registered(): number {
    return this.row.registered;
  }

  @Field(() => Int, { description: 'How many players wait for a place to become free.' })
  get waiting(): number {
    return this.row.waiting;
  }

  @Field(() => Int, { description: 'How many players are not out; once it runs, of those who have chips in play.' })
  get left(): number {
    return this.row.left;
  }

  @Field(() => [Int], { description: 'The numbers of the tables in play; none before the draw.' })
  get tables(): readonly number[] {
    return this.row.tables;
  }

  @Field(() => Int, { nullable: true, description: 'The level in play, from 1, during a break the one before it; null before the start.' })
  get level(): number | null {
    return this.row.level;
  }

  @Field(() => Boolean, { description: 'Whether there is a break.' })
  get onBreak(): boolean {
    return this.row.onBreak;
  }

  @Field(() => InstantScalar, { description: 'When it was created.' })
  get createdAt(): number {
    return this.row.createdAt;
  }

  @Field(() => InstantScalar, { nullable: true, description: 'When it was started; null before.' })
  get startedAt(): number | null {
    return this.row.startedAt;
  }

  @Field(() => InstantScalar, { nullable: true, description: 'When it was over; null before.' })
  get finishedAt(): number | null {
    return this.row.finishedAt;
  }

  @Field(() => Player, { nullable: true, description: 'Who won it; null before the end.' })
  get winner(): Player | null {
    return this.row.winner === null ? null : new Player(this.row.winner, this.directory);
  }

  @Field(() => [Player], { nullable: true, description: 'Who has qualified by a satellite; null before its end, and for what is none.' })
  get qualified(): Player[] | null {
    return this.row.qualified?.map((id) => new Player(id, this.directory)) ?? null;
  }
}

export const TournamentConnection = connectionType(() => Tournament, 'Tournament', 'tournaments, oldest first');
