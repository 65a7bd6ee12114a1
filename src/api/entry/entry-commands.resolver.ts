/**
 * A mutation for every command on who plays. May import: Nest, its neighbours.
 */
import { Args, Context, Resolver } from '@nestjs/graphql';
import type { PlayerId } from '../../../events/ids.js';
import { TournamentPayload } from '../commands/command-payload.js';
import { CommandMutation, TournamentMutations } from '../commands/mutations.js';
import { told as toldBy } from '../commands/told.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
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
  WithdrawRegistrationInput,
} from './entry.inputs.js';

@Resolver()
export class EntryCommandsResolver extends TournamentMutations {
  @CommandMutation(() => TournamentPayload, {
    description:
      'Enters a player who is of age, and gives him a name where one comes along; where every place is taken he stands on the waiting list (RC 2; MO 1.1, 1.2; RO 1.2, 1.4).',
  })
  async registerPlayer(
    @Args('input', checkedInput) input: RegisterPlayerInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    const { name, ...told } = toldBy(input);
    const command = { type: 'RegisterPlayer', ...told } as const;
    const payload = await this.give(input, request, { ...command, ...this.now() }, withoutBirth(command));
    this.name(input.playerId, name);
    return payload;
  }

  @CommandMutation(() => TournamentPayload, {
    description: 'Takes a player off the list, after the start only while he has not come; the first who waits gets his place.',
  })
  withdrawRegistration(
    @Args('input', checkedInput) input: WithdrawRegistrationInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('WithdrawRegistration', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description: 'Records that a player has told before the start that he will be late (RC 7; TF §4 b1).',
  })
  announceLateness(
    @Args('input', checkedInput) input: AnnounceLatenessInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('AnnounceLateness', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description: 'Records that a player has special needs, so that a seat can be kept for him; which needs is kept nowhere (RC 8; RO 2.1).',
  })
  recordSpecialNeeds(
    @Args('input', checkedInput) input: RecordSpecialNeedsInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('RecordSpecialNeeds', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description:
      'Keeps a seat for a player with special needs, before the start; whoever draws it takes the one that he drew (RC 8; RO 2.1).',
  })
  assignSeat(@Args('input', checkedInput) input: AssignSeatInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('AssignSeat', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description:
      'Admits a player who comes late, on the list or not, at what his rulebook has him pay for it, to a drawn seat (RC 7; MO 3.1; RO 1.8; TF §4 b1).',
  })
  async admitLatePlayer(
    @Args('input', checkedInput) input: AdmitLatePlayerInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    const { name, ...told } = toldBy(input);
    const command = { type: 'AdmitLatePlayer', ...told } as const;
    const payload = await this.give(input, request, { ...command, ...this.now() }, withoutBirth(command));
    this.name(input.playerId, name);
    return payload;
  }

  @CommandMutation(() => TournamentPayload, {
    description: 'Has nobody admitted any more; sooner than the rulebook has it by the director’s ruling (RC 7; MO 3.1; RO 1.8).',
  })
  closeLateEntry(@Args('input', checkedInput) input: CloseLateEntryInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('CloseLateEntry', input, request, this.now());
  }

  @CommandMutation(() => TournamentPayload, {
    description: 'Enters a player again who is out, where a house rule allows it, while late players are admitted (RC 7).',
  })
  reEnter(@Args('input', checkedInput) input: ReEnterInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('ReEnter', input, request, this.now());
  }

  @CommandMutation(() => TournamentPayload, {
    description:
      'Sells a player chips again on his seat: he has just lost his last ones, or is between two hands. They count at once, and he owes their price (TDA 18; RC 27).',
  })
  rebuy(@Args('input', checkedInput) input: RebuyInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('Rebuy', input, request, this.now());
  }

  @CommandMutation(() => TournamentPayload, { description: 'Sells a player his add-on, where the book or a house rule allows it.' })
  takeAddOn(@Args('input', checkedInput) input: TakeAddOnInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('TakeAddOn', input, request, this.now());
  }

  @CommandMutation(() => TournamentPayload, { description: 'Records that a player has paid for one of his rebuys or his add-on.' })
  payPurchase(@Args('input', checkedInput) input: PayPurchaseInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('PayPurchase', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description:
      'Records that a player is not at his seat: from the next hand on he is dealt in, his blinds are taken and his hands are dead (RC 30; MO 3.2; RO 1.9; TF §4 b2).',
  })
  markAway(@Args('input', checkedInput) input: MarkAwayInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('MarkAway', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description: 'Records that a player is at his seat again; one who has never come yet is admitted as a late player.',
  })
  markBack(@Args('input', checkedInput) input: MarkBackInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('MarkBack', input, request, this.now());
  }

  @CommandMutation(() => TournamentPayload, {
    description: 'Has a player who began at a wrong seat go to his own, between two hands, with the chips that he has now (RC 6; RO 2.1).',
  })
  correctWrongSeat(
    @Args('input', checkedInput) input: CorrectWrongSeatInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('CorrectWrongSeat', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description: 'Ends play for the day: every hand is over and every stack known. The clock stops.',
  })
  endDay(@Args('input', checkedInput) input: EndDayInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('EndDay', input, request, this.now());
  }

  @CommandMutation(() => TournamentPayload, {
    description:
      'Begins the next day. Players who are not there are in until their chips are gone; they are dealt in and blinded (RO 1.8).',
  })
  startDay(@Args('input', checkedInput) input: StartDayInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('StartDay', input, request, this.now());
  }

  private name(playerId: PlayerId, name: string | undefined): void {
    if (name !== undefined) this.tapis.people.rename(playerId, name);
  }
}

/** A day of birth is no part of what is remembered of a command: not even of its digest, from which it could be found by trying. */
function withoutBirth({ bornOn, ...given }: { readonly bornOn?: string }): object {
  return bornOn === undefined ? given : { ...given, tellsBirth: true };
}
