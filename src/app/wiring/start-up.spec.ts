import { setImmediate as nextTurn } from 'node:timers/promises';
import { Resources } from './resources.js';
import { type Stage, stages, StartUp } from './start-up.js';

describe('The start of an application', () => {
  let resources: Resources;
  let said: string[];

  const begin = (openAtOnce = false): Promise<StartUp> => StartUp.begin(resources, openAtOnce, (line) => said.push(line));

  beforeEach(() => {
    said = [];
    resources = new Resources((line) => said.push(line));
  });

  it('does the stages in their order, and what stands at one side by side', async () => {
    const start = await begin();
    const seen: string[] = [];
    for (const stage of stages.toReversed())
      for (const part of ['a', 'b'])
        start.at(stage, async () => {
          seen.push(`${stage} ${part} begins`);
          await Promise.resolve();
          seen.push(`${stage} ${part} ends`);
        });
    await start.onApplicationBootstrap();
    expect(seen).toEqual(stages.flatMap((stage) => [`${stage} a begins`, `${stage} b begins`, `${stage} a ends`, `${stage} b ends`]));
    expect(stages.every((stage) => start.isDone(stage))).toBe(true);
  });

  it('goes no further where a step fails, and says so where it is open already', async () => {
    const start = await begin(true);
    start.at('caught up', () => Promise.reject(new Error('the views are gone')));
    await start.onApplicationBootstrap();
    await expect(start.caughtUp).rejects.toThrow('the views are gone');
    expect(start.failure?.message).toBe('the views are gone');
    expect(said).toEqual(['this node does not catch up: the views are gone']);
    expect(stages.filter((stage) => start.isDone(stage))).toEqual(['views begin']);
  });

  it('fails where it is not to be open before, or where the first stage fails', async () => {
    const late = await begin();
    late.at('reactions done', () => Promise.reject(new Error('a fault')));
    await expect(late.onApplicationBootstrap()).rejects.toThrow('a fault');
    const early = await StartUp.begin(new Resources(() => undefined), true, () => undefined);
    early.at('views begin', () => Promise.reject(new Error('a fault')));
    await expect(early.onApplicationBootstrap()).rejects.toThrow('a fault');
  });

  it('ends after the stage that is being done when it is closed, and closing waits for that', async () => {
    const start = await begin(true);
    const seen: Stage[] = [];
    let goOn: () => void = () => undefined;
    start.at('caught up', () => new Promise<void>((resolve) => (goOn = resolve)).then(() => seen.push('caught up')));
    start.at('people known', () => seen.push('people known'));
    await start.onApplicationBootstrap();
    const closed = resources.close();
    await nextTurn();
    expect(start.isEnding).toBe(true);
    goOn();
    await closed;
    expect(seen).toEqual(['caught up']);
  });
});
