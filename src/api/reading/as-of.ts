/** Reads a tournament at a past moment: the same resolvers read past views instead of current ones. */
import { applyDecorators } from '@nestjs/common';
import { ArgsType, Field, ID, InputType } from '@nestjs/graphql';
import { IsInt, IsOptional, Min, ValidateNested } from 'class-validator';
import { Type } from 'class-transformer';
import type { HandId, TournamentId } from '../../../events/ids.js';
import type { Moment } from '../../app/past/tournament-history.js';
import { TournamentArgs, TournamentPageArgs, TournamentPlayerArgs } from '../inputs/tournament-args.js';
import { InstantScalar, PositionScalar } from '../language/scalars.js';
import { IsHandId } from '../inputs/input-validation.js';
import type { Reading, Reads } from './reading.js';

@InputType('AsOfInput', { isOneOf: true, description: 'A moment of a tournament: a position of the log, a time, or the end of a hand.' })
export class AsOf implements Moment {
  @Field(() => PositionScalar, {
    nullable: true,
    description: 'After the event at this position, or the last one of the tournament before it.',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  position?: number | null;

  @Field(() => InstantScalar, { nullable: true, description: 'After the last event that was recorded by then.' })
  @IsOptional()
  time?: number | null;

  @Field(() => ID, { nullable: true, description: 'After this hand, with what the tournament did with its result.' })
  @IsOptional()
  @IsHandId()
  handId?: HandId | null;
}

/** The argument for a past moment. */
export const OfMoment = (): PropertyDecorator =>
  applyDecorators(
    Field(() => AsOf, { nullable: true, description: 'Shows it at this moment; now when it is not given.' }),
    IsOptional(),
    ValidateNested(),
    Type(() => AsOf),
  );

@ArgsType()
export class TournamentThenArgs extends TournamentArgs {
  @OfMoment()
  asOf?: AsOf | null;
}

@ArgsType()
export class TournamentPageThenArgs extends TournamentPageArgs {
  @OfMoment()
  asOf?: AsOf | null;
}

@ArgsType()
export class TournamentPlayerThenArgs extends TournamentPlayerArgs {
  @OfMoment()
  asOf?: AsOf | null;
}

/**
 * A tournament's views, now or at the requested moment. Null when it did not exist then.
 * @throws ApiError when the views do not reach `atLeast` in time
 */
export async function readsOf(
  reading: Reading,
  { tournamentId, asOf }: { readonly tournamentId: string; readonly asOf?: AsOf | null | undefined },
): Promise<Reads | null> {
  if (asOf == null) return reading;
  const then = await reading.histories.at(tournamentId as TournamentId, asOf);
  if (then === null) return null;
  return {
    views: then.views,
    people: reading.people,
    now: () => then.at,
    loadTournament: () => Promise.resolve(then.state),
    // The past needs no wait.
    runner: { waitFor: () => Promise.resolve('reached') },
  };
}
