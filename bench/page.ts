/**
 * `docs/performance.md`: what one run of the bench measured, and what a profile says of rows that miss their targets.
 */
import { cpus } from 'node:os';
import type { Row } from './rounds.js';
import { underLoad } from './under-load.js';

/** What profiles showed and what was tried, by the number of the row. */
const profiles: Readonly<Record<string, string>> = {
  '1': 'About three tenths of the time was folding events and a tenth concluding hands; collecting garbage had a sixth at most. The shares are estimated from one profile that includes the start. PokerKit plays in the same run, from the folder that `TAPIS_POKERKIT` names; without it the row is left out. Tried: the events of a hand linked to each other, in place of an array that is copied at each event: two fifths and a sixth more in two pairs of old and new build.',
  '2': 'JSON.parse, which the bare side does as well, takes three fifths of the time, by the ratio. Folding and collecting garbage are the rest, some 400 ns of an event. Tried: the linked events of row 1 (0.60 before). Names of types looked up once, so that they are compared as references: no difference. Array.concat in place of a spread: slower.',
  '3': 'For one caller, 86 % of the time is the commit in SQLite, which the bare side has as well. The rest is hashing, sealing, packing and deciding. Tried: commits by a thread; one caller then waits a third longer (decision 54). Bytes of packed metadata made in JavaScript and not by SQLite: slower.',
  '4': 'SQLite takes 35 % and collecting garbage 10 %. Hashes and sealing take 11 %; packing, reading, deciding and folding share the rest in small parts. Tried: commits by a thread; 64 callers who wait for the same commit gain nothing by it.',
  '5a': 'SQLite’s statements with the commit take 17 %, the texts of view rows 13 % (a table’s row has 3 kB), coercion of variables by graphql-js 3 %, class-transformer and class-validator 7 %. The client runs on the second core. Tried: operations that ran before are answered without Apollo (+5 %). Look-ups of nested classes are kept (+4 %). Libraries run without their developers’ checks (+5 %). Variables of a mutation are coerced once in place of twice (+7 %). A batch touches the views alone that it changed: 10 % less memory of a command. Commits by a thread, and a young generation of 64 MB, make no difference with 64 clients.',
  '5b': 'A command waits for the commit of the group before its own. It follows 5a. Every two seconds the log is copied into the file, and all wait for its syncs; the log now grows to 16 MB before that, in place of 4. Tried: 16 MB and 4 MB in turn, a run each, gave 136 and 137 ms: no difference. Not looked at yet: whether the thread that commits on slow disks costs the rest.',
  '6': 'Folding takes a third of the time, storing a fifth, reading pages a sixth, collecting garbage a seventh and decoding a fourteenth. Pages of 2,000 events outlived collections, which copied them: without any fold, a scan on one core took 500 ms where it takes 224 with pages of 200. A page has 250 now. Values of packed metadata are no longer parsed from their text. Tried: a log of 64 MB in place of 16 (no difference); the text of metadata made only when somebody asks for it (no difference).',
  '7a': 'A fifth of the time is the write to the socket, which the bare side has as well. Tried: known operations without Apollo (+33 %).',
  '7b': 'Of ten rows, a fifth of the time is the write to the socket, which the bare side has as well. Of 500 rows, JSON and the compiled query take a half. Tried: known operations without Apollo (+33 % of ten rows, +14 % of more), pages of tables kept (+35 % of the floor screen). Not tried: whole answers kept for each position of a view. They would save the compiled query and its JSON, by a profile 14 % of ten rows. The rest is Node’s HTTP, Fastify, and the checks of who asks and how much.',
  '7c': 'Of a replay whose hand is kept, what is left is the compiled query and the text of the answer. Tried: hands that were replayed lately are kept, decoded and folded.',
  '11': 'Loading seven hundred modules takes 0.8 s of every start. The port opens a tenth of a second later, whether or not the views have caught up, and `/ready` says how far they are. Tried: a cache of compiled code (no difference), paths of modules without looking at the disk (0.15 s less). The program in few files: 0.2 s less of 0.8; not taken, because it costs a bundler.',
  '13': 'The event loop of the server is late by 2.5 ms at the 99th percentile meanwhile. The followers and the asker share the second core. In the same minutes the machine stood still now and then: in the next part, plain queries with nothing else took 64 and 78 ms at the 99th percentile in two rounds of three. Measured alone two minutes after the run, the last message took 103 ms and other requests 13.9 ms (10.0 to 46.3).',
  '14': 'On a slow morning it was 12.5 ms, and the same query without commands took 12 to 21 ms.',
};

/** The number of a row in the table of targets. */
export const numberOf = ({ name }: Row): string => /^\S+/.exec(name)![0];

/** The whole page. @param parts of the bench that were run */
export function performancePage(rows: readonly Row[], parts: readonly string[]): string {
  const missed = [...new Set(rows.filter(({ met }) => !met).map(numberOf))];
  const [cpu] = cpus();
  return `# How fast

This page is written by \`npm run bench -- --page docs/performance.md\`, on ${cpus().length} cores (${cpu!.model.trim()}), Node ${process.versions.node}.
It has the parts ${parts.join(', ')}. Both sides of a row are measured in turn in one run: five rounds, or three where one takes minutes. The ratio is the median of the rounds, with the least and the greatest. Other figures are for scale only.

| what | ours | bare | ratio | target | |
| --- | --- | --- | --- | --- | --- |
${rows.map(line).join('\n')}

\`npm run bench -- --only http\` runs one part: \`--help\` names them. \`--json\` prints the rows for a program.
Row 16 (\`npm ci\`: 44 s, 646 MB; \`npm test\`: 3 minutes on two cores, 3¾ in a slow hour, and 7 to 10 with all tests; targets 30 s, 550 MB and 4 minutes) is timed by hand. The table is one run of 28 November 2026, 13:15 to 13:43, with nothing beside it. The machine is shared, and its speed changes: the spread of row 1 shows it. Row 17 needs three KurrentDB servers: \`npm run cluster-check\` measures it.

## What profiles say of missed targets

${missed.map((number) => `- **${number}**: ${profiles[number] ?? 'Not profiled yet.'}`).join('\n')}

${underLoad}`;
}

const line = ({ name, ours, bare, ratio, lowest, highest, target, met }: Row): string =>
  `| ${name.replace(/ +/g, ' ')} | ${ours} | ${bare} | ${ratio.toFixed(2)} (${lowest.toFixed(2)}–${highest.toFixed(2)}) | ${target} | ${met ? 'met' : 'missed'} |`;
