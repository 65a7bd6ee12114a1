import { StoreError } from '../event-store.js';
import { judge } from './kurrent-errors.js';

describe('an error of the client', () => {
  it.each([
    [{ type: 'unknown', message: 'Could not recognize Server Is Not Ready' }, true],
    [{ type: 'unavailable', message: 'UnavailableError' }, undefined],
  ])('%j may pass, and says whether another node is to be asked', (thrown, askAnother) => {
    const verdict = judge(thrown, 'kurrentdb://one');
    expect([verdict.again, verdict.again && verdict.askAnother]).toEqual([true, askAnother]);
  });

  it('that nobody knows is one of the store, so that a call costs no stack trace', () => {
    const verdict = judge({ type: 'not-found', message: 'Gone' }, 'kurrentdb://one');
    expect(verdict).toEqual({ again: false, error: expect.any(StoreError) });
    expect(verdict).toMatchObject({ error: { code: 'STORE_FAILED', message: expect.stringContaining('(Gone)') } });
  });

  it('that is a bug of ours stays what it is', () => {
    const bug = new TypeError('x is undefined');
    expect(judge(bug, 'kurrentdb://one')).toEqual({ again: false, error: bug });
  });
});
