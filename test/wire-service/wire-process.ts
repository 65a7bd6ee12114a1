/**
 * The wire service in a process of its own, as the specs use it. It tests our client code; it stands in for no database.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type {
  Fault,
  ForeignEvent,
  ScavengeFault,
  StreamMetadata,
  WireAnswer,
  WireAppended,
  WireCommand,
  WireCounts,
  WireMessage,
  WireSettings,
} from './messages.js';

const program = fileURLToPath(new URL('start.mjs', import.meta.url));

type News = Extract<WireMessage, { say: 'news' }>['what'];

export class WireProcess {
  private readonly answers: ((answer: WireAnswer | undefined) => void)[] = [];
  private readonly news: Record<News, number> = { heldBack: 0, answerKept: 0, silent: 0 };
  private told: () => void = () => undefined;

  private constructor(
    private readonly child: ChildProcess,
    /** The ports of its nodes. */
    readonly ports: readonly number[],
    private readonly settings: WireSettings,
  ) {
    child.on('message', (message: WireMessage) => {
      if (message.say === 'done') this.answers.shift()?.(message.answer);
      if (message.say === 'news') {
        this.news[message.what] += 1;
        this.told();
      }
    });
  }

  static async start(settings: WireSettings = {}): Promise<WireProcess> {
    const child = fork(program, [JSON.stringify(settings)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], execArgv: [] });
    const message = await Promise.race([
      once(child, 'message').then(([said]) => said as WireMessage),
      once(child, 'exit').then(([code]) => {
        throw new Error(`the wire service ended with ${String(code)} before it listened`);
      }),
    ]);
    if (message.say !== 'listening') throw new Error(`the wire service said ${message.say} first`);
    return new WireProcess(child, message.ports, settings);
  }

  /** A connection string for its nodes. */
  connectionString(options: Readonly<Record<string, string | number>> = {}, userinfo = ''): string {
    const hosts = this.ports.map((port) => `127.0.0.1:${port}`).join(',');
    // The client's native part looks for its server twice, and waits this long in between.
    const given = { tls: this.settings.tls === undefined ? 'false' : 'true', discoveryInterval: 5, ...options };
    const query = Object.entries(given).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
    return `kurrentdb://${userinfo === '' ? '' : `${userinfo}@`}${hosts}?${query.join('&')}`;
  }

  reset(): Promise<void> {
    return this.tell({ do: 'reset' });
  }

  fault(fault: Fault, times = 1): Promise<void> {
    return this.tell({ do: 'fault', fault, times });
  }

  endFaults(): Promise<void> {
    return this.tell({ do: 'endFaults' });
  }

  release(): Promise<void> {
    return this.tell({ do: 'release' });
  }

  lead(node: number): Promise<void> {
    return this.tell({ do: 'lead', node });
  }

  kill(node: number): Promise<void> {
    return this.tell({ do: 'kill', node });
  }

  /** Starts a node that was killed. */
  revive(node: number): Promise<void> {
    return this.tell({ do: 'revive', node });
  }

  hang(node: number | null): Promise<void> {
    return this.tell({ do: 'hang', node });
  }

  isolate(node: number | null): Promise<void> {
    return this.tell({ do: 'isolate', node });
  }

  setClockAhead(aheadMs: number): Promise<void> {
    return this.tell({ do: 'clock', aheadMs });
  }

  hideLater(hidden: boolean): Promise<void> {
    return this.tell({ do: 'hideLater', hidden });
  }

  remove(stream: string, how: 'soft' | 'hard'): Promise<void> {
    return this.tell({ do: 'remove', stream, how });
  }

  setMetadata(stream: string, metadata: StreamMetadata): Promise<void> {
    return this.tell({ do: 'metadata', stream, metadata });
  }

  truncate(stream: string, before: number): Promise<void> {
    return this.setMetadata(stream, { $tb: before });
  }

  lag(node: number | null): Promise<void> {
    return this.tell({ do: 'lag', node });
  }

  giveEventByEvent(): Promise<void> {
    return this.tell({ do: 'eventByEvent' });
  }

  setScanTime(ms: number): Promise<void> {
    return this.tell({ do: 'scan', ms });
  }

  write(event: ForeignEvent): Promise<void> {
    return this.tell({ do: 'write', event });
  }

  disconnect(stay = false): Promise<void> {
    return this.tell({ do: 'disconnect', stay });
  }

  listen(): Promise<void> {
    return this.tell({ do: 'listen' });
  }

  failScavenge(fault: ScavengeFault | null): Promise<void> {
    return this.tell({ do: 'failScavenge', fault });
  }

  async onDisk(node: number): Promise<readonly string[]> {
    return (await this.ask({ do: 'onDisk', node })) as readonly string[];
  }

  async counts(): Promise<WireCounts> {
    return (await this.ask({ do: 'counts' })) as WireCounts;
  }

  async appended(): Promise<readonly WireAppended[]> {
    return (await this.ask({ do: 'appended' })) as readonly WireAppended[];
  }

  /** Resolves once the service has reported something so many times since it started. */
  async heard(what: News, times: number): Promise<void> {
    while (this.news[what] < times) await new Promise<void>((resolve) => (this.told = resolve));
  }

  /** How often the service has reported something. */
  timesTold(what: News): number {
    return this.news[what];
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.disconnect();
    await ended;
  }

  private async tell(command: WireCommand): Promise<void> {
    await this.ask(command);
  }

  private ask(command: WireCommand): Promise<WireAnswer | undefined> {
    return new Promise((resolve) => {
      this.answers.push(resolve);
      this.child.send(command);
    });
  }
}
