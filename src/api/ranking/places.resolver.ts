/**
 * The queries on what a ruling on places, or taking an elimination back, would change.
 */
import { Args, ArgsType, Field, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsOptional, ValidateNested } from 'class-validator';
import type { PlayerId, TournamentId } from '../../../events/ids.js';
import { place } from '../../../commands/tournament/entry.js';
import { newPlace } from '../../../commands/tournament/ranking.js';
import type { TournamentCommand, TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { tournamentDecider } from '../../tournament/decider.js';
import { comparePlaces } from '../../tournament/ranking/places-outcome.js';
import type { InPlay } from '../../tournament/state.js';
import { inputOfPart } from '../inputs/input-classes.js';
import { plainly } from '../inputs/input-fields.js';
import { TournamentNowArgs } from '../inputs/tournament-args.js';
import { refused } from '../request/error-presentation.js';
import { checkedArgs, IsPlainId, IsTyped } from '../inputs/input-validation.js';
import { OnTournament } from '../graph/edges.js';
import { PlacesPreview } from './places.types.js';
import { LiftEnum } from './ranking-enums.js';
import { For } from '../policy/operations.js';
import { Costs, TOURNAMENT_FOLD } from '../language/costs.js';
import { Reading } from '../reading/reading.js';

const NewPlaceInput = inputOfPart(newPlace);
const PlaceInput = inputOfPart(place);

@ArgsType()
export class PreviewPlacesArgs extends TournamentNowArgs {
  @Field(() => [NewPlaceInput], { description: 'Every player whose place would change, 1 to 1000 of them, each once.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(1000)
  @ArrayUnique((each: { readonly playerId: string }) => each.playerId, { message: 'must name each player once' })
  @ValidateNested({ each: true })
  @Type(() => NewPlaceInput)
  players!: CommandOf<'CorrectPlaces'>['players'];

  @Field(() => String, { description: 'The article of the rulebook on which it would be ruled, as for correctPlaces.' })
  @IsTyped({ kind: 'line', least: 1, most: 60 })
  article!: string;
}

@ArgsType()
export class PreviewReinstatementArgs extends TournamentNowArgs {
  @Field(() => ID, { description: 'The id of the player.' })
  @IsPlainId()
  playerId!: string;

  @Field(() => PlaceInput, { nullable: true, description: 'Where the player would sit down, as for reinstatePlayer.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => PlaceInput)
  place?: CommandOf<'ReinstatePlayer'>['place'] | null;

  @Field(() => Int, { nullable: true, description: 'The player’s chips as counted, as for reinstatePlayer.' })
  stack?: number | null;
}

@ArgsType()
export class PreviewCorrectedEliminationArgs extends TournamentNowArgs {
  @Field(() => ID, { description: 'The id of the player who was reported out.' })
  @IsPlainId()
  playerId!: string;

  @Field(() => ID, { description: 'The id of the player who went out.' })
  @IsPlainId()
  wentOut!: string;

  @Field(() => Int, { nullable: true, description: 'Their chips when the hand began, as for correctElimination.' })
  stack?: number | null;
}

@ArgsType()
export class PreviewLiftArgs extends TournamentNowArgs {
  @Field(() => ID, { description: 'The id of the player.' })
  @IsPlainId()
  playerId!: string;

  @Field(() => LiftEnum, { description: 'What would be lifted.' })
  lifted!: 'disqualification' | 'declassing';
}

@Resolver()
export class PlacesResolver {
  constructor(private readonly reading: Reading) {}

  @Costs({ weight: TOURNAMENT_FOLD })
  @OnTournament('previewPlaces')
  @For('td.decide', 'tournamentId')
  @Query(() => PlacesPreview, {
    nullable: true,
    description:
      'What correctPlaces would change: places, the winner, who qualifies, and who gets what. Nothing is recorded. It fails with the refusal of the mutation where that would be refused. Null where there is no such tournament.',
  })
  async previewPlaces(@Args(checkedArgs) { tournamentId, players, article }: PreviewPlacesArgs): Promise<PlacesPreview | null> {
    return this.preview(tournamentId, {
      type: 'CorrectPlaces',
      players: players.map(plainly),
      article,
      reason: 'preview',
      at: this.reading.now(),
    });
  }

  @Costs({ weight: TOURNAMENT_FOLD })
  @OnTournament('previewReinstatement')
  @For('td.decide', 'tournamentId')
  @Query(() => PlacesPreview, {
    nullable: true,
    description:
      'What reinstatePlayer would change: the seat and the chips of the player, places, the end, and who gets what. Nothing is recorded. It fails with the refusal of the mutation where that would be refused. Null where there is no such tournament.',
  })
  async previewReinstatement(@Args(checkedArgs) args: PreviewReinstatementArgs): Promise<PlacesPreview | null> {
    const { tournamentId, playerId, place, stack } = args;
    return this.preview(tournamentId, {
      type: 'ReinstatePlayer',
      playerId: playerId as PlayerId,
      ...(place == null ? {} : { place: plainly(place) }),
      ...(stack == null ? {} : { stack }),
      reason: 'preview',
      at: this.reading.now(),
    });
  }

  @Costs({ weight: TOURNAMENT_FOLD })
  @OnTournament('previewCorrectedElimination')
  // What previews show is what the commands would decide.
  @For('td.decide', 'tournamentId')
  @Query(() => PlacesPreview, {
    nullable: true,
    description:
      'What correctElimination would change: who is in again and where, places, the end, and who gets what. Nothing is recorded. It fails with the refusal of the mutation where that would be refused. Null where there is no such tournament.',
  })
  async previewCorrectedElimination(@Args(checkedArgs) args: PreviewCorrectedEliminationArgs): Promise<PlacesPreview | null> {
    const { tournamentId, playerId, wentOut, stack } = args;
    return this.preview(tournamentId, {
      type: 'CorrectElimination',
      playerId: playerId as PlayerId,
      wentOut: wentOut as PlayerId,
      ...(stack == null ? {} : { stack }),
      reason: 'preview',
      at: this.reading.now(),
    });
  }

  @Costs({ weight: TOURNAMENT_FOLD })
  @OnTournament('previewLift')
  @For('td.decide', 'tournamentId')
  @Query(() => PlacesPreview, {
    nullable: true,
    description:
      'What liftDisqualification or liftDeclassing would change: who gets what, and which events are recorded. Nothing is recorded. It fails with the refusal of the mutation where that would be refused. Null where there is no such tournament.',
  })
  async previewLift(@Args(checkedArgs) { tournamentId, playerId, lifted }: PreviewLiftArgs): Promise<PlacesPreview | null> {
    const of = { playerId: playerId as PlayerId, reason: 'preview' };
    return this.preview(
      tournamentId,
      lifted === 'disqualification' ? { type: 'LiftDisqualification', ...of, at: this.reading.now() } : { type: 'LiftDeclassing', ...of },
    );
  }

  /** Decides on a command without recording it, and compares the tournament before and after it. */
  private async preview(tournamentId: string, command: TournamentCommand): Promise<PlacesPreview | null> {
    const { state } = await this.reading.loadTournament(tournamentId as TournamentId);
    if (state.phase === 'unknown') return null;
    const decision = tournamentDecider.decide(command, state);
    if (decision.refusal !== undefined) throw refused(decision.refusal);
    const after = decision.events.reduce(tournamentDecider.evolve, state);
    const types = decision.events.map(({ type }) => type);
    return new PlacesPreview({ ...comparePlaces(state as InPlay, after as InPlay, decision.events), events: types });
  }
}
