/** A connection between browser and server that can freeze in silence, or be cut. */
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export class TroubledNetwork {
  readonly #sockets = new Set<Socket>();
  #frozen = false;
  #isCut = false;
  /** The port of the server. */
  target = 0;

  private constructor(private readonly server: Server) {}

  static async open(): Promise<TroubledNetwork> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const network = new TroubledNetwork(server);
    server.on('connection', (near) => network.#join(near));
    return network;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  #join(near: Socket): void {
    if (this.#isCut) {
      near.destroy();
      return;
    }
    const far = connect(this.target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from);
      from.on('data', (data) => to.write(data));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
      if (this.#frozen) from.pause();
    }
  }

  /** Nothing passes, and nothing is closed. */
  freeze(): void {
    this.#frozen = true;
    for (const socket of this.#sockets) socket.pause();
  }

  /** Everything is closed, and nobody is let in. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  restore(): void {
    this.#frozen = false;
    this.#isCut = false;
    for (const socket of this.#sockets) socket.resume();
  }

  close(): void {
    this.cut();
    this.server.close();
  }
}
