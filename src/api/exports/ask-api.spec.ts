import { type AskApi, askPatiently, RefusedQuery } from './ask-api.js';

const usedUp = (seconds: number): RefusedQuery =>
  new RefusedQuery(429, [{ extensions: { code: 'TOKEN_QUOTA_USED_UP', parameters: { seconds } } }]);

/** Refuses the first requests, this many. */
function refusing(times: number, error: RefusedQuery): { readonly ask: AskApi; readonly asked: () => number } {
  let asked = 0;
  const ask: AskApi = async () => {
    asked += 1;
    if (asked <= times) throw error;
    return 'an answer';
  };
  return { ask, asked: () => asked };
}

describe('Who reads on and on', () => {
  const { signal } = new AbortController();

  it('waits while their quota is used up', async () => {
    const { ask, asked } = refusing(3, usedUp(0.01));
    expect([await askPatiently(ask, signal)('', {}), asked()]).toEqual(['an answer', 4]);
  });

  it('ends where waiting does not help', async () => {
    const { ask, asked } = refusing(Infinity, usedUp(0.01));
    await expect(askPatiently(ask, signal)('', {})).rejects.toThrow('TOKEN_QUOTA_USED_UP');
    expect(asked()).toBe(6);
  });

  it('does not wait for what is refused for good', async () => {
    const { ask, asked } = refusing(1, new RefusedQuery(403, [{ extensions: { code: 'FORBIDDEN' } }]));
    await expect(askPatiently(ask, signal)('', {})).rejects.toThrow('FORBIDDEN');
    expect(asked()).toBe(1);
  });

  it('ends its wait when the client goes', async () => {
    const over = new AbortController();
    const { ask } = refusing(1, usedUp(60));
    const answer = askPatiently(ask, over.signal)('', {});
    setImmediate(() => over.abort());
    await expect(answer).rejects.toThrow(/abort/);
  });
});
