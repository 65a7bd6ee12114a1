/**
 * Pages of `docs/ways-back/` that show evenings: the calls run in order as they stand there, and are answered as the page says.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { hashSeed } from '../../src/tournament/lots/seat-draw.js';
import { type ApiUnderTest, inputUnder, seed, tournamentInput } from './client.js';

/** How an evening begins, as its block `json evening` has it. Players are p1, p2, p3 … */
interface Start {
  readonly tournamentId: string;
  readonly rulebook: string;
  readonly players: number;
  readonly tables?: number;
  /** More of `createTournament`. */
  readonly settings?: object;
}

interface Step {
  readonly call: string;
  /** Null where the page shows none. */
  readonly answer: unknown;
}

export interface Evening {
  readonly title: string;
  readonly start: Start;
  readonly steps: readonly Step[];
}

const pathOf = (page: string): URL => new URL(`../../docs/${page}`, import.meta.url);

/** The evenings of a page below `docs/`, one for each section that has one. */
export function readEvenings(page: string): readonly Evening[] {
  const sections = readFileSync(pathOf(page), 'utf8').split('\n## ').slice(1);
  return sections.map((section) => {
    const fences = Array.from(section.matchAll(/```(json evening|json|graphql)\n([\s\S]*?)```/g), ([, kind, text]) => ({
      kind,
      text: text!,
    }));
    const start = fences.find(({ kind }) => kind === 'json evening')?.text ?? 'null';
    const steps = fences.flatMap(({ kind, text }, index): Step[] => {
      if (kind !== 'graphql') return [];
      const next = fences[index + 1];
      return [{ call: text, answer: next?.kind === 'json' ? JSON.parse(next.text) : null }];
    });
    return { title: section.slice(0, section.indexOf('\n')), start: JSON.parse(start) as Start, steps };
  });
}

/** Announces the tournament, enters its players, draws seats, starts. */
export async function beginEvening(api: ApiUnderTest, { tournamentId, rulebook, players, tables, settings = {} }: Start): Promise<void> {
  await api.command('createTournament', { ...tournamentInput, tournamentId, ...inputUnder(rulebook, settings, 10_000) });
  for (let n = 1; n <= players; n += 1) {
    await api.command('registerPlayer', { tournamentId, playerId: `p${n}`, adult: true, showsDocument: true });
  }
  await api.command('commitDraw', { tournamentId, hash: hashSeed(seed) });
  await api.command('drawSeats', { tournamentId, seed, ...(tables === undefined ? {} : { tables }) });
  await api.command('startTournament', { tournamentId });
}

/** What a call is answered: its data, or the code and the sentence of its refusal. */
export async function answerTo(api: ApiUnderTest, call: string): Promise<unknown> {
  const { data, errors } = await api.asDirector(call);
  if (errors === undefined) return data;
  const [{ message, extensions }] = errors as [NonNullable<typeof errors>[number]];
  return { refused: extensions.code, because: message };
}

/** Puts answers into the page, in place of those that it shows: for WRITE_PAGES=1, after a change of sentences. */
export function writeAnswers(page: string, answers: readonly unknown[]): void {
  const given = answers.values();
  const text = readFileSync(pathOf(page), 'utf8').replaceAll(
    /```json\n[\s\S]*?```/g,
    () => `\`\`\`json\n${laidOut(given.next().value, 0)}\n\`\`\``,
  );
  writeFileSync(pathOf(page), text);
}

const WIDTH = 140;

/** JSON with each part on one line where it fits. */
function laidOut(value: unknown, indent: number): string {
  const line = onOneLine(value);
  if (line.length + indent <= WIDTH || typeof value !== 'object' || value === null) return line;
  const inner = ' '.repeat(indent + 2);
  const parts = Array.isArray(value)
    ? value.map((each) => `${inner}${laidOut(each, indent + 2)}`)
    : Object.entries(value).map(([name, each]) => `${inner}"${name}": ${laidOut(each, indent + 2)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${parts.join(',\n')}\n${' '.repeat(indent)}${close}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([name, each]) => `"${name}": ${onOneLine(each)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
