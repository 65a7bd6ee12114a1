/** Plays a plan through the rules in memory: its commands and events, or its failure. */
import type { HandEvent } from '../../events/hand.js';
import type { Refusal } from '../decider.js';
import type { HandCommand } from '../../commands/hand.js';
import { handDecider } from '../hand/decider.js';
import type { HandState } from '../hand/state.js';
import type { HandPlan } from './hand-plan.js';
import { nextStep, planStart, type PlanStuck } from './plan-step.js';

export interface PlayedPlan {
  /** What was played, up to the end or the failure. */
  readonly commands: readonly HandCommand[];
  readonly events: readonly HandEvent[];
  readonly state: HandState;
  /** Null when the hand was played to its end. */
  readonly failure:
    | PlanStuck
    /** The rules refused a command; `action` is its entry in the file's `actions`. */
    | { readonly code: 'PHH_REFUSED'; readonly action: number | null; readonly command: HandCommand; readonly refusal: Refusal }
    | null;
}

/** Plays the whole hand. Never throws: a wrong file gives a failure. */
export function playPlan(plan: HandPlan): PlayedPlan {
  const commands: HandCommand[] = [];
  const events: HandEvent[] = [];
  let state = handDecider.initialState;
  let cursor = planStart;
  for (;;) {
    const step = nextStep(plan, cursor, state);
    if ('done' in step) return { commands, events, state, failure: null };
    if ('stuck' in step) return { commands, events, state, failure: step.stuck };
    const decision = handDecider.decide(step.command, state);
    if (decision.refusal !== undefined) {
      return {
        commands,
        events,
        state,
        failure: { code: 'PHH_REFUSED', action: step.action, command: step.command, refusal: decision.refusal },
      };
    }
    cursor = step.cursor;
    commands.push(step.command);
    events.push(...decision.events);
    state = decision.events.reduce(handDecider.evolve, state);
  }
}

/** The failure in one sentence, for a person with the file. */
export function describeFailure(failure: NonNullable<PlayedPlan['failure']>): string {
  const at = failure.action === null ? '' : `actions[${failure.action}]: `;
  if (failure.code !== 'PHH_REFUSED') return `${at}${failure.reason} (${failure.code})`;
  const { refusal, command } = failure;
  const article = refusal.article === null ? '' : `, ${refusal.article}`;
  return `${at}the rules refuse ${JSON.stringify(command)}: ${refusal.code}${article} ${JSON.stringify(refusal.parameters)}`;
}
