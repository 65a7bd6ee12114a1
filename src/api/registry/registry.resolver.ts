/** Queries for federations, clubs and people. */
import { Inject } from '@nestjs/common';
import { Args, ArgsType, Context, Field, Query, Resolver } from '@nestjs/graphql';
import type { ClubId, PlayerId } from '../../../events/ids.js';
import { ALL_CLUBS, clubs, clubsOf } from '../../../projections/clubs.js';
import { clubExclusions, type ClubExclusionRow } from '../../../projections/club-exclusions.js';
import { clubMembers } from '../../../projections/club-members.js';
import { ALL_FEDERATIONS, federations } from '../../../projections/federations.js';
import { people } from '../../../projections/people.js';
import { personRequests } from '../../../projections/person-requests.js';
import { playerEntries } from '../../../projections/player-entries.js';
import { plainId } from '../../app/registry/external-ids.js';
import { exportPerson } from '../../app/registry/person-export.js';
import type { Principal } from '../../access/principal.js';
import { lookUp } from '../../../events/look-up.js';
import { inGraph } from '../graph/edges.js';
import { AtLeastArgs, PageArgs } from '../language/connections.js';
import { Player } from '../language/player.types.js';
import { Policy } from '../policy/policy.js';
import { pageOf, reach } from '../reading/view-reading.js';
import type { RequestContext } from '../request/request-context.js';
import { checkedArgs, IsTyped } from '../inputs/input-validation.js';
import {
  Club,
  ClubConnection,
  ClubExclusion,
  ClubExclusionConnection,
  Federation,
  FederationConnection,
  MemberConnection,
  PersonalDetails,
  PersonRequest,
  PersonRequestConnection,
  Registration,
} from './registry.types.js';
import { For, ForEverybody } from '../policy/operations.js';
import { Reading } from '../reading/reading.js';
import { ACCESS } from '../../app/access/access.module.js';
import type { Access } from '../../app/access/open-access.js';
import type { PersonVault } from '../../app/vault/person-vault.js';
import { VAULT } from '../../app/vault/vault.module.js';
import { IdField } from '../inputs/fields.js';
import { SETTLED_SECONDS, FreshFor } from '../language/freshness.js';

@ArgsType()
class FederationArgs extends AtLeastArgs {
  @IdField('The id of the federation.')
  id!: string;
}

@ArgsType()
class ClubArgs extends AtLeastArgs {
  @IdField('The id of the club.')
  id!: string;
}

@ArgsType()
class ClubsOfArgs extends PageArgs {
  @IdField('The id of the federation.')
  federationId!: string;
}

@ArgsType()
class MembersArgs extends PageArgs {
  @IdField('The id of the club.')
  clubId!: string;
}

@ArgsType()
class PersonArgs extends AtLeastArgs {
  @IdField('The id of the player.')
  playerId!: string;
}

@ArgsType()
class ExternalIdArgs {
  @Field(() => String, {
    description: 'The program or the list that has the id; "licence" and the id of a federation for a licence number.',
  })
  @IsTyped({ kind: 'line', least: 1, most: 64 })
  source!: string;

  @Field(() => String, { description: 'The id there, 1 to 100 characters.' })
  @IsTyped({ kind: 'line', least: 1, most: 100 })
  externalId!: string;
}

@Resolver()
export class RegistryResolver {
  constructor(
    private readonly reading: Reading,
    @Inject(VAULT) private readonly vault: PersonVault,
    @Inject(ACCESS) private readonly access: Access,
    private readonly policy: Policy,
  ) {}

  @ForEverybody()
  @FreshFor(SETTLED_SECONDS)
  @Query(() => FederationConnection, { description: 'The federations, oldest first.' })
  federations(@Args(checkedArgs) args: PageArgs): Promise<object> {
    return pageOf(this.reading, federations, ALL_FEDERATIONS, args, ({ body }) => new Federation(body));
  }

