/**
 * A mutation for every command on who plays. May import: Nest, the facade.
 */
import { Inject, UseGuards } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { PlayerId } from '../../../events/ids.js';
import type { Tapis } from '../../app/tapis.js';
import type { AdmissionFacts, EntryCommand } from '../../tournament/entry/commands.js';
import { TournamentPayload } from '../commands/command-payload.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import { TokenGuard } from '../server/token.guard.js';
import { takeTournamentCommand } from '../commands/tournament-command-taking.js';
import type { PlayerCommandInput, TournamentCommandInput } from '../tournament/tournament.inputs.js';
import { TAPIS } from '../reading/view-reading.js';
import {
  AdmitLatePlayerInput,
  AnnounceLatenessInput,
  AssignSeatInput,
  CloseLateEntryInput,
  CorrectWrongSeatInput,
  EndDayInput,
  MarkAwayInput,
  MarkBackInput,
  PayPurchaseInput,
  RebuyInput,
  RecordSpecialNeedsInput,
  ReEnterInput,
  RegisterPlayerInput,
  StartDayInput,
  TakeAddOnInput,
  type TicketInput,
  WithdrawRegistrationInput,
} from './entry.inputs.js';

@Resolver()
@UseGuards(TokenGuard)
export class EntryCommandsResolver {
  constructor(@Inject(TAPIS) private readonly tapis: Tapis) {}

  @Mutation(() => TournamentPayload, {
    description:
      'Enters a player who is of age, and gives him a name where one comes along; where every place is taken he stands on the waiting list (RC 2; MO 1.1, 1.2; RO 1.2, 1.4).',
  })
  async registerPlayer(
    @Args('input', checkedInput) input: RegisterPlayerInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    const payload = await this.take(input, request, { type: 'RegisterPlayer', playerId: idOf(input), ...this.factsOf(input) });
    this.name(input);
    return payload;
  }

