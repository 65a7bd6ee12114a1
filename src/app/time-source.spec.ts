import { TimeSource } from './time-source.js';

const minute = 60_000;
const hour = 60 * minute;
const start = Date.UTC(2026, 10, 20, 20);

/** A machine whose two clocks are set by hand. */
class Machine {
  wall = start;
  elapsed = 7;
  readonly notices: string[] = [];
  readonly time = new TimeSource({ wall: () => this.wall, elapsed: () => this.elapsed, notice: (line) => this.notices.push(line) });

  pass(ms: number): this {
    this.wall += ms;
    this.elapsed += ms;
    return this;
  }

  step(ms: number): this {
    this.wall += ms;
    return this;
  }
}

describe('The time of a node', () => {
  let machine: Machine;

  beforeEach(() => {
    machine = new Machine();
    machine.time.now();
  });

  const given = (): readonly [number, number] => [machine.time.now() - start, machine.time.adjustedBy];

  it("is the machine's as long as that goes forward, also by a step or a suspend", () => {
    expect(given()).toEqual([0, 0]);
    machine.pass(minute);
    expect(given()).toEqual([minute, 0]);
    machine.step(hour);
    expect(given()).toEqual([minute + hour, 0]);
    expect(machine.time.problem()).toBeNull();
    expect(machine.notices).toEqual([]);
  });

  it('stands still through a step back of up to a second', () => {
    machine.pass(minute);
    expect(given()).toEqual([minute, 0]);
    machine.step(-400);
    expect(given()).toEqual([minute, 400]);
    machine.pass(300);
    expect(given()).toEqual([minute, 100]);
    machine.pass(101);
    expect(given()).toEqual([minute + 1, 0]);
    expect(machine.notices).toEqual([]);
  });

  it('goes on at its pace after a step back of an hour, says so, and says by how much', () => {
    machine.pass(minute);
    machine.time.now();
    machine.step(-hour);
    expect(given()).toEqual([minute, hour]);
    machine.pass(10 * minute);
    expect(given()).toEqual([11 * minute, hour]);
    expect(machine.time.problem()).toBe(
      "this machine's clock is behind what is recorded: times are given 3600 s later than it says, until it has caught up. Set it if it is wrong",
    );
    machine.step(hour).pass(1);
    expect(given()).toEqual([11 * minute + 1, 0]);
    expect(machine.time.problem()).toBeNull();
    expect(machine.notices).toHaveLength(2);
  });

  it('says by how many seconds it is later, to the nearest', () => {
    const says = (back: number): string | null => {
      const machine = new Machine();
      machine.time.now();
      machine.step(-back);
      machine.time.now();
      return machine.time.problem();
    };
    expect(says(4_499)).toContain(' 4 s later ');
    expect(says(4_501)).toContain(' 5 s later ');
  });

  it('never runs backwards, whatever is done to the clock', () => {
    let last = machine.time.now();
    for (const step of [-3, 5, -500, 0, -hour, 1, -2 * hour, 4 * hour, -999, -1_001, 30, 2_000]) {
      machine.step(step).pass(1);
      const now = machine.time.now();
      expect(now).toBeGreaterThanOrEqual(last);
      expect(machine.time.adjustedBy).toBe(now - machine.wall);
      last = now;
    }
  });

  it('goes on from the last event after a restart', () => {
    machine.time.goOnFrom(start + hour);
    expect(given()).toEqual([hour, hour]);
    machine.pass(minute);
    expect(given()).toEqual([hour + minute, hour]);
  });

  it('goes on from an event that is a day ahead and more, says so, and no longer once the clock is right', () => {
    machine.time.goOnFrom(start + 25 * hour);
    expect(given()).toEqual([25 * hour, 25 * hour]);
    machine.pass(minute);
    expect(given()).toEqual([25 * hour + minute, 25 * hour]);
    expect(machine.time.problem()).toContain('times are given 90000 s later');
    machine.step(25 * hour);
    expect(given()).toEqual([25 * hour + minute, 0]);
    expect(machine.time.problem()).toBeNull();
  });
});
