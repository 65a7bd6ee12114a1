/**
 * What a list of commands answers: what became of each of its entries.
 */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { PlayerId } from '../../../events/ids.js';
import { EventType } from '../audit/event.types.js';
import { BilingualText } from '../language/bilingual-text.types.js';
import type { ApiError } from '../language/api-error.js';
import { Costs } from '../language/costs.js';
import { enumeration } from '../language/enums.js';
import { field, ofFields, orNull } from '../language/showing.js';
import { JsonScalar, PositionScalar } from '../language/scalars.js';
import { Tournament } from '../tournament/tournament.types.js';
import type { TournamentPayload } from './command-payload.js';

type Became = 'done' | 'waits' | 'wasSo' | 'refused';

const ListedOutcomeEnum = enumeration<Became>('ListedOutcome', 'What became of an entry of a list.', {
  done: 'It was recorded.',
  waits: 'The player is on the waiting list: every place is taken.',
  wasSo: 'It was so already: nothing more was recorded.',
  refused: 'It was refused; the others are as they would be without it.',
});

@ObjectType({ description: 'Why an entry of a list was refused: what the error of the single command says.' })
class ListedRefusal extends ofFields({
  code: field(String, 'The code of the refusal.'),
  article: orNull(String, 'The article on which it is refused; null where there is none.'),
  message: field(BilingualText, 'Why, and what to do.'),
  parameters: field(JsonScalar, 'The parameters of the refusal, by name.'),
}) {}

@ObjectType({ description: 'What became of an entry of a list.' })
export class ListedFate extends ofFields({
  playerId: field(ID, 'The id of the player.'),
  outcome: field(ListedOutcomeEnum, 'What became of it.'),
  refusal: orNull(ListedRefusal, 'Why it was refused; null where it was not.'),
}) {}

/** The fate of an entry that was taken, or refused. */
export function fateOf(playerId: PlayerId, taken: TournamentPayload | ApiError): ListedFate {
  if ('events' in taken) return { playerId, outcome: becameOf(taken.preview?.events ?? taken.events), refusal: null };
  const { code, article, messages: message, parameters } = taken;
  return { playerId, outcome: 'refused', refusal: { code, article, message, parameters } };
}

function becameOf(events: readonly { readonly type: string }[]): Became {
  if (events.length === 0) return 'wasSo';
  return events.some(({ type }) => type === 'PlayerWaitlisted') ? 'waits' : 'done';
}

@ObjectType({ description: 'The answer to a list of commands.' })
export class TournamentListPayload {
  constructor(
    fates: readonly ListedFate[],
    private readonly taken: readonly TournamentPayload[],
  ) {
    this.fates = fates;
  }

  @Costs({ entries: 60 })
  @Field(() => [ListedFate], {
    description: 'What became of each entry, in their order. With preview: what would become of each by itself.',
  })
  readonly fates: readonly ListedFate[];

  @Costs({ entries: 120 })
  @Field(() => [EventType], { description: 'The events of all entries, in order.' })
  get events(): readonly EventType[] {
    return this.taken.flatMap(({ events }) => events);
  }

  @Field(() => Int, { nullable: true, description: 'The revision of the stream after the list; null where every entry was refused.' })
  get revision(): number | null {
    return this.taken.at(-1)?.revision ?? null;
  }

  @Field(() => Boolean, { description: 'True where every entry that was taken had been taken before under the same commandId.' })
  get repeated(): boolean {
    return this.taken.length > 0 && this.taken.every(({ repeated }) => repeated);
  }

  @Field(() => PositionScalar, {
    nullable: true,
    description: 'The position of the last event of the list and the reactions to it; null where nothing is recorded.',
  })
  get position(): number | null {
    return this.taken.at(-1)?.position ?? null;
  }

  @Field(() => Tournament, {
    nullable: true,
    description: 'The tournament after the list; null where every entry was refused, or where its view cannot be read now.',
  })
  get tournament(): Promise<Tournament | null> | null {
    return this.taken.at(-1)?.tournament ?? null;
  }
}
