/** A hand with its steps, and where the reader is in them. While it is played, new steps come; who is at the last one goes along. */
import { batch, computed, signal } from '@preact/signals';
import { HandChanged, HandPage, type HandPageAnswer, LaterSteps } from '../generated/operations.js';
import { ask, type Failure } from './ask.js';
import type { Step } from './hand-acts.js';
import { isOver, stateOf } from './hand-corrections.js';
import { currentLanguage } from './language.js';
import { openSocket } from './socket.js';

export type Hand = NonNullable<HandPageAnswer['hand']>;

/** Undefined until it is known; null where there is none. */
export const hand = signal<Hand | null | undefined>(undefined);
export const steps = signal<readonly Step[]>([]);
export const failure = signal<Failure | null>(null);
const chosen = signal<number>(0);
export const lastStep = computed(() => Math.max(0, steps.value.length - 1));
export const current = computed(() => Math.min(chosen.value, lastStep.value));
export const state = computed(() => stateOf(steps.value));
/** A hand that is void may be dealt again. */
export const isPlayed = computed(() => !isOver(steps.value));

const RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 15_000;
const COALESCED_MS = 150;

/** The address names the step, so that a link to it opens there. */
export function goTo(step: number): void {
  chosen.value = Math.max(0, Math.min(step, lastStep.value));
  history.replaceState(null, '', `${location.search}#${chosen.value}`);
}

/** Null for an address without a step. */
function stepInAddress(): number | null {
  const written = location.hash.slice(1);
  return /^\d{1,6}$/.test(written) ? Number(written) : null;
}

addEventListener('hashchange', () => {
  const step = stepInAddress();
  if (step !== null) chosen.value = step;
});

export async function loadHand(id: string): Promise<void> {
  const outcome = await ask(HandPage, { id }, currentLanguage());
  if ('failure' in outcome) {
    failure.value = outcome.failure;
    // A malformed id names no hand.
    if (outcome.failure.code === 'BAD_USER_INPUT') hand.value = null;
    else setTimeout(() => void loadHand(id), RETRY_MS);
    return;
  }
  const { hand: found, handReplay } = outcome.answer;
  batch(() => {
    failure.value = null;
    hand.value = found;
    steps.value = handReplay?.steps ?? [];
    // Of a hand that is over, the first step comes first; of one that is played, the last.
    chosen.value = stepInAddress() ?? (isPlayed.value ? lastStep.value : 0);
  });
  if (found !== null && isPlayed.value) follow(id);
}

function follow(id: string): void {
  let isDue = false;
  const later = (): void => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      void loadLater(id);
    }, COALESCED_MS);
  };
  openSocket({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    subscriptions: [[HandChanged, later]],
    variables: { id, from: steps.value.length },
    longestRetryMs: LONGEST_RETRY_MS,
    onHeard: () => undefined,
    onOpen: later,
  });
}

async function loadLater(id: string): Promise<void> {
  const from = steps.value.length;
  const outcome = await ask(LaterSteps, { id, from }, currentLanguage());
  if ('failure' in outcome || steps.value.length !== from) return;
  const found = outcome.answer.handReplay?.steps ?? [];
  if (found.length === 0) return;
  // A correction of an entry strikes earlier steps, so all are read again.
  const isCorrected = found.some(({ event }) => event.type === 'EntryCorrected');
  const all = isCorrected ? await ask(LaterSteps, { id, from: 0 }, currentLanguage()) : null;
  const again = all !== null && 'answer' in all ? all.answer.handReplay?.steps : undefined;
  const isAtEnd = chosen.value >= lastStep.value;
  batch(() => {
    steps.value = again ?? [...steps.value, ...found];
    if (isAtEnd) goTo(lastStep.value);
  });
}
