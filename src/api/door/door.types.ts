/** The door of a tournament: who is expected, there, waits and has paid; and the public waiting list. */
import { Extensions, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { TournamentId } from '../../../events/ids.js';
import { type DoorCounts, doorStateOf, type EntrantRow } from '../../../projections/door.js';
import { connectionType } from '../language/connections.js';
import { enumeration } from '../language/enums.js';
import { ShowingPlayer } from '../language/player.types.js';
import { plain } from '../language/plain-fields.js';
import { field, list, orNull, Showing, withFields } from '../language/showing.js';

export const DoorStateEnum = enumeration('DoorState', 'Where a player is, as the door sees it.', {
  expected: 'Registered, and not there; after the start they are missing.',
  late: 'Has announced that they come after the start.',
  here: 'There, without a seat in play.',
  waiting: 'On the waiting list.',
  called: 'Called: they draw a seat.',
  seated: 'Has a seat in play, or had one.',
});

enumeration('EntryAudience', 'Who may enter a tournament.', {
  members: 'Members of the club on the day of play.',
  licensed: 'Holders of a licence of the federation of the club on the day of play.',
});

enumeration('WaitingPosition', 'Where a called alternate waits again.', {
  first: 'First: the call was a mistake.',
  end: 'At the end: they did not come.',
});

const AgeCheckEnum = enumeration('AgeCheck', 'How it was found that a player is of age.', {
  dayOfBirth: 'By their date of birth.',
  declared: 'The person who registered them said so.',
  registry: 'The registry of the club knows it.',
  notChecked: 'It was not checked: they registered in advance.',
});

const IdentityShownEnum = enumeration('IdentityShown', 'How it was found who a player is.', {
  document: 'They showed an identity document.',
  dataConfirmed: 'They confirmed their data.',
  notShown: 'They showed nothing.',
  registry: 'A club had seen a document earlier.',
});

@Extensions(plain)
@ObjectType({ description: 'How many players are at the door of a tournament, by state.' })
export class Door extends withFields(Showing<DoorCounts & { readonly tournamentId: TournamentId }>, {
  tournamentId: field(ID, 'The id of the tournament.'),
  expected: field(Int, 'Registered players who are not there; after the start they are missing.'),
  late: field(Int, 'Players who have announced that they come after the start, and are not there.'),
  here: field(Int, 'Players who are there, without a seat in play.'),
  waiting: field(Int, 'Players on the waiting list.'),
  called: field(Int, 'Players who may draw a seat.'),
  seated: field(Int, 'Players who have a seat in play, or had one.'),
  unpaid: field(Int, 'Players with an entry that is still to be paid.'),
}) {}

/** A player at the door, with what the registry says of them now. */
export interface ShownEntrant {
  readonly playerId: EntrantRow['body']['playerId'];
  readonly row: EntrantRow['body'];
  /** Null where the club is not registered. */
  readonly isMember: boolean | null;
  readonly alsoIn: readonly TournamentId[];
}

@ObjectType({ description: 'A player at the door of a tournament.' })
export class DoorEntrant extends withFields(ShowingPlayer<ShownEntrant>, {
  isMember: orNull(Boolean, 'Whether they are a member of the club of the tournament now; null where it is not registered.'),
  alsoIn: list(3, ID, 'Other tournaments in which they are registered or in play, and which are not over: nobody plays in two at once.'),
}) {
  @Field(() => DoorStateEnum, { description: 'Where they are.' })
  get state(): string {
    return doorStateOf(this.shown.row);
  }

  @Field(() => Boolean, { description: 'Whether they have been checked: at the door, or when they registered there.' })
  get isCheckedIn(): boolean {
    return this.shown.row.checked;
  }

  @Field(() => AgeCheckEnum, { nullable: true, description: 'How it was found that they are of age; null when no longer known.' })
  get ageCheck(): string | null {
    return this.shown.row.admission?.age ?? null;
  }

  @Field(() => IdentityShownEnum, { nullable: true, description: 'How it was found who they are; null when no longer known.' })
  get identity(): string | null {
    return this.shown.row.admission?.identity ?? null;
  }

  @Field(() => Int, { description: 'How many of their entries are still to be paid.' })
  get entriesOwed(): number {
    return this.shown.row.owed;
  }
}

export const DoorEntrantConnection = connectionType(
  () => DoorEntrant,
  'DoorEntrant',
  'the players at the door, in the order of registration',
);

/** An alternate with their position. */
export interface ShownAlternate {
  readonly playerId: EntrantRow['body']['playerId'];
  readonly rank: number;
  readonly checked: boolean;
}

@ObjectType({ description: 'An alternate on the waiting list of a tournament.' })
export class Alternate extends withFields(ShowingPlayer<ShownAlternate>, {
  rank: field(Int, 'How far ahead they are, from 1 for the next.'),
}) {
  @Field(() => Boolean, { description: 'Whether they are there. Others are passed over when a seat is free, and keep their position.' })
  get isHere(): boolean {
    return this.shown.checked;
  }
}
