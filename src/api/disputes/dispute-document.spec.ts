import { setImmediate as nextTurn } from 'node:timers/promises';
import type { HandEvent } from '../../../events/hand.js';
import { HandId, handStream } from '../../../events/ids.js';
import { sealEvents } from '../../app/dispatch/event-codec.js';
import type { Reading } from '../reading/reading.js';
import type { DisputeAccount } from '../../dispute/state.js';
import { MemoryEventStore } from '../../../test/store/memory-event-store.js';
import { writeDocument } from './dispute-document.js';

const handId = HandId.parse('friday.1.1');
const ACTS = 2_000;

describe('the document of a dispute', () => {
  it('about a long hand tells its acts in pieces, with turns for others between them', async () => {
    const store = new MemoryEventStore();
    const folded: readonly HandEvent[] = Array.from({ length: ACTS }, (_, at) => ({ type: 'Folded', data: { seat: 1 + (at % 9) } }));
    const by = {
      recordedAt: 0,
      actor: { id: 'ann', role: 'director' },
      commandId: 'c',
      command: 'Act',
      commandDigest: 'd',
      causationId: null,
      correlationId: 'c',
    } as const;
    const stream = handStream(handId);
    await store.append(stream, sealEvents(stream, 0, null, folded, by, 'e').texts, 'noStream');
    const account = {
      disputeId: 'friday.d1',
      rulebook: null,
      subject: { kind: 'hand', handId, revision: 7 },
      status: 'open',
      playerId: null,
      claim: 'It was a raise',
      window: null,
      takenUpReason: null,
      withdrawalReason: null,
      evidence: [],
      rulings: [],
      remedies: [],
      appeal: null,
      steps: [{ type: 'DisputeOpened', recordedAt: 0, actor: by.actor, inOwnCause: false }],
    } as unknown as DisputeAccount;
    let [since, most] = [0, 0];
    const over = new AbortController();
    const others = (async () => {
      for (; !over.signal.aborted; since = 0) await nextTurn();
    })();
    const text = await writeDocument({ events: store } as Partial<Reading> as Reading, account, {
      nameOf: () => null,
      seen: (event) => {
        most = Math.max(most, (since += 1));
        return event;
      },
    });
    over.abort();
    await others;
    expect(most).toBeLessThanOrEqual(250);
    for (const language of ['en', 'fr'] as const) {
      const acts = text[language].split('\n').filter((line) => /^ {2}01:00:00 /.test(line));
      expect(acts).toHaveLength(ACTS);
      expect(acts.flatMap((line, at) => (line.includes('◄') ? [at] : []))).toEqual([7]);
    }
  });
});
