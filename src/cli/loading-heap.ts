/**
 * Memory while programs are loaded. V8 lets the young generation of its heap grow with all that loading makes, to some hundred megabytes, and gives them back to
 * nobody; it need not grow, since most of what is loaded stays.
 */
import { setFlagsFromString } from 'node:v8';

/** By how much V8 lets it grow at a time; 2 is V8's own. */
const growBy = (factor: 1 | 2): void => setFlagsFromString(`--semi-space-growth-factor=${factor}`);

/** Does work that loads programs. */
export async function whileLoading<Result>(work: () => Promise<Result>): Promise<Result> {
  growBy(1);
  try {
    return await work();
  } finally {
    growBy(2);
  }
}
