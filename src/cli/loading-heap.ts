/**
 * Limits memory while programs are loaded. V8 lets the young generation grow by hundreds of megabytes for what loading creates, and never
 * shrinks it. It need not grow, because most of what is loaded survives.
 */
import { setFlagsFromString } from 'node:v8';

/** V8's growth factor; its default is 2. */
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
