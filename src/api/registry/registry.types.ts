/**
 * Federations, clubs, and what the registry shows of a person.
 */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { ClubRow } from '../../../projections/clubs.js';
import type { FederationRow } from '../../../projections/federations.js';
import type {
  Licence as LicenceRow,
  Membership as MembershipRow,
  PersonRow,
  Suspension as SuspensionRow,
} from '../../../projections/people.js';
import type { PersonRequestRow } from '../../../projections/person-requests.js';
import type { ExternalId as ExternalIdValue, PersonRecord } from '../../app/vault/person-vault.js';
import { connectionType } from '../language/connections.js';
import { Player, ShowingPlayer } from '../language/player.types.js';
import { InstantScalar } from '../language/scalars.js';
import { Showing, Shown, ShownAs } from '../language/showing.js';
import { isPrivate } from '../language/private-fields.js';
import { LicenceStatusEnum, PersonRequestKindEnum, PublicNameEnum, VisibilityEnum } from './registry-enums.js';
import { lookUp } from '../../../events/look-up.js';
import { Costs } from '../language/costs.js';

type RegionRow = FederationRow['regions'][number];

@ObjectType({ description: 'A region of a federation.' })
export class Region extends Showing<RegionRow> {
  @Shown(() => String, { description: 'Its code.' })
  declare readonly code: string;

  @Shown(() => String, { description: 'Its name.' })
  declare readonly name: string;
}

@ObjectType({ description: 'A federation of clubs.' })
export class Federation extends Showing<FederationRow> {
  @Field(() => ID, { description: 'The id under which it was founded.' })
  get id(): string {
    return this.shown.federationId;
  }

  @Shown(() => String, { description: 'Its name.' })
  declare readonly name: string;

  @Costs({ entries: 20 })
  @ShownAs(() => [Region], { description: 'Its regions, by their codes.' })
  declare readonly regions: readonly Region[];

  @Shown(() => Int, { description: 'From which age it licenses players, in years.' })
  declare readonly minimumAge: number;

  @Shown(() => PublicNameEnum, {
    description: 'Under what name its players stand in public who chose none, unless their club says otherwise.',
  })
  declare readonly publicName: FederationRow['publicName'];
}

@ObjectType({ description: 'A club that is registered.' })
export class Club extends Showing<ClubRow> {
  @Field(() => ID, { description: 'The id under which it was registered.' })
  get id(): string {
    return this.shown.clubId;
  }

  @Shown(() => String, { description: 'Its name.' })
  declare readonly name: string;

  @Shown(() => String, { nullable: true, description: 'Its country, two letters of ISO 3166-1; null where it was not given.' })
  declare readonly country: string | null;

  @Shown(() => ID, { nullable: true, description: 'The id of the federation that it belongs to; null for none.' })
  declare readonly federationId: string | null;

  @Shown(() => String, { nullable: true, description: 'The code of its region in the federation; null for none.' })
  declare readonly region: string | null;

  @Shown(() => Boolean, { description: 'Whether it is closed: it announces no tournament any longer.' })
  declare readonly closed: boolean;

  @Shown(() => PublicNameEnum, {
    nullable: true,
    description: 'Under what name its members stand in public who chose none; null where the federation says.',
  })
  declare readonly publicName: ClubRow['publicName'];
}

export const FederationConnection = connectionType(() => Federation, 'Federation', 'federations, oldest first');
export const ClubConnection = connectionType(() => Club, 'Club', 'clubs, oldest first');
export const MemberConnection = connectionType(() => Player, 'Member', 'members of a club, in the order in which they joined');

@ObjectType({ description: 'A membership in a club.' })
export class Membership extends Showing<MembershipRow> {
  @Shown(() => ID, { description: 'The id of the club.' })
  declare readonly clubId: string;

  @Shown(() => String, { description: 'The day when it began.' })
  declare readonly since: string;

  @Shown(() => String, { nullable: true, description: 'The day when it ended; null while it stands.' })
  declare readonly until: string | null;

  @Shown(() => Boolean, { description: 'Whether they play for this club.' })
  declare readonly primary: boolean;
}

@ObjectType({ description: 'A licence of a federation. Its number is among the personal data.' })
export class Licence extends Showing<LicenceRow> {
  @Shown(() => ID, { description: 'The id of the federation.' })
  declare readonly federationId: string;

  @Shown(() => String, { description: 'The period that it is for.' })
  declare readonly period: string;

  @Shown(() => ID, { description: 'The id of the club that they are licensed with.' })
  declare readonly clubId: string;

  @Shown(() => LicenceStatusEnum, { description: 'How it stands.' })
  declare readonly status: LicenceRow['status'];

  @Shown(() => String, { nullable: true, description: 'Its first day; null until it is granted.' })
  declare readonly from: string | null;

  @Shown(() => String, { nullable: true, description: 'Its last day; null until it is granted.' })
  declare readonly until: string | null;
}

@ObjectType({ description: 'What the registry shows of a person to everybody. No personal data.' })
export class Registration extends Showing<PersonRow> {
  @Shown(() => Boolean, { description: 'Whether a club registered them; false for somebody whom only tournaments know.' })
  declare readonly registered: boolean;

  @Shown(() => Boolean, { nullable: true, description: 'Whether they are of age, as a club made sure; null where none did.' })
  declare readonly ofAge: boolean | null;

