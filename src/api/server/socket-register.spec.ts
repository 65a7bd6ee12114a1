/** When sockets are pinged. */
import { jest } from '@jest/globals';
import { defaultLimits } from '../request/limits.js';
import type { SocketConnection } from './socket-connection.js';
import { SocketRegister } from './socket-register.js';

describe('SocketRegister', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('asks each socket once an interval, those that came together a part at a time', () => {
    const register = new SocketRegister({ ...defaultLimits, socketKeepAliveMs: 12_000 });
    const checks = Array.from({ length: 5_000 }, () => 0);
    let now = 0;
    let most = 0;
    for (const number of checks.keys())
      register.add({
        check: () => {
          checks[number]! += 1;
          now += 1;
        },
      } as unknown as SocketConnection);
    const pass = (ms: number): void => {
      for (let at = 0; at < ms; at += 100) {
        now = 0;
        jest.advanceTimersByTime(100);
        most = Math.max(most, now);
      }
    };
    pass(11_900);
    expect(new Set(checks)).toEqual(new Set([0]));
    pass(12_000);
    expect(new Set(checks)).toEqual(new Set([1]));
    pass(12_000);
    expect(new Set(checks)).toEqual(new Set([2]));
    expect(most).toBeLessThanOrEqual(100);
  });
});
