import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { tournamentStream } from '../../../events/ids.js';
import type { Moment } from '../../app/past/tournament-history.js';
import type { TournamentRow } from '../../../projections/tournaments.js';
import type { Reads } from '../reading/reading.js';
import { Rulebook } from '../rulebook/adopted-rulebook.types.js';
import { connectionType } from '../language/connections.js';
import { AnteFormatEnum, SeedHolderEnum, TournamentKindEnum, TournamentPhaseEnum } from '../language/enums.js';
import { Player } from '../language/player.types.js';
import { ChipsScalar, InstantScalar } from '../language/scalars.js';
import { field, orNull, shownAs, Showing, withFields } from '../language/showing.js';
import { Node } from '../language/node.js';
import { Costs } from '../language/costs.js';

@ObjectType({ description: 'The seed of a draw of seats, settled before the list of players was closed.' })
export class DrawCommitment extends withFields(Showing<NonNullable<TournamentRow['drawCommitment']>>, {
  draw: field(Int, 'Which draw of the tournament it is for, from 1.'),
  hash: field(String, 'The SHA-256 hash of the 32 bytes of the seed, 64 hexadecimal digits.'),
  by: field(SeedHolderEnum, 'Who has the seed until it is revealed.'),
  seed: orNull(String, 'The seed, revealed with the draw, 64 hexadecimal digits; null before.'),
}) {}

@ObjectType({ description: 'What the director shows on the screens of a tournament.' })
export class DirectorMessage extends withFields(Showing<NonNullable<TournamentRow['message']>>, {
  content: field(String, 'What it says, as it was typed.'),
  shownAt: field(InstantScalar, 'Since when it is shown.'),
  until: orNull(InstantScalar, 'When the screens stop showing it; null where it is shown until it is taken down.'),
}) {}

@ObjectType({ implements: () => [Node], description: 'A tournament, with everything that can be read of it.' })
export class Tournament extends withFields(Showing<TournamentRow>, {
  name: field(String, 'The name of the tournament.'),
  clubId: orNull(ID, 'The id of the registered club; null where it was announced by the name alone.'),
  kind: orNull(
    TournamentKindEnum,
    'What it is in its federation, which one of the books distinguishes; null where it was not given, which counts as an ordinary, weekly one.',
  ),
  rulebook: field(shownAs(Rulebook), 'The rulebook that it is played by, with the club’s own rules.'),
  seasonLevel: orNull(String, 'Its level in the seasons where it counts; null where its kind is its level.'),
  scheduledAt: orNull(InstantScalar, 'When it is to begin; null where it was not given.'),
  timeZone: orNull(String, 'The time zone where it is played, by its IANA name; null where it is that of its club.'),
  venue: orNull(String, 'Where it is played; null where it was not given.'),
  announcementRevision: field(Int, 'How often its announcement or its terms were corrected, such as its date or its name. 0 at first.'),
  currency: orNull(
    String,
    'The currency of its prices and prizes, a code of ISO 4217 such as "EUR"; null where it was not given. Amounts of money are in hundredths of it.',
  ),
  phase: field(TournamentPhaseEnum, 'The phase of the tournament.'),
  startingStack: field(ChipsScalar, 'The chips that every player starts with.'),
  seatsPerTable: field(Int, 'How many seats a table has, 2 to 10.'),
  chipUnit: field(ChipsScalar, 'The smallest chip in play at its beginning.'),
  automaticMoves: field(Boolean, 'Whether players move and tables are broken at once as the book says; else the director confirms.'),
  anteFormat: field(AnteFormatEnum, 'Who pays antes.'),
  registrationOpen: field(Boolean, 'Whether players can still enter before the start.'),
  drawCommitment: orNull(
    shownAs(DrawCommitment),
    'The published commitment to the seed of the next draw, or else of the last; null for none.',
  ),
  registered: field(Int, 'How many players entered and did not withdraw, the eliminated among them.'),
  waiting: field(Int, 'How many players wait for a place to become free.'),
  left: field(Int, 'How many players are not out; after the start, how many have chips in play.'),
  level: orNull(Int, 'The level in play, from 1, during a break the one before it; null before the start.'),
  onBreak: field(Boolean, 'Whether there is a break.'),
  createdAt: field(InstantScalar, 'When it was created.'),
  startedAt: orNull(InstantScalar, 'When it was started; null before.'),
  finishedAt: orNull(InstantScalar, 'When it was over; null before.'),
}) {
  /**
   * @param atLeast the least position of data read about it; the current one by default
   * @param asOf the moment at which its data are shown; now by default
   */
  constructor(
    row: TournamentRow,
    private readonly reads: Pick<Reads, 'people' | 'now'>,
    readonly atLeast?: number | null,
    readonly asOf?: Moment | null,
  ) {
    super(row);
  }

  @Field(() => ID, { description: 'The id under which it was created.' })
  get id(): string {
    return this.shown.tournamentId;
  }

  @Field(() => String, { description: 'The name of the club that holds it, as it was announced.' })
  get clubName(): string {
    return this.shown.club;
  }

  @Field(() => String, { description: 'The stream of its events.' })
  get stream(): string {
    return tournamentStream(this.shown.tournamentId);
  }

  @Field(() => DirectorMessage, {
    nullable: true,
    description: 'What the director shows on the screens; null for nothing, and once the time is past until which it is shown.',
  })
  get message(): DirectorMessage | null {
    const { message } = this.shown;
    if (message === null || (message.until !== null && message.until <= this.reads.now())) return null;
    return new DirectorMessage(message);
  }

  @Costs({ entries: 100 })
  @Field(() => [Int], { description: 'The numbers of the tables in play, ascending; none before the draw.' })
  get tableNumbers(): readonly number[] {
    return this.shown.tables;
  }

  @Field(() => Player, { nullable: true, description: 'Who won it; null before the end.' })
  get winner(): Player | null {
    return this.shown.winner === null ? null : new Player(this.shown.winner, this.reads.people);
  }

  @Costs({ entries: 100 })
  @Field(() => [Player], {
    nullable: true,
    description: 'Who has qualified by a satellite; null before its end, and for other tournaments.',
  })
  get qualified(): Player[] | null {
    return this.shown.qualified?.map((id) => new Player(id, this.reads.people)) ?? null;
  }
}

export const TournamentConnection = connectionType(() => Tournament, 'Tournament', 'tournaments, oldest first');
