/**
 * The start-up steps after all parts are made, in one fixed order. Parts register steps at a stage. Steps of one stage run concurrently;
 * the next stage begins when all are done.
 */
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Resources } from './resources.js';

export const stages = [
  /** The views start to follow the store; if that fails, the application does not open. */
  'views begin',
  /** The views and the vault reach the end of the store. */
  'caught up',
  /** Erasures are applied on this node, and every running clock is looked at. Commands are taken from now on. */
  'people known',
  /** Reactions that a crash left are done. */
  'reactions done',
  /** Everybody on the list of erasures is erased in the events. */
  'erasures ordered',
  /** Background work begins. */
  'under way',
] as const;

export type Stage = (typeof stages)[number];

export class StartUp implements OnApplicationBootstrap {
  readonly #steps = new Map<Stage, (() => unknown)[]>();
  readonly #done = new Set<Stage>();
  #isEnding = false;
  #caughtUp: Promise<void> = Promise.resolve();
  #failure: Error | null = null;

  /** @param openAtOnce whether the application opens before the stages after the first are done */
  constructor(
    private readonly openAtOnce: boolean,
    private readonly notice: (line: string) => void,
  ) {}

  /** Makes the start and its resources. */
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

  /** Registers a step at a stage. The next stage waits for its result. */
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

  /** Resolves when all stages are done, or when the application was closed. @throws what a step throws */
  get caughtUp(): Promise<void> {
    return this.#caughtUp;
  }

  /** The error that ended the start; null for none. */
  get failure(): Error | null {
    return this.#failure;
  }

  /** Called by Nest when all parts are made. */
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
