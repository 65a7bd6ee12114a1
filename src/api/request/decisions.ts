/**
 * The policy's decisions for one asker of a waiting or followed answer: each question with its result. They are made again when something
 * that the policy reads has changed. Each operation has its own {@link Principal} object, so that operations do not mix.
 */
import type { Principal } from '../../access/principal.js';

type Answer = string | boolean;

interface Decision {
  readonly answer: Answer;
  readonly decide: () => Answer;
}

/** The most cached questions per asker. With more, every change counts as theirs. */
const MOST_KEPT = 500;

const kept = new WeakMap<Principal, Decisions>();

export class Decisions {
  readonly #decided = new Map<string, Decision>();
  #isFull = false;

  private constructor() {}

  /** Starts to keep decisions for an asker. Not for the operator and the public, whose rights do not change. */
  static keepFor(principal: Principal): void {
    if (principal.kind === 'public' || principal.isOperator === true || kept.has(principal)) return;
    kept.set(principal, new Decisions());
  }

  /** The decisions kept for an asker; undefined for none. */
  static of(principal: Principal): Decisions | undefined {
    return kept.get(principal);
  }

  /** Decides and keeps the decision. @param question identifies it: everything that the result depends on beside the views */
  note<Given extends Answer>(question: string, decide: () => Given): Given {
    const answer = decide();
    if (this.#decided.has(question)) return answer;
    if (this.#decided.size < MOST_KEPT) this.#decided.set(question, { answer, decide });
    else this.#isFull = true;
    return answer;
  }

  /** Whether all decisions would be the same now. */
  hold(): boolean {
    if (this.#isFull) return false;
    for (const { answer, decide } of this.#decided.values()) if (decide() !== answer) return false;
    return true;
  }

  /** Drops the decisions: the next answer decides again. */
  clear(): void {
    this.#decided.clear();
    this.#isFull = false;
  }
}
