/**
 * Commands of a desk. Each tap has one id, which is sent again until there is an answer, so it has one effect. Without a network it waits in sight
 * for two minutes; then it is given back, because too much may have changed.
 */
import { signal, type Signal } from '@preact/signals';
import type { Failure } from './ask.js';
import { groupChanges } from './changes.js';
import { deskTexts } from '../text/desk.js';
import { currentLanguage } from './language.js';
import { mutate, randomId } from './mutate.js';
import { nameOf } from './names.js';

/** What a command asks for, as the API names it. */
export interface Asked {
  readonly mutation: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** What it does, in words. */
  readonly label: string;
}

export type Fate = 'sending' | 'waiting' | 'givenBack' | 'refused' | 'done';

export interface Given extends Asked {
  readonly commandId: string;
  readonly givenAt: number;
  readonly fate: Fate;
  readonly failure: Failure | null;
}

export interface PreviewLines {
  readonly events: readonly string[];
  readonly differences: readonly string[];
}

const RETRY_MS = 2_000;
/** How long a command waits for the network. */
const LONGEST_WAIT_MS = 120_000;
/** How long one that is done stays in sight. */
const SHOWN_MS = 6_000;

/** A server that is busy or begins again takes the command later. */
const passing: ReadonlySet<string> = new Set(['SHUTTING_DOWN', 'ACCESS_NOT_KNOWN', 'TOKEN_QUOTA_USED_UP', 'TOO_MANY_EVENTS']);

export class Commands {
  /** What was given and is not over, the newest last. */
  readonly given: Signal<readonly Given[]>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param onDone when a command was taken */
  constructor(
    private readonly device: string,
    private readonly onDone: () => void,
  ) {
    this.given = signal(restore(device));
    if (this.given.peek().length > 0) this.#retryLater();
  }

  give(asked: Asked): void {
    const commandId = randomId();
    this.#set([...this.given.peek(), { ...asked, commandId, givenAt: Date.now(), fate: 'sending', failure: null }]);
    void this.#send(commandId);
  }

  /** One that was given back is sent again, with its id. */
  again(commandId: string): void {
    this.#change(commandId, { fate: 'sending', givenAt: Date.now(), failure: null });
    void this.#send(commandId);
  }

  drop(commandId: string): void {
    this.#set(this.given.peek().filter((each) => each.commandId !== commandId));
  }

  /** What a command would do; a failure says why it would be refused. */
  async preview({ mutation, input }: Asked): Promise<{ readonly lines: PreviewLines } | { readonly failure: Failure }> {
    const language = currentLanguage();
    const selection = `preview { events { text { ${language} } } differences { playerId player { name } text { ${language} } } }`;
    const outcome = await mutate<{ readonly preview: Listed | null }>(
      mutation,
      { ...input, commandId: randomId(), preview: true },
      selection,
      this.device,
    );
    if ('failure' in outcome) return outcome;
    const words = (lines: readonly Line[] = []): string[] => lines.flatMap(({ text }) => text[language] ?? []);
    const differences = outcome.answer.preview?.differences ?? [];
    const changes = differences.map(({ playerId, player, text }) => ({
      playerId,
      who: playerId === null || player === null ? '' : nameOf(player, playerId),
      text: text[language] ?? '',
    }));
    return { lines: { events: words(outcome.answer.preview?.events), differences: groupChanges(changes, deskTexts()) } };
  }

  async #send(commandId: string): Promise<void> {
    const given = this.given.peek().find((each) => each.commandId === commandId);
    if (given === undefined) return;
    const outcome = await mutate<unknown>(given.mutation, { ...given.input, commandId }, 'position', this.device);
    if ('answer' in outcome) {
      this.#change(commandId, { fate: 'done' });
      setTimeout(() => this.drop(commandId), SHOWN_MS);
      this.onDone();
      return;
    }
    const { failure } = outcome;
    // Without a sentence there was no answer: the command may have arrived, and the same id has no second effect.
    if (failure.message === null || passing.has(failure.code)) {
      const isLate = Date.now() - given.givenAt > LONGEST_WAIT_MS;
      this.#change(commandId, isLate ? { fate: 'givenBack' } : { fate: 'waiting' });
      if (!isLate) this.#retryLater();
    } else this.#change(commandId, { fate: 'refused', failure });
  }

  #retryLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      for (const { commandId, fate } of this.given.peek()) if (fate === 'waiting' || fate === 'sending') void this.#send(commandId);
    }, RETRY_MS);
  }

  #change(commandId: string, next: Partial<Given>): void {
    this.#set(this.given.peek().map((each) => (each.commandId === commandId ? { ...each, ...next } : each)));
  }

  #set(given: readonly Given[]): void {
    this.given.value = given;
    keep(this.device, given);
  }
}

interface Line {
  readonly text: Readonly<Partial<Record<'en' | 'fr', string>>>;
}
interface Listed {
  readonly events: readonly Line[];
  readonly differences: readonly (Line & { readonly playerId: string | null; readonly player: { readonly name: string | null } | null })[];
}

const keyOf = (device: string): string => `tapis-given ${device}`;

function keep(device: string, given: readonly Given[]): void {
  try {
    sessionStorage.setItem(keyOf(device), JSON.stringify(given.filter(({ fate }) => fate !== 'done' && fate !== 'refused')));
  } catch {
    // The page works without it.
  }
}

function restore(device: string): readonly Given[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(device)) ?? '[]') as readonly Given[];
  } catch {
    return [];
  }
}
