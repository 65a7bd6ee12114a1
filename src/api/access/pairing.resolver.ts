/** Devices at tables: an official offers a pairing, and the device redeems it. */
import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { commandContext } from '../request/command-context.js';
import { acceptedOf } from '../answers/accepted.js';
import { refused } from '../request/error-presentation.js';
import { checkedInput } from '../inputs/input-validation.js';
import type { RequestContext } from '../request/request-context.js';
import { TokenAttempts } from '../request/token-attempts.js';
import { tooManyWrongCodes } from './access-errors.js';
import { EndPairingInput, OfferPairingInput, PairDeviceInput, placeIn } from './access.inputs.js';
import { AccessPayload, CreateTokenPayload, OfferPairingPayload } from './access.types.js';
import { For, ForEverybody } from '../policy/operations.js';
import { Reading } from '../reading/reading.js';
import { ACCESS } from '../../app/access/access.module.js';
import type { Access } from '../../app/access/open-access.js';

@Resolver()
export class PairingResolver {
  constructor(
    private readonly reading: Reading,
    @Inject(ACCESS) private readonly access: Access,
    private readonly attempts: TokenAttempts,
  ) {}

  @For('access.devices', 'tournamentId')
  @Mutation(() => OfferPairingPayload, {
    nullable: true,
    description:
      'Offers a pairing with a table, or as the desk of an official: once, for ten minutes. It replaces the open offer of the table, or for a desk.',
  })
  async offerPairing(
    @Args('input', checkedInput) input: OfferPairingInput,
    @Context() request: RequestContext,
  ): Promise<OfferPairingPayload> {
    const { tournamentId } = input;
    const made = await this.access.ways.offerPairing(request.principal, tournamentId, placeIn(input), commandContext(input, request));
    if (made.refusal !== undefined) throw refused(made.refusal);
    return new OfferPairingPayload(made.outcome, this.reading, made);
  }

  @For('access.devices', 'tournamentId')
  @Mutation(() => AccessPayload, { nullable: true, description: 'Ends an offer, or the pairing of a device: at once, on every node.' })
  async endPairing(@Args('input', checkedInput) input: EndPairingInput, @Context() request: RequestContext): Promise<AccessPayload> {
    const { tournamentId, pairingId } = input;
    return new AccessPayload(
      acceptedOf(await this.access.ways.endPairing(tournamentId, pairingId, commandContext(input, request))),
      this.reading,
    );
  }

  @ForEverybody()
  @Mutation(() => CreateTokenPayload, {
    nullable: true,
    description:
      'Pairs a device by the code of an offer. With a table, its token may do what the table does until the tournament ends. As a desk, what its role does, for 16 hours.',
  })
  async pairDevice(@Args('input', checkedInput) input: PairDeviceInput, @Context() request: RequestContext): Promise<CreateTokenPayload> {
    const { tournamentId, table = null, code } = input;
    const made = await this.access.ways.redeemPairing(tournamentId, table, code, commandContext(input, request));
    if (made.refusal !== undefined) {
      // Every wrong code counts, whether or not an offer is open.
      const seconds = this.attempts.fail(request.address);
      throw seconds === 0 ? refused(made.refusal) : tooManyWrongCodes(seconds);
    }
    return new CreateTokenPayload(made.outcome, this.reading, made.paired);
  }
}
