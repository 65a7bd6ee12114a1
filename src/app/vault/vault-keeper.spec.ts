import type { StoreFacts } from '../../store/store-facts.js';
import { SHARED, type VaultMark } from './vault-mark.js';
import { VaultKeeper, type VaultKeeperOptions } from './vault-keeper.js';

const mark = (changes: number, erased = 0): VaultMark => ({ vault: SHARED, changes, at: 0, people: changes, erased });

/** The facts of a store, and how the next writes end: with a conflict, or with an error. */
class Facts implements StoreFacts {
  kept: VaultMark | null = null;
  readonly next: (VaultMark | Error)[] = [];
  writes = 0;

  read(): Promise<string | null> {
    return Promise.resolve(this.kept === null ? null : JSON.stringify(this.kept));
  }

  async write(_name: 'vault', text: string, before: string | null): Promise<boolean> {
    this.writes += 1;
    const other = this.next.shift();
    if (other instanceof Error) throw other;
    if (other !== undefined) this.kept = other;
    if ((await this.read()) !== before) return false;
    this.kept = JSON.parse(text) as VaultMark;
    return true;
  }
}

describe('the mark of a vault that several nodes keep', () => {
  let facts: Facts;
  let now: VaultMark;
  beforeEach(() => {
    jest.useFakeTimers();
    facts = new Facts();
    now = mark(3);
  });
  afterEach(() => jest.useRealTimers());

  const open = (options: Partial<VaultKeeperOptions> = {}): Promise<VaultKeeper> =>
    VaultKeeper.open({ facts, accepts: false, notice: () => undefined, markNow: () => now, findLoss: () => null, ...options });

  it('is kept though another node was faster with one that says less', async () => {
    const keeper = await open();
    now = mark(5);
    facts.next.push(mark(4));
    await keeper.keepNow();
    expect([facts.kept, keeper.problem()]).toEqual([mark(5), null]);
  });

  it('leaves that of another node which says more, or as much', async () => {
    const keeper = await open();
    now = mark(5);
    facts.next.push(mark(6));
    await keeper.keepNow();
    expect(facts.kept).toEqual(mark(6));
    now = mark(7);
    facts.next.push(mark(7));
    await keeper.keepNow();
    expect([facts.kept, facts.writes]).toEqual([mark(7), 3]);
  });

  it('is tried again, though nothing changes, where others were faster again and again', async () => {
    const keeper = await open();
    now = mark(20);
    facts.next.push(...[4, 5, 6, 7, 8, 9, 10].map((changes) => mark(changes)));
    await keeper.keepNow();
    expect(facts.kept).toEqual(mark(8));
    await jest.advanceTimersByTimeAsync(1_000);
    expect([facts.kept, facts.next]).toEqual([mark(20), []]);
  });

  it('is tried again where the store took nothing, and says so meanwhile', async () => {
    const keeper = await open();
    now = mark(4);
    facts.next.push(new Error('the disk is full'), new Error('the disk is full'));
    await keeper.keepNow();
    expect(keeper.problem()).toContain('is tried again: the disk is full');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(keeper.problem()).not.toBeNull();
    await jest.advanceTimersByTimeAsync(5_000);
    expect([facts.kept, keeper.problem()]).toEqual([mark(4), null]);
  });

  it('is tried once more when it closes, and not after that', async () => {
    const keeper = await open();
    now = mark(4);
    facts.next.push(new Error('the disk is full'), new Error('the disk is full'));
    await keeper.keepNow();
    await keeper.close();
    const { writes } = facts;
    await jest.advanceTimersByTimeAsync(60_000);
    expect([facts.writes, facts.kept, jest.getTimerCount()]).toEqual([writes, mark(3), 0]);
  });
});
