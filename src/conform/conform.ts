/**
 * The conformance kit: reads recorded hands, deals and seasons from files, plays them through the rules in memory, and reports differences.
 * The kinds of cases are in `kinds`.
 */
import { readFile } from 'node:fs/promises';
import { findFiles, readLines, readWhole, type InputFile } from './input-files.js';
import { type CaseDifference, type Outcome, withoutExceptions } from './kind.js';
import { fileKinds, lineKinds } from './kinds.js';

export interface ConformanceCounts {
  /** Cases compared: those that agree and those that differ. */
  hands: number;
  agree: number;
  differ: number;
  /** Cases that say too little to compare. */
  skipped: number;
  /** Lines and files that cannot be read. */
  malformed: number;
  /** Files in a folder of no known kind. */
  otherFiles: number;
  /** Seasons, counted apart from hands; absent when there were none. */
  cases?: CaseCounts;
}

export interface CaseCounts {
  checked: number;
  agree: number;
  differ: number;
}

export interface ConformanceProgress {
  readonly file: string;
  readonly counts: Readonly<ConformanceCounts>;
  /** Of all files, on disk. */
  readonly bytesRead: number;
  readonly bytesTotal: number;
}

/** Receives findings as they come. `place` is file:line, or the file. */
export interface ConformanceListener {
  differs?(place: string, id: string, differences: readonly CaseDifference[]): void;
  skipped?(place: string, id: string, reason: string): void;
  malformed?(place: string, reason: string): void;
  /** After each case. */
  progress?(progress: ConformanceProgress): void;
}

/** The ending of a file with the expected result of another file's hand; it is read with that file. */
const EXPECTED = '.expected.json';

/**
 * Checks every case in files and folders, one by one, without keeping them.
 * @param only seasons whose id begins with one of these; all when it is empty
 * @throws for an unknown or unreadable path; errors inside a file are counted and reported
 */
export async function runConformance(
  paths: readonly string[],
  listener: ConformanceListener = {},
  only: readonly string[] = [],
): Promise<ConformanceCounts> {
  const files = await findFiles(paths);
  return new ConformanceRun(files, listener, only).run();
}

class ConformanceRun {
  readonly #counts: ConformanceCounts = { hands: 0, agree: 0, differ: 0, skipped: 0, malformed: 0, otherFiles: 0 };
  readonly #bytesTotal: number;
  readonly #paths: ReadonlySet<string>;
  #bytesRead = 0;

  constructor(
    private readonly files: readonly InputFile[],
    private readonly listener: ConformanceListener,
    private readonly only: readonly string[],
  ) {
    this.#paths = new Set(files.map(({ path }) => path));
    this.#bytesTotal = files.reduce((sum, file) => sum + file.size, 0);
  }

  async run(): Promise<ConformanceCounts> {
    for (const file of this.files) {
      if (file.path.endsWith(EXPECTED)) await this.#expectation(file);
      else await this.#file(file);
    }
    return this.#counts;
  }

  /** An expected result is checked with its hand, not alone. */
  async #expectation(file: InputFile): Promise<void> {
    const hand = `${file.path.slice(0, -EXPECTED.length)}.phh`;
    if (this.#paths.has(hand)) return;
    const here = await textOrNull(hand);
    const reason = here === null ? 'an expected result without its .phh beside it' : `an expected result; name its hand too: ${hand}`;
    this.#count(file, file.path, file.path, { outcome: 'skipped', reason });
  }