  @Mutation(() => TournamentPayload, {
    description: 'Takes a player off the list, after the start only while he has not come; the first who waits gets his place.',
  })
  withdrawRegistration(
    @Args('input', checkedInput) input: WithdrawRegistrationInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'WithdrawRegistration', playerId: idOf(input) });
  }

  @Mutation(() => TournamentPayload, {
    description: 'Records that a player has told before the start that he will be late (RC 7; TF §4 b1).',
  })
  announceLateness(
    @Args('input', checkedInput) input: AnnounceLatenessInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'AnnounceLateness', playerId: idOf(input) });
  }

  @Mutation(() => TournamentPayload, {
    description: 'Records that a player has special needs, so that a seat can be kept for him; which needs is kept nowhere (RC 8; RO 2.1).',
  })
  recordSpecialNeeds(
    @Args('input', checkedInput) input: RecordSpecialNeedsInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'RecordSpecialNeeds', playerId: idOf(input) });
  }

  @Mutation(() => TournamentPayload, {
    description:
      'Keeps a seat for a player with special needs, before the start; whoever draws it takes the one that he drew (RC 8; RO 2.1).',
  })
  assignSeat(@Args('input', checkedInput) input: AssignSeatInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'AssignSeat', playerId: idOf(input), table: input.table, seat: input.seat });
  }

  @Mutation(() => TournamentPayload, {
    description:
      'Admits a player who comes late, on the list or not, at what his rulebook has him pay for it, to a drawn seat (RC 7; MO 3.1; RO 1.8; TF §4 b1).',
  })
  async admitLatePlayer(
    @Args('input', checkedInput) input: AdmitLatePlayerInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    const { ruling } = input;
    const ruled = ruling == null ? {} : { ruling: { reason: ruling.reason, ...(ruling.stack == null ? {} : { stack: ruling.stack }) } };
    const facts = this.factsOf(input);
    const command = { type: 'AdmitLatePlayer', playerId: idOf(input), ...facts, ...ruled, at: this.tapis.now() } as const;
    const payload = await this.takeDrawn(input, request, command);
    this.name(input);
    return payload;
  }

  @Mutation(() => TournamentPayload, {
    description: 'Has nobody admitted any more; sooner than the rulebook has it by the director’s ruling (RC 7; MO 3.1; RO 1.8).',
  })
  closeLateEntry(@Args('input', checkedInput) input: CloseLateEntryInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'CloseLateEntry', ruling: input.ruling ?? null, at: this.tapis.now() });
  }

  @Mutation(() => TournamentPayload, {
    description: 'Enters a player again who is out, where a house rule allows it, while late players are admitted (RC 7).',
  })
  reEnter(@Args('input', checkedInput) input: ReEnterInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.takeDrawn(input, request, { type: 'ReEnter', playerId: idOf(input), at: this.tapis.now() });
  }

  @Mutation(() => TournamentPayload, {
    description:
      'Sells a player chips again on his seat: he has just lost his last ones, or is between two hands. They count at once, and he owes their price (TDA 18; RC 27).',
  })
  rebuy(@Args('input', checkedInput) input: RebuyInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'Rebuy', playerId: idOf(input), paid: input.paid, at: this.tapis.now() });
  }

  @Mutation(() => TournamentPayload, { description: 'Sells a player his add-on, where the book or a house rule allows it.' })
  takeAddOn(@Args('input', checkedInput) input: TakeAddOnInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'TakeAddOn', playerId: idOf(input), paid: input.paid, at: this.tapis.now() });
  }

  @Mutation(() => TournamentPayload, { description: 'Records that a player has paid for one of his rebuys or his add-on.' })
  payPurchase(@Args('input', checkedInput) input: PayPurchaseInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'PayPurchase', playerId: idOf(input) });
  }

  @Mutation(() => TournamentPayload, {
    description:
      'Records that a player is not at his seat: from the next hand on he is dealt in, his blinds are taken and his hands are dead (RC 30; MO 3.2; RO 1.9; TF §4 b2).',
  })
  markAway(@Args('input', checkedInput) input: MarkAwayInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'MarkAway', playerId: idOf(input), official: input.official });
  }

  @Mutation(() => TournamentPayload, {
    description: 'Records that a player is at his seat again; one who has never come yet is admitted as a late player.',
  })
  markBack(@Args('input', checkedInput) input: MarkBackInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'MarkBack', playerId: idOf(input), at: this.tapis.now() });
  }

  @Mutation(() => TournamentPayload, {
    description: 'Has a player who began at a wrong seat go to his own, between two hands, with the chips that he has now (RC 6; RO 2.1).',
  })
  correctWrongSeat(
    @Args('input', checkedInput) input: CorrectWrongSeatInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    const { table, seat, rightAmount, exchange, ruling, stack } = input;
    const counted = stack == null ? {} : { stack };
    return this.take(input, request, {
      type: 'CorrectWrongSeat',
      playerId: idOf(input),
      table,
      seat,
      rightAmount,
      exchange,
      ruling: ruling ?? null,
      ...counted,
    });
  }

  @Mutation(() => TournamentPayload, {
    description: 'Ends play for the day: every hand is over and every stack known. The clock stops.',
  })
  endDay(@Args('input', checkedInput) input: EndDayInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'EndDay', at: this.tapis.now() });
  }

  @Mutation(() => TournamentPayload, {
    description:
      'Begins the next day. Players who are not there are in until their chips are gone; they are dealt in and blinded (RO 1.8).',
  })
  startDay(@Args('input', checkedInput) input: StartDayInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    const absent = input.absent.map((id) => id as PlayerId);
    return this.take(input, request, { type: 'StartDay', absent, at: this.tapis.now() });
  }

  /** A day of birth is no part of what is remembered of a command: not even of its digest, from which it could be found by trying. */
  private factsOf({
    bornOn,
    adult,
    showsDocument,
    confirmsData,
    acceptsRules,
  }: AdmitLatePlayerInput | RegisterPlayerInput): AdmissionFacts {
    return {
      ...(bornOn == null ? {} : { bornOn }),
      ...(adult == null ? {} : { adult }),
      showsDocument,
      ...(confirmsData == null ? {} : { confirmsData }),
      acceptsRules,
      at: this.tapis.now(),
    };
  }

  private name({ playerId, name }: AdmitLatePlayerInput | RegisterPlayerInput): void {
    if (name != null) this.tapis.people.rename(playerId as PlayerId, name);
  }

  private takeDrawn(
    input: (AdmitLatePlayerInput | ReEnterInput) & { place?: TicketInput | null },
    request: RequestContext,
    command: EntryCommand,
  ): Promise<TournamentPayload> {
    const { place } = input;
    const drawnByHand = place == null ? {} : { place: { table: place.table, seat: place.seat } };
    return this.take(input, request, { ...command, ...drawnByHand });
  }

  /** @throws ApiError with the refusal's code */
  private take(
    input: TournamentCommandInput,
    request: RequestContext,
    command: EntryCommand,
    asGiven: object = command,
  ): Promise<TournamentPayload> {
    return takeTournamentCommand(this.tapis, input, request, command, withoutBirth(asGiven));
  }
}

function withoutBirth(given: object): object {
  if (!('bornOn' in given)) return given;
  const { bornOn: _bornOn, ...others } = given;
  return { ...others, tellsBirth: true };
}

function idOf({ playerId }: PlayerCommandInput): PlayerId {
  return playerId as PlayerId;
}
