/**
 * What is done once all parts are made, in one written order. Parts say at which stage they have something to do; what stands at one stage is done side by
 * side, and the next stage begins when all of it is done.
 */
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Resources } from './resources.js';

export const stages = [
  /** The views begin to follow the store; where that fails, the application is not opened. */
  'views begin',
  /** The views and the vault come to what the store holds. */
  'caught up',
  /** Who is erased is so here too, and every running clock is looked at: commands are taken from now on. */
  'people known',
  /** What a crash left undone is done. */
  'reactions done',
  /** Who is on the list of erasures is erased in the events. */
  'erasures ordered',
  /** What goes on from now on, beside the work. */
  'under way',
] as const;

export type Stage = (typeof stages)[number];

export class StartUp implements OnApplicationBootstrap {
  readonly #steps = new Map<Stage, (() => unknown)[]>();
  readonly #done = new Set<Stage>();
  #isEnding = false;
  #caughtUp: Promise<void> = Promise.resolve();
  #failure: Error | null = null;

  /** @param openAtOnce whether the application is open before the stages after the first are done */
  constructor(
    private readonly openAtOnce: boolean,
    private readonly notice: (line: string) => void,
  ) {}

  /** The start with what it holds on to. */
  static async begin(resources: Resources, openAtOnce: boolean, notice: (line: string) => void): Promise<StartUp> {
    const start = await resources.open(
      'start',
      () => new StartUp(openAtOnce, notice),
      (made) => made.#end(),
    );
    await resources.open(
      'end of the start',
      () => start,
      () => start.#caughtUp.catch(() => undefined),
    );
    return start;
  }

  /** Has something done at a stage. The next stage waits for what the step returns. */
  at(stage: Stage, step: () => unknown): void {
    const steps = this.#steps.get(stage);
    if (steps === undefined) this.#steps.set(stage, [step]);
    else steps.push(step);
  }

  isDone(stage: Stage): boolean {
    return this.#done.has(stage);
  }

  /** Whether the application is being closed. */
  get isEnding(): boolean {
    return this.#isEnding;
  }

  /** Resolves when all stages are done, or the application was closed meanwhile. @throws what a step throws */
  get caughtUp(): Promise<void> {
    return this.#caughtUp;
  }

  /** Why the stages were not done to their end; null while they go well. */
  get failure(): Error | null {
    return this.#failure;
  }

  /** Nest calls it once all parts are made. */
  async onApplicationBootstrap(): Promise<void> {
    const [first, ...others] = stages;
    await this.#do(first);
    this.#caughtUp = this.#doAll(others);
    this.#caughtUp.catch((error: Error) => {
      this.#failure = error;
      if (this.openAtOnce) this.notice(`this node does not catch up: ${error.message}`);
    });
    if (!this.openAtOnce) await this.#caughtUp;
  }

  async #doAll(named: readonly Stage[]): Promise<void> {
    for (const stage of named) {
      if (this.#isEnding) return;
      await this.#do(stage);
    }
  }

  async #do(stage: Stage): Promise<void> {
    await Promise.all((this.#steps.get(stage) ?? []).map(async (step) => step()));
    this.#done.add(stage);
  }

  #end(): void {
    this.#isEnding = true;
  }
}
