/** The memory of incomplete WebSocket messages. */
import { jest } from '@jest/globals';
import { ArrivingPieces, isShredded, PIECE_BYTES } from './arriving-pieces.js';
import { Pongs } from './pongs.js';

describe('The pieces of a message', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  let late = 0;
  let kept = 0;
  const make = (): ArrivingPieces => {
    [late, kept] = [0, 0];
    return new ArrivingPieces(
      1_000,
      () => (late += 1),
      (by) => (kept += by),
    );
  };

  it('are nothing where each brings whole messages', () => {
    const pieces = make();
    for (let n = 0; n < 1_000; n += 1) {
      pieces.tookMessage(300);
      pieces.arrived(308);
    }
    jest.advanceTimersByTime(10_000);
    expect([pieces.kept, kept, late]).toEqual([0, 0, 0]);
  });

  it('are kept until the message is whole, each with what its buffer takes', () => {
    const pieces = make();
    for (const bytes of [1_400, 1_400, 1_400]) pieces.arrived(bytes);
    expect([pieces.bytes, pieces.kept, kept]).toEqual([4_200, 4_200 + 3 * PIECE_BYTES, 4_200 + 3 * PIECE_BYTES]);
    pieces.tookMessage(4_992);
    pieces.arrived(800);
    expect([pieces.kept, kept]).toEqual([0, 0]);
  });

  it('count further where a message brings the beginning of a long one', () => {
    const pieces = make();
    pieces.tookMessage(100);
    pieces.arrived(60_106);
    expect([pieces.bytes, pieces.kept]).toEqual([59_992, 59_992 + PIECE_BYTES]);
  });

  it('have their time, which a message begins anew and a ping between does not', () => {
    const pieces = make();
    pieces.arrived(10_000);
    jest.advanceTimersByTime(900);
    pieces.tookControl(0);
    pieces.arrived(6);
    jest.advanceTimersByTime(200);
    expect(late).toBe(1);
    pieces.tookMessage(10_000);
    pieces.arrived(10_000);
    jest.advanceTimersByTime(900);
    pieces.arrived(100);
    expect(late).toBe(1);
    jest.advanceTimersByTime(100);
    expect(late).toBe(2);
  });

  it('have no time to keep while nothing is read', () => {
    const pieces = make();
    pieces.pause();
    pieces.arrived(10_000);
    jest.advanceTimersByTime(5_000);
    expect(late).toBe(0);
    pieces.resume();
    jest.advanceTimersByTime(1_000);
    expect(late).toBe(1);
  });

  it('are given back at the end', () => {
    const pieces = make();
    pieces.arrived(10_000);
    pieces.end();
    jest.advanceTimersByTime(5_000);
    expect([kept, late, jest.getTimerCount()]).toEqual([0, 0, 0]);
  });

  it.each([
    ['256 KB in the packets of a line', 262_144 / 1_400, 262_144, false],
    ['256 KB in the smallest packets', 262_144 / 536, 262_144, false],
    ['a short message byte by byte', 64, 64, false],
    ['100 bytes one by one', 100, 100, true],
    ['256 KB in 600 pieces', 600, 262_144, true],
  ])('are too many or not: %s', (_what, pieces, bytes, expected) => {
    expect(isShredded(pieces, bytes)).toBe(expected);
  });
});

describe('Pongs', () => {
  it('are made one at a time: of pings that come meanwhile the last is answered', () => {
    const made: [string, () => void][] = [];
    const socket = { OPEN: 1, readyState: 1, pong: (ping: Buffer, _mask: boolean, done: () => void) => made.push([String(ping), done]) };
    const pongs = new Pongs(socket as never);
    for (const ping of ['a', 'b', 'c']) pongs.answer(Buffer.from(ping));
    expect(made.map(([ping]) => ping)).toEqual(['a']);
    made[0]![1]();
    expect(made.map(([ping]) => ping)).toEqual(['a', 'c']);
    made[1]![1]();
    pongs.answer(Buffer.from('d'));
    expect(made.map(([ping]) => ping)).toEqual(['a', 'c', 'd']);
  });
});
