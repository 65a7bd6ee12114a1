/** Federations, clubs, and people in the registry. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { ClubExclusionRow } from '../../../projections/club-exclusions.js';
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
import type { Affiliation } from '../../federation/affiliations.js';
import { Node } from '../language/node.js';
import { connectionType } from '../language/connections.js';
import { Player, ShowingPlayer } from '../language/player.types.js';
import { InstantScalar } from '../language/scalars.js';
import { field, list, listOrNull, orNull, shownAs, Showing, withFields } from '../language/showing.js';
import { isPrivate } from '../language/private-fields.js';
import { LicenceStatusEnum, PersonRequestKindEnum, PublicNameEnum, VisibilityEnum } from './registry-enums.js';
import { lookUp } from '../../../events/look-up.js';
import { Costs } from '../language/costs.js';

type RegionRow = FederationRow['regions'][number];

@ObjectType({ description: 'An affiliation of a club with a federation. A tournament counts by the one of its day.' })
export class ClubAffiliation extends withFields(Showing<Affiliation>, {
  federationId: field(ID, 'The id of the federation.'),
  region: orNull(String, 'The code of the region; null for none.'),
  since: orNull(String, 'Its first day; null where an earlier release recorded none, and it holds for all days before.'),
  until: orNull(String, 'Its last day; null while it holds.'),
}) {}

@ObjectType({ description: 'A region of a federation.' })
export class Region extends withFields(Showing<RegionRow>, {
  code: field(String, 'Its code.'),
  name: field(String, 'Its name.'),
}) {}

@ObjectType({ implements: () => [Node], description: 'A federation of clubs.' })
export class Federation extends withFields(Showing<FederationRow>, {
  name: field(String, 'Its name.'),
  regions: list(20, shownAs(Region), 'Its regions, by their codes.'),
  minimumAge: field(Int, 'From which age it licenses players, in years.'),
  publicName: field(PublicNameEnum, 'Under what name its players stand in public who chose none, unless their club says otherwise.'),
}) {
  @Field(() => ID, { description: 'The id under which it was founded.' })
  get id(): string {
    return this.shown.federationId;
  }
}

@ObjectType({ implements: () => [Node], description: 'A club that is registered.' })
export class Club extends withFields(Showing<ClubRow>, {
  name: field(String, 'Its name.'),
  country: orNull(String, 'Its country, two letters of ISO 3166-1; null where it was not given.'),
  federationId: orNull(ID, 'The id of the federation that it belongs to; null for none.'),
  region: orNull(String, 'The code of its region in the federation; null for none.'),
  closed: field(Boolean, 'Whether it is closed: it announces no tournament any longer.'),
  affiliations: list(10, shownAs(ClubAffiliation), 'Its federations through time, the present one included.'),
  timeZone: orNull(
    String,
    'The time zone of its tournaments that announce none, by its IANA name; null where it is that of the installation.',
  ),
  publicName: orNull(PublicNameEnum, 'Under what name its members stand in public who chose none; null where the federation says.'),
}) {
  @Field(() => ID, { description: 'The id under which it was registered.' })
  get id(): string {
    return this.shown.clubId;
  }
}

export const FederationConnection = connectionType(() => Federation, 'Federation', 'federations, oldest first');
export const ClubConnection = connectionType(() => Club, 'Club', 'clubs, oldest first');
export const MemberConnection = connectionType(() => Player, 'Member', 'members of a club, in the order in which they joined');

@ObjectType({ description: 'A membership in a club.' })
export class Membership extends withFields(Showing<MembershipRow>, {
  clubId: field(ID, 'The id of the club.'),
  since: field(String, 'The day when it began.'),
  until: orNull(String, 'The day when it ended; null while it is valid.'),
  primary: field(Boolean, 'Whether they play for this club.'),
}) {}

@ObjectType({ description: 'A licence of a federation. Its number is among the personal data.' })
export class Licence extends withFields(Showing<LicenceRow>, {
  federationId: field(ID, 'The id of the federation.'),
  period: field(String, 'The period that it is for.'),
  clubId: field(ID, 'The id of the club that they are licensed with.'),
  status: field(LicenceStatusEnum, 'Its state.'),
  from: orNull(String, 'Its first day; null until it is granted.'),
  until: orNull(String, 'Its last day; null until it is granted.'),
}) {}

@ObjectType({ description: 'What the registry shows of a person to everybody. No personal data.' })
export class Registration extends withFields(Showing<PersonRow>, {
  registered: field(Boolean, 'Whether a club registered them; false for somebody whom only tournaments know.'),
  ofAge: orNull(Boolean, 'Whether they are of age, as a club made sure; null where none did.'),
  memberships: list(10, shownAs(Membership), 'Their clubs, those of before among them.'),
  licences: list(20, shownAs(Licence), 'Their licences.'),
  visibility: orNull(VisibilityEnum, 'What they chose to be shown by; null where the terms of their club decide.'),
  mergedInto: orNull(ID, 'The id that this one was merged into; null for none.'),
  duplicates: list(5, ID, 'Other ids of the same person.'),
  erased: field(Boolean, 'Whether their personal data were erased.'),
}) {}

@ObjectType({ description: 'What is asked for a person, and not decided on.' })
export class PersonRequest extends withFields(ShowingPlayer<PersonRequestRow>, {
  kind: field(PersonRequestKindEnum, 'What is asked for.'),
  federationId: orNull(ID, 'The federation that a licence is asked of; null where it is no licence.'),
  period: orNull(String, 'The period of the licence; null where it is none.'),
  askedAt: field(InstantScalar, 'When it was asked for.'),
}) {}

export const PersonRequestConnection = connectionType(
  () => PersonRequest,
  'PersonRequest',
  'what is asked for people of a club, the oldest first',
);

@ObjectType({ description: 'A suspension from the tournaments of a federation.' })
export class Suspension extends withFields(Showing<SuspensionRow & { readonly reason: string | null }>, {
  suspensionId: field(ID, 'Its id.'),
  federationId: field(ID, 'The id of the federation.'),
  from: field(String, 'Its first day.'),
  until: orNull(String, 'Its last day; null until it is lifted.'),
  reason: orNull(String, 'Why; null once the person is erased.'),
}) {}

@ObjectType({ description: 'An exclusion of a person from the tournaments of a club.' })
export class ClubExclusion extends withFields(ShowingPlayer<ClubExclusionRow & { readonly reason: string | null }>, {
  exclusionId: field(ID, 'Its id.'),
  clubId: field(ID, 'The id of the club.'),
  from: field(String, 'Its first day.'),
  until: orNull(String, 'Its last day; null until it is ended.'),
  atOwnWish: field(Boolean, 'Whether the person asked for it themselves.'),
  reason: orNull(String, 'Why; null where nobody said it, and once the person is erased.'),
}) {}

export const ClubExclusionConnection = connectionType(() => ClubExclusion, 'ClubExclusion', 'whom the club excludes, the oldest first');

@ObjectType({ description: 'A way to reach a person.' })
export class Contact extends withFields(Showing<NonNullable<PersonRecord['contacts']>[number]>, {
  kind: field(String, 'What it is, such as "email".'),
  value: field(String, 'The address or the number.'),
}) {}

@ObjectType({ description: 'An id that another program, or a list, has for a person.' })
export class ExternalId extends withFields(Showing<ExternalIdValue>, {
  source: field(String, 'The program or the list; "licence" and the id of a federation for a licence number.'),
}) {
  @Field(() => ID, { description: 'The id there.' })
  get value(): string {
    return this.shown.id;
  }
}

/** Vault data of a person, with their suspensions from the registry. */
export interface PrivateData extends PersonRecord {
  readonly playerId: string;
  readonly suspensions: readonly SuspensionRow[];
  readonly exclusions: readonly ClubExclusion[];
}

@ObjectType({
  description:
    'What is kept of a person in the vault. Dates of birth, contacts, ids and suspensions are null for those who may not see them.',
})
export class PersonalDetails extends withFields(Showing<PrivateData>, {
  playerId: field(ID, 'The id of the person.'),
  name: orNull(String, 'Their name, whatever the public sees; null where none is kept.'),
  externalIds: listOrNull(10, shownAs(ExternalId), 'The ids that others have for them, licence numbers among them.', {
    isPrivate: 'externalIds',
  }),
  exclusions: listOrNull(
    5,
    ClubExclusion,
    'Their exclusions that were not ended, from clubs whose exclusions the asker may read; all of them for the person.',
    { isPrivate: 'suspensions' },
  ),
}) {
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

  @Costs({ entries: 5 })
  @isPrivate('suspensions')
  @Field(() => [Suspension], { nullable: true, description: 'Their suspensions that were not lifted.' })
  get suspensions(): Suspension[] {
    const reasons: Readonly<Record<string, string>> = this.shown.suspensionReasons ?? {};
    return this.shown.suspensions.map((each) => new Suspension({ ...each, reason: lookUp(reasons, each.suspensionId) ?? null }));
  }
}
