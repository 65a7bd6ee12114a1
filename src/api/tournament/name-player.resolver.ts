/** The mutation that names a player. It is no command, because names are not in events. */
import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { Player } from '../language/player.types.js';
import { refuse } from '../../federation/refusals.js';
import { refused } from '../request/error-presentation.js';
import type { RequestContext } from '../request/request-context.js';
import { checkedInput } from '../inputs/input-validation.js';
import { NamePlayerInput } from './name-player.inputs.js';
import { For } from '../policy/operations.js';
import { PersonalDataStore } from '../../app/registry/personal-data.js';
import { PEOPLE } from '../../app/registry/registry.module.js';
import type { PlayerDirectory } from '../../app/vault/person-vault.js';

@Resolver()
export class NamePlayerResolver {
  constructor(
    @Inject(PEOPLE) private readonly people: PlayerDirectory,
    private readonly personalData: PersonalDataStore,
  ) {}

  @For('club.people', 'playerId')
  @Mutation(() => Player, {
    nullable: true,
    description: 'Gives a player a name, or forgets it. Names are kept apart from the events: an event only commits to the name.',
  })
  async namePlayer(
    @Args('input', checkedInput) { playerId, name }: NamePlayerInput,
    @Context() { admitted }: RequestContext,
  ): Promise<Player> {
    const isKept = await this.personalData.name(playerId, name ?? null, admitted!.actor);
    if (!isKept) throw refused(refuse('PERSON_ERASED').refusal);
    return new Player(playerId, this.people);
  }
}
