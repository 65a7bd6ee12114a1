/** What a hand in progress waits for that only an official decides. */
import type { HandId } from '../../../events/ids.js';
import { tableOfHand } from '../../../events/ids.js';
import type { AskedQuestion } from '../../audit/incident-record.js';
import { listAnswersLeft } from '../../hand/incidents/open-questions.js';
import type { HandState } from '../../hand/state.js';
import { dueFor, type DueItem, dueItem, dueStep } from './due-item.js';

/** The option whose amount only the director knows. */
const WITH_AMOUNT = 'callSmallerAmount';

/** @param asked the questions of the hand's incidents, oldest first */
export function listDueInHand(handId: HandId, state: HandState, asked: readonly AskedQuestion[]): readonly DueItem[] {
  const at = { handId, table: tableOfHand(handId) };
  const ruling = state.actState?.ruling ?? null;
  const time = state.reports?.time ?? null;
  const items: DueItem[] = [];
  if (ruling !== null) {
    const { rulingId, seat, options, reason, articles } = ruling;
    items.push(
      dueItem({
        ...at,
        kind: 'ruling',
        number: rulingId,
        playerId: playerAt(state, seat),
        why: { of: 'act', reason },
        articles,
        steps: options.map(({ option, to }) =>
          dueStep(
            'RuleOnAction',
            { handId, rulingId, option },
            { answer: option, to, isProposed: option === ruling.default, asks: option === WITH_AMOUNT ? ['amount'] : [] },
          ),
        ),
      }),
    );
  }
  for (const question of asked) {
    const answers = listAnswersLeft(state, question);
    if (answers.length === 0) continue;
    items.push(
      dueFor(
        'question',
        { question: question.question },
        {
          ...at,
          playerId: question.seat === null ? null : playerAt(state, question.seat),
          articles: question.articles,
          steps: answers.map((option) =>
            dueStep(
              'RuleOnIncident',
              { handId, question: question.question, option, ...(question.seat === null ? {} : { seat: question.seat }) },
              { answer: option, asks: ['reason'] },
            ),
          ),
        },
      ),
    );
  }
  if (time !== null && time.startedAt === null)
    items.push(
      dueFor(
        'timeCall',
        { seat: time.seat },
        {
          ...at,
          playerId: playerAt(state, time.seat),
          steps: [dueStep('ApproveTime', { handId }, { isProposed: true }), dueStep('RefuseTime', { handId })],
        },
      ),
    );
  return items;
}

function playerAt({ start }: HandState, seat: number): DueItem['playerId'] {
  return start?.seats.find((each) => each.seat === seat)?.playerId ?? null;
}
