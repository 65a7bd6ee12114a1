/**
 * The query on what a ruling on places would change.
 */
import { Inject } from '@nestjs/common';
import { Args, ArgsType, Field, Query, Resolver } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, ValidateNested } from 'class-validator';
import type { TournamentId } from '../../../events/ids.js';
import { newPlace } from '../../../commands/tournament/ranking.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import type { Tapis } from '../../app/tapis.js';
import { tournamentDecider } from '../../tournament/decider.js';
import { comparePlaces } from '../../tournament/ranking/places-outcome.js';
import type { InPlay } from '../../tournament/state.js';
import { inputOfPart } from '../commands/input-classes.js';
import { plainly } from '../commands/input-fields.js';
import { TournamentNowArgs } from '../language/tournament-args.js';
import { TAPIS } from '../reading/view-reading.js';
import { refused } from '../server/error-presentation.js';
import { checkedArgs, IsTyped } from '../server/input-validation.js';
import { OnTournament } from '../graph/edges.js';
import { PlacesPreview } from './places.types.js';

const NewPlaceInput = inputOfPart(newPlace);

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

@Resolver()
export class PlacesResolver {
  constructor(@Inject(TAPIS) private readonly tapis: Tapis) {}

  @OnTournament('previewPlaces', { root: 'none' })
  @Query(() => PlacesPreview, {
    nullable: true,
    description:
      'What correctPlaces would change: places, the winner, who qualifies, and who gets what. Nothing is recorded. It fails with the refusal of the mutation where that would be refused. Null where there is no such tournament.',
  })
  async previewPlaces(@Args(checkedArgs) { tournamentId, players, article }: PreviewPlacesArgs): Promise<PlacesPreview | null> {
    const { state } = await this.tapis.loadTournament(tournamentId as TournamentId);
    if (state.phase === 'unknown') return null;
    const at = this.tapis.now();
    const command = { type: 'CorrectPlaces', players: players.map(plainly), article, reason: 'preview', at } as const;
    const decision = tournamentDecider.decide(command, state);
    if (decision.refusal !== undefined) throw refused(decision.refusal);
    const after = decision.events.reduce(tournamentDecider.evolve, state);
    const types = decision.events.map(({ type }) => type);
    return new PlacesPreview({ ...comparePlaces(state as InPlay, after as InPlay, decision.events), events: types });
  }
}