  async #file(file: InputFile): Promise<void> {
    try {
      const start = await firstLine(file.path);
      if (isLine(start) && (expectsCases(file) || recordIn(start) !== null)) await this.#lines(file);
      else await this.#whole(file);
    } catch (error) {
      this.#malformed(file, file.path, (error as Error).message);
    }
  }

  async #lines(file: InputFile): Promise<void> {
    let number = 0;
    try {
      for await (const line of readLines(file.path, (count) => (this.#bytesRead += count))) {
        number += 1;
        const text = number === 1 ? withoutMark(line) : line;
        if (text.trim() !== '') this.#line(file, `${file.path}:${number}`, text, number);
      }
    } catch (error) {
      this.#malformed(file, `${file.path}, after line ${number}`, (error as Error).message);
    }
  }

  #line(file: InputFile, place: string, text: string, number: number): void {
    const record = parseObject(text);
    if (record === null) return this.#malformed(file, place, 'not a JSON object');
    const kind = lineKinds.find((candidate) => candidate.recognises(record));
    const id = typeof record['id'] === 'string' ? record['id'] : `line ${number}`;
    if (kind === undefined) return this.#malformed(file, place, `of no known kind (${lineKinds.map(({ name }) => name).join(', ')})`);
    const isCase = kind.counts === 'cases';
    if (isCase && !this.#wanted(id)) return;
    const result = withoutExceptions(() => kind.check(record));
    if (isCase) this.#countCase(result);
    this.#count(file, place, id, result, !isCase);
  }

  async #whole(file: InputFile): Promise<void> {
    const text = withoutMark(await readWhole(file.path, (count) => (this.#bytesRead += count)));
    const kind = fileKinds.find((candidate) => candidate.recognises(text));
    if (kind === undefined && !expectsCases(file)) {
      this.#counts.otherFiles += 1;
      return;
    }
    if (kind === undefined) return this.#malformed(file, file.path, `of no known kind (${fileKinds.map(({ name }) => name).join(', ')})`);
    const stem = file.path.replace(/\.gz$/, '').replace(/\.[^./\\]*$/, '');
    const cases = await kind.check(text, file.path, (suffix) => textOrNull(stem + suffix));
    for (const { id, result } of cases) {
      if (kind.counts === 'cases' && !this.#wanted(id)) continue;
      if (kind.counts === 'cases') this.#countCase(result);
      this.#count(file, file.path, id, result, kind.counts === 'hands');
    }
  }

  #wanted(id: string): boolean {
    return this.only.length === 0 || this.only.some((prefix) => id.startsWith(prefix));
  }

  #countCase({ outcome }: Outcome): void {
    if (outcome !== 'agrees' && outcome !== 'differs') return;
    const cases = (this.#counts.cases ??= { checked: 0, agree: 0, differ: 0 });
    cases.checked += 1;
    cases[outcome === 'agrees' ? 'agree' : 'differ'] += 1;
  }

  #count(file: InputFile, place: string, id: string, result: Outcome, isHand = true): void {
    switch (result.outcome) {
      case 'agrees':
        if (isHand) this.#counts.agree += 1;
        break;
      case 'differs':
        if (isHand) this.#counts.differ += 1;
        this.listener.differs?.(place, id, result.differences);
        break;
      case 'skipped':
        this.#counts.skipped += 1;
        this.listener.skipped?.(place, id, result.reason);
        break;
      case 'malformed':
        return this.#malformed(file, place, result.reason);
    }
    this.#counts.hands = this.#counts.agree + this.#counts.differ;
    this.#progress(file);
  }

  #malformed(file: InputFile, place: string, reason: string): void {
    this.#counts.malformed += 1;
    this.listener.malformed?.(place, reason);
    this.#progress(file);
  }

  #progress(file: InputFile): void {
    this.listener.progress?.({ file: file.path, counts: this.#counts, bytesRead: this.#bytesRead, bytesTotal: this.#bytesTotal });
  }
}

/** Whether an unknown file is a mistake: the user named it, or its name is that of cases. */
function expectsCases(file: InputFile): boolean {
  return file.named || /\.(jsonl|phhs?)(\.gz)?$/.test(file.path);
}

const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** The first non-blank line, without leading space. */
async function firstLine(path: string): Promise<string> {
  for await (const line of readLines(path)) {
    const text = withoutMark(line).trimStart();
    if (text !== '') return text;
  }
  return '';
}

function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Whether a text with this beginning has an object per line. An object over several lines is one text. */
function isLine(start: string): boolean {
  return start.startsWith('{') && start.trim() !== '{';
}

/** The record in a line, if its kind is known. */
function recordIn(line: string): Readonly<Record<string, unknown>> | null {
  const record = parseObject(line);
  return record !== null && lineKinds.some((kind) => kind.recognises(record)) ? record : null;
}

async function textOrNull(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
