/** The tests' wire service in a process of its own, started from its sources. It is no database. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

interface WireService {
  readonly connectionString: string;
  stop(): Promise<void>;
}

const program = fileURLToPath(new URL('../../test/wire-service/start.mjs', import.meta.url));

/** @param settings `wayMs`: what each call takes on its way there and back, milliseconds */
export async function startWireService(settings: { readonly wayMs: number }): Promise<WireService> {
  const service = fork(program, [JSON.stringify(settings)], { execArgv: [] });
  const [{ ports }] = (await once(service, 'message')) as [{ readonly ports: readonly number[] }];
  return {
    connectionString: `kurrentdb://127.0.0.1:${ports[0]}?tls=false`,
    stop: async () => {
      service.kill();
      await once(service, 'exit');
    },
  };
}