  @inGraph({ edges: [{ of: 'Club', as: 'federation', given: { id: 'federationId' } }], root: 'stays', node: ['id'] })
  @ForEverybody()
  @FreshFor(SETTLED_SECONDS)
  @Query(() => Federation, { nullable: true, description: 'One federation; null when there is none of this id.' })
  async federation(@Args(checkedArgs) { id, atLeast }: FederationArgs): Promise<Federation | null> {
    await reach(this.reading, atLeast, federations);
    const row = this.reading.views.get(federations, id);
    return row === undefined ? null : new Federation(row.body);
  }

  @ForEverybody()
  @Query(() => ClubConnection, { description: 'The clubs that are registered, oldest first.' })
  clubs(@Args(checkedArgs) args: PageArgs): Promise<object> {
    return pageOf(this.reading, clubs, ALL_CLUBS, args, ({ body }) => new Club(body));
  }

  @inGraph({ edges: [{ of: 'Federation', as: 'clubs', given: { federationId: 'id' } }], root: 'none' })
  @ForEverybody()
  @Query(() => ClubConnection, { description: 'The clubs that belong to the federation, oldest first.' })
  clubsOfFederation(@Args(checkedArgs) args: ClubsOfArgs): Promise<object> {
    return pageOf(this.reading, clubs, clubsOf(args.federationId), args, ({ body }) => new Club(body));
  }

  @inGraph({
    edges: ['Tournament', 'Membership', 'Licence'].map((of) => ({ of, as: 'club', given: { id: 'clubId' } })),
    root: 'stays',
    node: ['id'],
  })
  @ForEverybody()
  @Query(() => Club, { nullable: true, description: 'One registered club; null when there is none of this id.' })
  async club(@Args(checkedArgs) { id, atLeast }: ClubArgs): Promise<Club | null> {
    await reach(this.reading, atLeast, clubs);
    const row = this.reading.views.get(clubs, id);
    return row === undefined ? null : new Club(row.body);
  }

  @inGraph({ edges: [{ of: 'Club', as: 'members', given: { clubId: 'id' } }], root: 'none' })
  @For('registry.read', 'clubId')
  @Query(() => MemberConnection, {
    nullable: true,
    description: 'The members of the club, in the order in which they joined.',
  })
  clubMembers(@Args(checkedArgs) args: MembersArgs): Promise<object> {
    return pageOf(this.reading, clubMembers, args.clubId, args, ({ body }) => new Player(body.playerId, this.reading.people, args.atLeast));
  }

