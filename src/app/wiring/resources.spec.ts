import { setImmediate as nextTurn } from 'node:timers/promises';
import { Resources } from './resources.js';

describe('What an application holds', () => {
  let said: string[];
  let seen: string[];
  let resources: Resources;

  const fault = new Error('a fault');
  const open = (name: Parameters<Resources['open']>[0], close: () => unknown = () => seen.push(`${name} closed`)): Promise<string> =>
    resources.open(
      name,
      async () => {
        seen.push(`${name} begins`);
        await nextTurn();
        seen.push(`${name} is open`);
        return name;
      },
      close,
    );

  beforeEach(() => {
    said = [];
    seen = [];
    resources = new Resources((line) => said.push(line));
  });

  it('is opened one after the other, and closed in the written order', async () => {
    await Promise.all([open('store'), open('views'), open('clocks')]);
    expect(seen).toEqual(['store begins', 'store is open', 'views begins', 'views is open', 'clocks begins', 'clocks is open']);
    seen = [];
    await resources.close();
    expect(seen).toEqual(['clocks closed', 'views closed', 'store closed']);
  });

  it('is closed once, whoever asks', async () => {
    await open('store');
    await Promise.all([resources.close(), resources.close(), resources.onApplicationShutdown()]);
    expect(seen.filter((line) => line === 'store closed')).toHaveLength(1);
  });

  it('is opened no further where a part fails, and what is open is closed', async () => {
    await open('store');
    const failing = resources.open(
      'views',
      () => Promise.reject(fault),
      () => seen.push('never'),
    );
    const after = open('clocks');
    await expect(failing).rejects.toBe(fault);
    await expect(after).rejects.toBe(fault);
    await resources.close();
    expect(seen).toEqual(['store begins', 'store is open', 'store closed']);
  });

  it('is not opened once it is being closed', async () => {
    const opening = open('store');
    const closed = resources.close();
    const late = open('views');
    await expect(opening).rejects.toThrow('store: not opened');
    await expect(late).rejects.toThrow('store: not opened');
    await closed;
    expect(seen).toEqual([]);
  });

  it('is closed whatever fails: the first failure is thrown, the others are told', async () => {
    await open('store', () => Promise.reject(new Error('the disk is full')));
    await open('views');
    await open('clocks', () => Promise.reject(fault));
    await expect(resources.close()).rejects.toBe(fault);
    expect(seen.at(-1)).toBe('views closed');
    expect(said).toEqual(['store: could not be closed: the disk is full']);
  });
});
