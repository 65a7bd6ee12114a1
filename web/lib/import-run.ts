/** A file of results on its way into the club's records: read, tried, confirmed, imported. The server reads it, so that there is one reader. */
import { signal } from '@preact/signals';
import { ReadResultsFile, type ReadResultsFileAnswer } from '../generated/operations.js';
import { ask, type Failure } from './ask.js';
import { currentLanguage } from './language.js';
import { mutate, randomId } from './mutate.js';

export type ReadFile = NonNullable<NonNullable<NonNullable<ReadResultsFileAnswer['club']>['resultsFile']>>;
type TournamentInFile = ReadFile['tournaments'][number];

export interface Point {
  readonly key: string;
  readonly mustBeConfirmed: boolean;
  readonly row: number | null;
  readonly player: { readonly id: string; readonly name: string | null } | null;
  readonly sentence: { readonly en: string; readonly fr: string };
}

/** What the server says that an import does or did. */
interface Plan {
  readonly changed: boolean;
  readonly sheetRevision: number;
  readonly matched: number;
  readonly waiting: readonly { readonly row: number }[];
  readonly points: readonly Point[];
  readonly differences: readonly { readonly recordedAs: string }[];
}

/** A tournament of the file. */
export interface Tried {
  readonly tournament: TournamentInFile;
  readonly plan: Plan | null;
  readonly failure: Failure | null;
  readonly isImported: boolean;
}

/** The largest file, in bytes. Base64 makes it a third longer, and the request must stay below the server's limit. */
export const MOST_BYTES = 180_000;
const selection =
  'changed sheetRevision matched waiting { row } differences { recordedAs } points { key mustBeConfirmed row player { id name } sentence { en fr } }';

export class ImportRun {
  readonly fileName = signal<string | null>(null);
  readonly isTooLarge = signal(false);
  readonly failure = signal<Failure | null>(null);
  readonly read = signal<ReadFile | null>(null);
  readonly tried = signal<readonly Tried[]>([]);
  /** What is being done now, and how far it is. */
  readonly progress = signal<{ readonly step: 'reading' | 'tried' | 'imported'; readonly done: number; readonly of: number } | null>(null);
  readonly confirmed = signal<ReadonlySet<string>>(new Set());
  #file = '';
  #run = 0;

  constructor(
    private readonly clubId: string,
    private readonly session: string,
    /** After an import, other names may wait. */
    private readonly onImported: () => void,
  ) {}

  async choose(file: File | null | undefined): Promise<void> {
    if (file == null) return;
    this.clear();
    this.fileName.value = file.name;
    this.isTooLarge.value = file.size > MOST_BYTES;
    if (this.isTooLarge.value) return;
    this.#file = base64Of(new Uint8Array(await file.arrayBuffer()));
    await this.readFile({});
  }

  clear(): void {
    this.#run += 1;
    this.fileName.value = null;
    this.isTooLarge.value = false;
    this.failure.value = null;
    this.read.value = null;
    this.tried.value = [];
    this.progress.value = null;
    this.confirmed.value = new Set();
  }

  /** @param beside what the file does not say of its tournament */
  async readFile(beside: { readonly name?: string; readonly date?: string }): Promise<void> {
    const own = (this.#run += 1);
    this.progress.value = { step: 'reading', done: 0, of: 1 };
    const variables = { id: this.clubId, file: this.#file, name: beside.name ?? null, date: beside.date ?? null };
    const outcome = await ask(ReadResultsFile, variables, currentLanguage(), undefined, this.session);
    if (own !== this.#run) return;
    this.progress.value = null;
    this.failure.value = 'failure' in outcome ? outcome.failure : null;
    this.read.value = 'answer' in outcome ? (outcome.answer.club?.resultsFile ?? null) : null;
    this.tried.value = (this.read.value?.tournaments ?? []).map((tournament) => ({
      tournament,
      plan: null,
      failure: null,
      isImported: false,
    }));
    await this.#each('tried', (each) => this.#give(each.tournament, { dryRun: true, confirmed: [] }));
  }

  /** Whether everything was looked at, and what has to be confirmed is. */
  isReady(): boolean {
    const tried = this.tried.value;
    const all = tried.every(({ plan, tournament }) =>
      plan?.points.every(({ key, mustBeConfirmed }) => !mustBeConfirmed || this.confirmed.value.has(keyIn(tournament, key))),
    );
    return this.progress.value === null && tried.length > 0 && all;
  }

  isDone(): boolean {
    return this.tried.value.length > 0 && this.tried.value.every(({ isImported }) => isImported);
  }

  confirm(tournament: TournamentInFile, key: string, isRight: boolean): void {
    const keys = new Set(this.confirmed.value);
    if (isRight) keys.add(keyIn(tournament, key));
    else keys.delete(keyIn(tournament, key));
    this.confirmed.value = keys;
  }

  isConfirmed(tournament: TournamentInFile, key: string): boolean {
    return this.confirmed.value.has(keyIn(tournament, key));
  }

  async import(): Promise<void> {
    await this.#each('imported', async (each) => {
      if (each.isImported) return each;
      const keys = (each.plan?.points ?? []).map(({ key }) => key).filter((key) => this.isConfirmed(each.tournament, key));
      const given = await this.#give(each.tournament, { dryRun: false, confirmed: keys });
      return { ...given, plan: given.plan ?? each.plan, isImported: given.failure === null };
    });
    this.onImported();
  }

  /** One after the other, and what was done is shown while the rest is on its way. */
  async #each(step: 'tried' | 'imported', give: (each: Tried) => Promise<Tried>): Promise<void> {
    const own = this.#run;
    const of = this.tried.value.length;
    for (let at = 0; at < of; at += 1) {
      this.progress.value = { step, done: at, of };
      const given = await give(this.tried.value[at]!);
      if (own !== this.#run) return;
      this.tried.value = this.tried.value.map((each, index) => (index === at ? given : each));
    }
    this.progress.value = null;
  }

  async #give(tournament: TournamentInFile, how: { readonly dryRun: boolean; readonly confirmed: readonly string[] }): Promise<Tried> {
    const input = { ...(tournament.input as object), commandId: randomId(), ...how };
    const outcome = await mutate<Plan>('importResults', input, selection, this.session);
    if ('failure' in outcome) return { tournament, plan: null, failure: outcome.failure, isImported: false };
    return { tournament, plan: outcome.answer, failure: null, isImported: false };
  }
}

/** Keys of points differ within a tournament alone. */
const keyIn = ({ input }: TournamentInFile, key: string): string => {
  const { source, externalId } = input as { readonly source: string; readonly externalId: string };
  return JSON.stringify([source, externalId, key]);
};

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
