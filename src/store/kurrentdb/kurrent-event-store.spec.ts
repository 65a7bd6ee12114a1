/**
 * The KurrentDB adapter as an EventStore: always over the tests' wire service, and against a real server if `TAPIS_TEST_KURRENTDB` names
 * one.
 */
import { randomUUID } from 'node:crypto';
import type { WireSettings } from '../../../test/wire-service/messages.js';
import { WireProcess } from '../../../test/wire-service/wire-process.js';
import { describeEventStore } from '../../../test/store/event-store-contract.js';
import type { EventStore } from '../event-store.js';
import { describeSubscriptions } from '../../../test/store/subscription-contract.js';
import { openKurrentEventStore } from './kurrent-event-store.js';

describe.each<[what: string, settings: WireSettings, eventByEvent?: true]>([
  ['the wire service', {}],
  ['the wire service as its oldest servers speak', { version: null }],
  ['the wire service where each event comes by itself', { nodes: 2 }, true],
])('over %s', (_what, settings, eventByEvent) => {
  let wire: WireProcess;
  beforeAll(async () => void (wire = await WireProcess.start(settings)));
  afterAll(() => wire.stop());

  const emptyStore = async (): Promise<EventStore> => {
    await wire.reset();
    if (eventByEvent === true) await wire.giveEventByEvent();
    return openKurrentEventStore({ connectionString: wire.connectionString(), notice: () => undefined });
  };

  if (eventByEvent === undefined) describeEventStore('KurrentEventStore', emptyStore, 20);
  describeSubscriptions('KurrentEventStore', emptyStore, 30);
});

const named = process.env['TAPIS_TEST_KURRENTDB'];

if (named === undefined || named === '') {
  it.skip('over a real server: TAPIS_TEST_KURRENTDB names none, so what a real server does was not tested', () => undefined);
} else {
  describe('over the server that TAPIS_TEST_KURRENTDB names', () => {
    // Each test has its own stream names, so the rest of a foreign database is left alone.
    const emptyStore = (): Promise<EventStore> =>
      openKurrentEventStore({ connectionString: named, prefix: `tapis_test_${randomUUID()}.`, notice: () => undefined });

    describeEventStore('KurrentEventStore', emptyStore);
    describeSubscriptions('KurrentEventStore', emptyStore);
  });
}
