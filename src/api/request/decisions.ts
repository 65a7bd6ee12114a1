/**
 * What the policy decided for one asker while an answer is followed or waited for: each question with its answer. It is asked again when something
 * changed that the policy reads. Whoever asks again is another {@link Principal} object, so that operations do not mix.
 */
import type { Principal } from '../../access/principal.js';

type Answer = string | boolean;

interface Decision {
  readonly answer: Answer;
  readonly decide: () => Answer;
}

/** Questions of one asker that are kept. With more, every change counts as one of theirs. */
const MOST_KEPT = 500;

const kept = new WeakMap<Principal, Decisions>();

export class Decisions {
  readonly #decided = new Map<string, Decision>();
  #isFull = false;

  private constructor() {}

  /** Keeps what is decided for an asker from now on. Nothing is kept of the operator and the public: nothing changes for them. */
  static keepFor(principal: Principal): void {
    if (principal.kind === 'public' || principal.isOperator === true || kept.has(principal)) return;
    kept.set(principal, new Decisions());
  }

  /** What is kept of an asker; undefined for nothing. */
  static of(principal: Principal): Decisions | undefined {
    return kept.get(principal);
  }

  /** Decides, and keeps the decision. @param question names it: all that the answer depends on beside the views */
  note<Given extends Answer>(question: string, decide: () => Given): Given {
    const answer = decide();
    if (this.#decided.has(question)) return answer;
    if (this.#decided.size < MOST_KEPT) this.#decided.set(question, { answer, decide });
    else this.#isFull = true;
    return answer;
  }

  /** Whether all would be decided as it was. */
  hold(): boolean {
    if (this.#isFull) return false;
    for (const { answer, decide } of this.#decided.values()) if (decide() !== answer) return false;
    return true;
  }

  /** Forgets what was decided: the next answer is decided again. */
  clear(): void {
    this.#decided.clear();
    this.#isFull = false;
  }
}
