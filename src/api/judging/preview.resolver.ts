/** The query that rules on one act under several rulebooks, without a hand. */
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Gesture } from '../../../events/judging.js';
import type { HandEvent } from '../../../events/hand.js';
import { handStream, type HandId } from '../../../events/ids.js';
import type { RulebookReference } from '../../../events/values.js';
import { readDecoded } from '../../app/dispatch/stream-events.js';
import { refuse } from '../../hand/refusals.js';
import { playSituation } from '../../hand/preview/described-situation.js';
import { previewRuling } from '../../hand/preview/preview-ruling.js';
import { plainly } from '../inputs/input-fields.js';
import { refused } from '../request/error-presentation.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { type BookAnswer, RulingPreview } from './preview.types.js';
import { PreviewRulingArgs, situationOf } from './situation.inputs.js';
import { referenceTo } from '../../rulebooks/adopted-book.js';
import { askedBooks, asksEdition } from '../rulebook/asked-books.js';
import { ForEverybody } from '../policy/operations.js';
import { Costs } from '../language/costs.js';
import { Reading } from '../reading/reading.js';

@Resolver()
export class PreviewResolver {
  constructor(private readonly reading: Reading) {}

  @Costs({ weight: 10_000, entries: 5, settledBy: 'weight' })
  @ForEverybody()
  @Query(() => [RulingPreview], {
    description:
      'What an act counts as under each rulebook, one row a book. It is made in a hand, now or earlier, or in a described situation; nothing is recorded. The book of the hand itself is applied with the house rules of its tournament. It fails with a refusal where no book can judge the act, such as for chips that the seat does not have.',
  })
  async previewRuling(@Args(checkedArgs) args: PreviewRulingArgs): Promise<readonly RulingPreview[]> {
    const answers = await this.answersTo(args);
    const first = answers[0]?.refusal;
    if (first !== undefined && answers.every(({ refusal }) => refusal?.code === first.code)) throw refused(first);
    return answers.map((answer) => new RulingPreview(answer));
  }

  private async answersTo({ scene: { handId, moment, situation }, seat, gesture, ...asked }: PreviewRulingArgs): Promise<BookAnswer[]> {
    const act = plainly(gesture);
    const books = askedBooks(asked).map(referenceTo);
    if (situation != null) {
      const described = situationOf(situation);
      return books.map((rulebook) => {
        const played = playSituation(described, rulebook);
        return played.refusal === undefined ? answerOf(played.events, seat, act, rulebook) : { rulebook, refusal: played.refusal };
      });
    }
    const events = await this.eventsOf((moment?.handId ?? handId!) as HandId, moment?.revision);
    const start = events[0];
    if (start?.type !== 'HandStarted') throw refused(refuse('HAND_NOT_STARTED').refusal);
    const own = start.data.rulebook;
    const isOwn = (book: RulebookReference): boolean => book.id === own.id && (book.edition === own.edition || !asksEdition(asked, book));
    return books.map((rulebook) => answerOf(events, seat, act, isOwn(rulebook) ? own : rulebook));
  }

  /** @param upTo the last revision; all events when it is not given */
  private async eventsOf(id: HandId, upTo?: number): Promise<HandEvent[]> {
    const limit = upTo === undefined ? {} : { limit: upTo + 1 };
    return (await readDecoded(this.reading.events, handStream(id), limit)) as unknown as HandEvent[];
  }
}

function answerOf(events: readonly HandEvent[], seat: number, gesture: Gesture, rulebook: RulebookReference): BookAnswer {
  const preview = previewRuling(events, seat, gesture, [rulebook]);
  return preview.refusal === undefined ? { rulebook, ruling: preview.rulings[0]! } : { rulebook, refusal: preview.refusal };
}
