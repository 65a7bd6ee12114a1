/**
 * Measures the difference between the clocks of this machine and KurrentDB, by the date header of an answer. The header has whole seconds,
 * so the result is accurate to a second.
 */
import type { ClientUnaryCall, ServiceError } from '@grpc/grpc-js';
import type { KurrentDBClient } from '@kurrent/kurrentdb-client';
import featuresRpc from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_grpc_pb.js';
import sharedPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js';

/** Smaller differences are not reported, because they may come from the measurement. */
const WORTH_A_WORD_MS = 2_000;
const HALF_A_SECOND = 500;

interface FeaturesClient {
  getSupportedMethods(request: object, answer: (error: ServiceError | null) => void): ClientUnaryCall;
}

/** Private members of the client. */
interface Executing {
  execute<T>(service: unknown, name: string, action: (client: FeaturesClient) => Promise<T>): Promise<T>;
}

/** @returns milliseconds by which the server's clock is ahead, negative when it is behind; null when the answer has no date */
export async function measureSkew(client: KurrentDBClient, now: () => number): Promise<number | null> {
  const sent = now();
  const date = await (client as unknown as Executing).execute(
    featuresRpc.ServerFeaturesClient,
    'getSupportedMethods',
    (service) =>
      new Promise<string | null>((resolve, reject) => {
        let given: string | null = null;
        // An old server does not know the call, and may send the date all the same.
        const call = service.getSupportedMethods(new sharedPb.Empty(), (error) =>
          error === null || given !== null ? resolve(given) : reject(error),
        );
        call.on('metadata', (head) => (given = head.get('date')[0]?.toString() ?? null));
      }),
  );
  const at = date === null ? Number.NaN : Date.parse(date);
  return Number.isNaN(at) ? null : at + HALF_A_SECOND - (sent + now()) / 2;
}

/** @returns null for a negligible difference */
export function describeSkew(aheadMs: number, shown: string): string | null {
  if (Math.abs(aheadMs) < WORTH_A_WORD_MS) return null;
  const seconds = Math.round(Math.abs(aheadMs) / 1_000);
  return `This machine's clock is ${seconds} s ${aheadMs > 0 ? 'behind' : 'ahead of'} that of KurrentDB at ${shown}: set the clocks of all machines by NTP.`;
}
