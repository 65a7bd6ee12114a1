/** Puts the API on the network: HTTP, WebSocket, the explorer, monitoring. */
import 'reflect-metadata';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Tapis } from '../app/tapis.js';
import { ServerModule } from './api.module.js';
import { ArchiveRoute } from './exports/archive-route.js';
import { ExportsRoute } from './exports/exports-route.js';
import { ChangesRoute } from './feed/changes-route.js';
import { WebhookDelivery } from '../feed/webhooks/webhook-delivery.js';
import { correlationIdOf } from './request/correlation.js';
import { MAX_BODY_BYTES } from './request/limits.js';
import { NestLogger } from '../app/wiring/nest-logger.js';
import { timeoutsOf } from './server/edge.js';
import { FinishingAdapter } from './server/finishing-adapter.js';
import { ServerError } from './server/server-error.js';
import { Network } from './server/network.js';
import { ServerConfig, type ServerSettings } from './server/server-config.js';

export { ServerError } from './server/server-error.js';

export interface ApiOptions extends ServerSettings {
  readonly tapis: Tapis;
}

export interface ServerOptions extends ApiOptions {
  /** Default 4000; 0 for any free port. */
  readonly port?: number;
}

export interface RunningServer {
  /** Such as `http://127.0.0.1:4000`; the API is at `/graphql`, the explorer at `/explorer`. */
  readonly url: string;
  /** Answers running requests up to a deadline, refuses new ones, then ends all connections. The application stays open. */
  close(): Promise<void>;
}

export const DEFAULT_HOST = '127.0.0.1';
export const DEFAULT_PORT = 4000;

/** The API without a network, for tests: `app.inject()` answers requests. */
export async function createApi({ tapis, ...settings }: ApiOptions): Promise<NestFastifyApplication> {
  const config = new ServerConfig(settings);
  const genReqId = ({ headers }: IncomingMessage): string => correlationIdOf(headers);
  // Connections are closed by force only after running requests were answered or timed out.
  const adapter = new FinishingAdapter({ bodyLimit: MAX_BODY_BYTES, forceCloseConnections: true, genReqId, ...timeoutsOf(config.limits) });
  const module = ServerModule.with(tapis, config);
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: new NestLogger(config.log),
    abortOnError: false,
  });
  try {
    await app.get(Network).serve(app, adapter, [app.get(ChangesRoute), new ExportsRoute(), app.get(ArchiveRoute)]);
    const delivery = app.get(WebhookDelivery);
    adapter.waitsFor(() => delivery.stop());
    delivery.start();
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** Checks, before anything is made, that this machine can listen at an address. @throws ServerError `HOST_UNKNOWN` */
export async function checkHost(host: string): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen(0, host), 'listening');
  } catch (error) {
    throw explained(error as NodeJS.ErrnoException, host, 0);
  } finally {
    probe.close();
  }
}

/** Starts the server. @throws ServerError */
export async function startServer({ host = DEFAULT_HOST, port = DEFAULT_PORT, ...options }: ServerOptions): Promise<RunningServer> {
  const app = await createApi({ ...options, host });
  try {
    await app.listen(port, host);
  } catch (error) {
    await app.close();
    throw explained(error as NodeJS.ErrnoException, host, port);
  }
  const address = app.getHttpServer().address() as AddressInfo;
  const shown = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return { url: `http://${shown}:${address.port}`, close: () => app.close() };
}

function explained(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const options = { cause: error };
  switch (error.code) {
    case 'EADDRINUSE':
      return new ServerError('PORT_IN_USE', `Port ${port} of ${host} is in use by another program; choose another with --port.`, options);
    case 'EACCES':
      return new ServerError(
        'PORT_NOT_ALLOWED',
        `Port ${port} may not be used by this account; choose one above 1023 with --port.`,
        options,
      );
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return new ServerError('HOST_UNKNOWN', `${host} is no address of this machine; choose another with --host.`, options);
    default:
      return error;
  }
}
