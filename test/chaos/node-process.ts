/**
 * One node of a run: `tapis serve` on the store that all share, killed as by a power cut and started again, with its files or without.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashToken } from '../../src/api/request/admin-token.js';
import { GraphqlClient } from '../../src/client/graphql-client.js';
import { startServerProcess, type ServerProcess } from '../nodes/server-process.js';

const TOKEN = 'admin-token.sha256';

export class NodeProcess {
  /** Null while it is down. */
  private server: ServerProcess | null = null;
  private ofServer: GraphqlClient | null = null;

  constructor(
    readonly folder: string,
    private readonly store: string,
    private token: string | null,
  ) {}

  /** Null while the node is down. */
  get client(): GraphqlClient | null {
    return this.ofServer;
  }

  /** A node that has the admin token of this one, as an operator would set it up. */
  another(folder: string): NodeProcess {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, TOKEN), `${hashToken(this.token!)}\n`);
    return new NodeProcess(folder, this.store, this.token);
  }

  async start(): Promise<void> {
    const server = await startServerProcess(this.folder, { store: this.store });
    this.token ??= server.token;
    this.server = server;
    this.ofServer = new GraphqlClient({ url: `${server.url}/graphql`, ...(this.token === null ? {} : { token: this.token }) });
  }

  /** Resolves when it says that it has caught up. */
  async ready(): Promise<void> {
    while ((await fetch(`${this.server!.url}/ready`)).status !== 200) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  async kill(): Promise<void> {
    const { server } = this;
    this.server = this.ofServer = null;
    await server?.kill();
  }

  /** Asks it to end. @throws Error when it does not end well */
  async stop(): Promise<void> {
    const { server } = this;
    this.server = this.ofServer = null;
    const code = await server?.stop();
    if (code !== undefined && code !== 0) throw new Error(`the node in ${this.folder} ended with ${code}: ${server?.said()}`);
  }

  /** Removes everything but the token, as when a disk is lost. */
  loseFiles(): void {
    for (const name of readdirSync(this.folder)) if (name !== TOKEN) rmSync(join(this.folder, name), { force: true, recursive: true });
  }
}