  @Costs({ entries: 10 })
  @ShownAs(() => [Membership], { description: 'Their clubs, those of before among them.' })
  declare readonly memberships: readonly Membership[];

  @Costs({ entries: 20 })
  @ShownAs(() => [Licence], { description: 'Their licences.' })
  declare readonly licences: readonly Licence[];

  @Shown(() => VisibilityEnum, {
    nullable: true,
    description: 'What they chose to be shown by; null where the terms of their club decide.',
  })
  declare readonly visibility: PersonRow['visibility'];

  @Shown(() => ID, { nullable: true, description: 'The id that this one was merged into; null for none.' })
  declare readonly mergedInto: string | null;

  @Costs({ entries: 5 })
  @Shown(() => [ID], { description: 'Other ids of the same person.' })
  declare readonly duplicates: readonly string[];

  @Shown(() => Boolean, { description: 'Whether their personal data were erased.' })
  declare readonly erased: boolean;
}

@ObjectType({ description: 'What is asked for a person, and not decided on.' })
export class PersonRequest extends ShowingPlayer<PersonRequestRow> {
  @Shown(() => PersonRequestKindEnum, { description: 'What is asked for.' })
  declare readonly kind: PersonRequestRow['kind'];

  @Shown(() => ID, { nullable: true, description: 'The federation that a licence is asked of; null where it is no licence.' })
  declare readonly federationId: string | null;

  @Shown(() => String, { nullable: true, description: 'The period of the licence; null where it is none.' })
  declare readonly period: string | null;

  @Shown(() => InstantScalar, { description: 'When it was asked for.' })
  declare readonly askedAt: number;
}

export const PersonRequestConnection = connectionType(
  () => PersonRequest,
  'PersonRequest',
  'what is asked for people of a club, the oldest first',
);

@ObjectType({ description: 'A suspension from the tournaments of a federation.' })
export class Suspension extends Showing<SuspensionRow & { readonly reason: string | null }> {
  @Shown(() => ID, { description: 'Its id.' })
  declare readonly suspensionId: string;

  @Shown(() => ID, { description: 'The id of the federation.' })
  declare readonly federationId: string;

  @Shown(() => String, { description: 'Its first day.' })
  declare readonly from: string;

  @Shown(() => String, { nullable: true, description: 'Its last day; null where it stands until it is lifted.' })
  declare readonly until: string | null;

  @Shown(() => String, { nullable: true, description: 'Why; null once the person is erased.' })
  declare readonly reason: string | null;
}

@ObjectType({ description: 'A way to reach a person.' })
export class Contact extends Showing<NonNullable<PersonRecord['contacts']>[number]> {
  @Shown(() => String, { description: 'What it is, such as "email".' })
  declare readonly kind: string;

  @Shown(() => String, { description: 'The address or the number.' })
  declare readonly value: string;
}

@ObjectType({ description: 'An id that another program, or a list, has for a person.' })
export class ExternalId extends Showing<ExternalIdValue> {
  @Shown(() => String, { description: 'The program or the list; "licence" and the id of a federation for a licence number.' })
  declare readonly source: string;

  @Shown(() => ID, { description: 'The id there.' })
  declare readonly id: string;
}

/** What the vault has of a person, with what the registry knows of their suspensions. */
export interface PrivateData extends PersonRecord {
  readonly playerId: string;
  readonly suspensions: readonly SuspensionRow[];
}

@ObjectType({
  description:
    'What is kept of a person in the vault. Dates of birth, contacts, ids and suspensions are null for those who may not see them.',
})
export class PersonalDetails extends Showing<PrivateData> {
  @Shown(() => ID, { description: 'The id of the person.' })
  declare readonly playerId: string;

  @Shown(() => String, { nullable: true, description: 'Their name, whatever the public sees; null where none is kept.' })
  declare readonly name: string | null;

  @isPrivate('birthDate')
  @Field(() => String, { nullable: true, description: 'Their date of birth; null where it is not kept.' })
  get birthDate(): string | null {
    return this.shown.birthDate ?? null;
  }

  @Field(() => String, { nullable: true, description: 'Their pseudonym; null where they have none.' })
  get pseudonym(): string | null {
    return this.shown.pseudonym ?? null;
  }

  @Costs({ entries: 10 })
  @isPrivate('contacts')
  @Field(() => [Contact], { nullable: true, description: 'How they are reached.' })
  get contacts(): Contact[] {
    return (this.shown.contacts ?? []).map((contact) => new Contact(contact));
  }

  @Costs({ entries: 10 })
  @isPrivate('externalIds')
  @ShownAs(() => [ExternalId], { nullable: true, description: 'The ids that others have for them, licence numbers among them.' })
  declare readonly externalIds: readonly ExternalId[];

  @Costs({ entries: 5 })
  @isPrivate('suspensions')
  @Field(() => [Suspension], { nullable: true, description: 'Their suspensions that were not lifted.' })
  get suspensions(): Suspension[] {
    const reasons: Readonly<Record<string, string>> = this.shown.suspensionReasons ?? {};
    return this.shown.suspensions.map((each) => new Suspension({ ...each, reason: lookUp(reasons, each.suspensionId) ?? null }));
  }
}
