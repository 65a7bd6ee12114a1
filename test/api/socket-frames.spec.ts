/**
 * Frames that no library sends: pieces of messages that take memory and never become whole.
 */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { frame, frameHead, openRaw } from '../attack/socket/raw-frames.js';
import { ApiUnderTest, token, type OpenOptions } from './client.js';
import { RawSocket } from './raw-socket.js';

const init = frame('{"type":"connection_init"}');
const bearer = frame(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
const FRAME = 262_144;

describe('A WebSocket', () => {
  let api: ApiUnderTest;
  const sockets: Socket[] = [];

  const open = async (limits: OpenOptions['limits'] = {}): Promise<void> => {
    api = await ApiUnderTest.open({ limits });
    await api.app.listen(0, '127.0.0.1');
  };
  const raw = async (...frames: readonly Buffer[]): Promise<Heard> => {
    const socket = await openRaw(`http://${api.host}`);
    sockets.push(socket);
    const heard = new Heard(socket);
    for (const each of frames) socket.write(each);
    return heard;
  };
  const acknowledged = async (first = init): Promise<Heard> => {
    const heard = await raw(first);
    await heard.until('connection_ack');
    return heard;
  };

  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await api.close();
  });

  it.each([
    ['once it is acknowledged', true],
    ['before that', false],
  ])('that sends a long message byte by byte is closed with 1008: %s', async (_when, isAcknowledged) => {
    await open();
    const heard = isAcknowledged ? await acknowledged() : await raw();
    heard.socket.write(frameHead({ opcode: 1, isLast: true, length: isAcknowledged ? FRAME : 10_000 }));
    let sent = 0;
    for (; heard.socket.writable && sent < 20_000; sent += 1) {
      heard.socket.write(' ');
      await turn();
    }
    expect(await heard.code).toBe(1008);
    expect(api.log).toEqual([]);
  });

  it('that sends a long message in the packets of a network is answered', async () => {
    await open();
    const heard = await acknowledged();
    const query = JSON.stringify({
      id: '1',
      type: 'subscribe',
      payload: { query: '{ position }', extensions: { x: 'x'.repeat(200_000) } },
    });
    const whole = frame(query);
    for (let at = 0; at < whole.length; at += 1_400) {
      heard.socket.write(whole.subarray(at, at + 1_400));
      await turn();
    }
    await heard.until('"position"');
  });

  it('whose message is not whole in time is closed with 1008; one that sends nothing stays open', async () => {
    await open({ messageMs: 200 });
    const [slow, quiet] = [await acknowledged(), await acknowledged()];
    slow.socket.write(frameHead({ opcode: 1, isLast: true, length: 100 }));
    expect(await slow.code).toBe(1008);
    quiet.socket.write(frame('{"type":"ping"}'));
    await quiet.until('pong');
  });

  it('may send little before it is acknowledged: the rest is not waited for', async () => {
    await open();
    const heard = await raw(frameHead({ opcode: 1, isLast: true, length: 200_000 }), Buffer.alloc(20_000, ' '));
    expect(await heard.code).toBe(4400);
  });

  it('may send a message in some parts, with pings between them; in a hundred not', async () => {
    await open();
    const heard = await acknowledged();
    heard.socket.write(Buffer.concat([frame('{"ty', 1, false), frame('?', 9), frame('pe":"p', 0, false), frame('ing"}', 0)]));
    await heard.until('pong');
    const parts = Array.from({ length: 100 }, (_, n) => frame(' ', n === 0 ? 1 : 0, false));
    heard.socket.write(Buffer.concat(parts));
    expect(await heard.code).toBe(1008);
  });

  it('may not send what is compressed: nothing is inflated', async () => {
    await open();
    const heard = await acknowledged();
    heard.socket.write(Buffer.concat([frameHead({ opcode: 1, isLast: true, length: 4, isCompressed: true }), Buffer.alloc(4)]));
    expect(await heard.code).toBe(1002);
  });

  it('of which most is kept is ended where all together keep too much; one with the token is not', async () => {
    await open({ arrivingBytes: 1_000_000, socketsPerAddress: 100 });
    const part = (length: number): Buffer[] => [frameHead({ opcode: 1, isLast: true, length: FRAME }), Buffer.alloc(length, ' ')];
    const director = await acknowledged(bearer);
    for (const each of part(260_000)) director.socket.write(each);
    const strangers = [];
    for (const length of [180_000, 190_000, 200_000, 250_000]) {
      const heard = await acknowledged();
      for (const each of part(length)) heard.socket.write(each);
      strangers.push(heard);
    }
    // What came first has been counted when something that was sent after it is answered.
    expect(await api.ask('{ position }')).toMatchObject({ data: { position: null } });
    const last = await acknowledged();
    for (const each of part(220_000)) last.socket.write(each);
    await Promise.race([once(strangers[3]!.socket, 'close'), once(last.socket, 'close')]);
    expect(strangers[3]!.socket.destroyed).toBe(true);
    expect([director, ...strangers.slice(0, 3)].map(({ socket }) => socket.destroyed)).toEqual([false, false, false, false]);
  });

  it('makes room for a newcomer as any other connection, until it is acknowledged', async () => {
    await open({ connections: 20, reservedConnections: 14 });
    const followed = await acknowledged();
    const silent = [];
    for (let n = 0; n < 12; n += 1) silent.push(await raw());
    const director = await RawSocket.connect(`ws://${api.host}/graphql`, { authorization: `Bearer ${token}` });
    expect(followed.socket.destroyed).toBe(false);
    expect(silent.filter(({ socket }) => !socket.destroyed).length).toBeLessThan(6);
    director.end();
  });
});

/** The messages from a server on a socket. */
class Heard {
  /** The code with which the server closes it; 0 where it was closed without one. */
  readonly code: Promise<number>;
  #said = '';
  #arrived: () => void = () => undefined;

  constructor(readonly socket: Socket) {
    this.code = new Promise((resolve) => {
      socket.on('data', (data: Buffer) => {
        this.#said += data.toString();
        this.#arrived();
        // A frame that closes has a code, and is the last one: 0x88, its length, two bytes.
        for (let at = data.indexOf(0x88); at >= 0 && at + 3 < data.length; at = data.indexOf(0x88, at + 1)) {
          const length = data[at + 1]!;
          if (at + 2 + length === data.length) return resolve(data.readUInt16BE(at + 2));
        }
      });
      socket.on('close', () => {
        this.#arrived();
        resolve(0);
      });
    });
  }

  async until(text: string): Promise<void> {
    while (!this.#said.includes(text)) {
      if (this.socket.destroyed) throw new Error(`closed before ${text}`);
      await new Promise<void>((resolve) => (this.#arrived = resolve));
    }
  }
}