  @inGraph({ edges: [{ of: 'Club', as: 'exclusions', given: { clubId: 'id' } }], root: 'none' })
  @For('registry.read', 'clubId')
  @Query(() => ClubExclusionConnection, {
    nullable: true,
    description: 'Whom the club excludes from its tournaments, the oldest first.',
  })
  clubExclusions(@Args(checkedArgs) args: MembersArgs): Promise<object> {
    return pageOf(this.reading, clubExclusions, args.clubId, args, ({ body }) => this.#showExclusion(body));
  }

  @inGraph({ edges: [{ of: 'Club', as: 'requests', given: { clubId: 'id' } }], root: 'none' })
  @For('registry.read', 'clubId')
  @Query(() => PersonRequestConnection, {
    nullable: true,
    description:
      'What is asked for people of the club and not decided on: that they are erased, that they get a licence. The oldest first.',
  })
  clubRequests(@Args(checkedArgs) args: MembersArgs): Promise<object> {
    return pageOf(this.reading, personRequests, args.clubId, args, ({ body }) => new PersonRequest(body, this.reading.people));
  }

  @inGraph({ edges: [{ of: 'Player', as: 'registration', given: { playerId: 'id' } }], root: 'none' })
  @ForEverybody()
  @Query(() => Registration, { nullable: true, description: 'What the registry shows of the person; null where it knows nothing of them.' })
  async registration(@Args(checkedArgs) { playerId, atLeast }: PersonArgs): Promise<Registration | null> {
    await reach(this.reading, atLeast, people);
    const person = this.reading.views.get(people, playerId)?.body;
    if (person === undefined) return null;
    // Licences count under all ids of a person.
    const others = person.duplicates.flatMap((id) => this.reading.views.get(people, id)?.body.licences ?? []);
    return new Registration({ ...person, licences: [...person.licences, ...others] });
  }

  @inGraph({ edges: [{ of: 'Player', as: 'personalData', given: { playerId: 'id' } }], root: 'none' })
  @For('registry.read', 'playerId')
  @Query(() => PersonalDetails, { nullable: true, description: 'What is kept of the person in the vault.' })
  async personalData(
    @Args(checkedArgs) { playerId, atLeast }: PersonArgs,
    @Context() { principal }: RequestContext,
  ): Promise<PersonalDetails> {
    await reach(this.reading, atLeast, people);
    const { vault } = this;
    const { views } = this.reading;
    const kept = vault.read(playerId as PlayerId);
    const row = views.get(people, playerId)?.body;
    const duplicates = row?.duplicates ?? [];
    const rows = [row, ...duplicates.map((id) => views.get(people, id)?.body)];
    // Suspensions and exclusions count under all ids of a person.
    return new PersonalDetails({
      ...kept,
      externalIds: kept.externalIds.map(plainId),
      playerId,
      suspensions: rows.flatMap((each) => each?.suspensions ?? []),
      exclusions: rows
        .flatMap((each) => (each?.exclusions ?? []).map((exclusion) => ({ ...exclusion, playerId: each!.playerId })))
        .filter(({ clubId }) => this.policy.isOneself(principal, playerId) || this.#readsExclusions(principal, clubId))
        .map((exclusion) => this.#showExclusion(exclusion)),
      suspensionReasons: Object.assign({}, kept.suspensionReasons, ...duplicates.map((id) => vault.read(id).suspensionReasons)),
    });
  }

  // An external id may lead to anybody, so the resolver checks whom the asker may read.
  @For('registry.read', 'own')
  @Query(() => Player, {
    nullable: true,
    description:
      'The person whom another program, or a federation by a licence number, knows under this id. Null for nobody, and for somebody of others.',
  })
  playerByExternalId(
    @Args(checkedArgs) { source, externalId: id }: ExternalIdArgs,
    @Context() { principal }: RequestContext,
  ): Player | null {
    const holders = this.vault.holdersOf({ source, id });
    const playerId = holders.find((holder) => this.policy.seesDataOf(principal, 'registry.read', holder));
    return playerId === undefined ? null : new Player(playerId, this.reading.people);
  }

  @For('registry.self', 'playerId')
  @Query(() => String, { nullable: true, description: 'All that is kept about a person, as JSON; null where that is nothing.' })
  async myData(@Args(checkedArgs) { playerId, atLeast }: PersonArgs, @Context() { principal }: RequestContext): Promise<string | null> {
    await reach(this.reading, atLeast, people, playerEntries);
    // A person may read what officials wrote about them; others see it as their roles allow.
    const isTheirs = this.policy.isOneself(principal, playerId) || principal.isOperator === true;
    const kept = exportPerson({ views: this.reading.views, vault: this.vault }, playerId as PlayerId, isTheirs);
    if (kept === null) return null;
    this.access.notes.read(principal, playerId, 'everything');
    return JSON.stringify(kept, null, 2);
  }

  #readsExclusions(principal: Principal, clubId: ClubId): boolean {
    return this.policy.reads(principal, 'private.suspensions', { kind: 'club', clubId });
  }

  #showExclusion(exclusion: ClubExclusionRow): ClubExclusion {
    const reasons: Readonly<Record<string, string>> = this.vault.read(exclusion.playerId).suspensionReasons ?? {};
    return new ClubExclusion({ ...exclusion, reason: lookUp(reasons, exclusion.exclusionId) ?? null }, this.reading.people);
  }
}
