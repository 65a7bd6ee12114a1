/**
 * `docs/performance.md`: what one run of the bench measured, and what a profile says of rows that miss their targets.
 */
import { cpus } from 'node:os';
import type { Row } from './rounds.js';

/** What profiles showed and what was tried, by the number of the row. */
const profiles: Readonly<Record<string, string>> = {
  '5a': 'SQLite’s statements with the commit take 17 %, the texts of view rows 13 % (a table’s row has 3 kB), coercion of variables by graphql-js 6 %, class-validator 3 %. The client runs on the second core. Tried: operations that ran before are answered without Apollo (+5 %), look-ups of nested classes kept (+4 %), libraries without their developers’ checks (+5 %).',
  '5b': 'A command waits for the commit of the group before its own. It follows 5a.',
  '6': 'Not profiled yet. The release before this page measures the same, run in turn: 0.33 and 0.34.',
  '7b': 'Of ten rows, a fifth of the time is the write to the socket, which the bare side pays as well. Of 500 rows, JSON and the compiled query take a half. Tried: known operations without Apollo (+33 % of ten rows, +14 % of more), pages of tables kept (+35 % of the floor screen).',
  '7c': 'The events of the hand are decoded and folded for each answer: 20 %; the text of the answer 15 %. Answers kept by the position of the hand were not tried yet.',
};

const numberOf = ({ name }: Row): string => /^\S+/.exec(name)![0];

/** The whole page. @param parts of the bench that were run */
export function performancePage(rows: readonly Row[], parts: readonly string[]): string {
  const missed = [...new Set(rows.filter(({ met }) => !met).map(numberOf))];
  const [cpu] = cpus();
  return `# How fast

This page is written by \`npm run bench -- --page docs/performance.md\`, on ${cpus().length} cores (${cpu!.model.trim()}), Node ${process.versions.node}.
It has the parts ${parts.join(', ')}. Both sides of a row are measured in turn in one run, at least five rounds. The ratio is the median of the rounds, with the least and the greatest. Other figures are for scale only.

| what | ours | bare | ratio | target | |
| --- | --- | --- | --- | --- | --- |
${rows.map(line).join('\n')}

\`npm run bench -- --only http\` runs one part: \`--help\` names them. \`--json\` prints the rows for a program.

## What profiles say of missed targets

${missed.map((number) => `- **${number}**: ${profiles[number] ?? 'Not profiled yet.'}`).join('\n')}

## Under load

\`tapis load\` loads a running server with floors as they are, and times answers from the moment they were due. \`npm run soak\` plays random hands. Targets on slow disks, of subscribers, memory and disk
space are not measured by the bench yet.
`;
}

const line = ({ name, ours, bare, ratio, lowest, highest, target, met }: Row): string =>
  `| ${name.replace(/ +/g, ' ')} | ${ours} | ${bare} | ${ratio.toFixed(2)} (${lowest.toFixed(2)}–${highest.toFixed(2)}) | ${target} | ${met ? 'met' : 'missed'} |`;
