/**
 * How long a file may be. Over 300 lines it is two ideas, unless a line of the comment at its head says why it is one: ` * Long: …`.
 * Over 400 no reason helps.
 */
import type { Breach } from './sources.js';

const MOST = 400;
const MOST_WITHOUT_REASON = 300;

/** What is wrong with the length of a file. Helpers of tests need no reason. */
export function lengthBreachesOf(file: string, text: string): Breach[] {
  const lines = text.replace(/\n$/, '').split('\n').length;
  if (lines > MOST) return [{ file, line: MOST + 1, what: `has ${lines} lines, and no file has more than ${MOST}` }];
  if (lines <= MOST_WITHOUT_REASON || file.startsWith('test/') || reasonIn(text)) return [];
  return [{ file, line: 1, what: `has ${lines} lines, and no line "Long: …" at its head says why` }];
}

/** Whether the comment at the head of a file says why it is long, in more than a word. */
function reasonIn(text: string): boolean {
  const [head = ''] = /^\/\*\*[\s\S]*?\*\//.exec(text) ?? [];
  return /^ \* Long: \S+ \S+/m.test(head);
}
