/** `/metrics`: the node's measurements in Prometheus text format. Times are in seconds, as usual there. */
import { constants, PerformanceObserver } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';
import type { CommandReport } from '../../app/dispatch/command-report.js';
import type { Readiness } from '../../app/health/readiness.js';
import type { Listeners } from '../../app/listeners.js';
import type { ProjectionRunner } from '../../app/views/projection-runner.js';
import { StoreError, type EventStore } from '../../store/event-store.js';
import type { Edge } from './edge.js';
import { denial, type Gate } from './installation-gate.js';
import type { OperationIntake } from './operation-intake.js';

export interface MetricsOptions extends Gate {
  readonly commands: Pick<Listeners<CommandReport>, 'add'>;
  readonly runner: Pick<ProjectionRunner, 'status'>;
  readonly store: EventStore;
  readonly readiness: Pick<Readiness, 'isReady'>;
  readonly edge: Pick<Edge, 'load' | 'principalOf'>;
  readonly intake: Pick<OperationIntake, 'waiting' | 'turns'>;
}

/** A garbage collection. */
interface GcEntry {
  readonly detail: { readonly kind: number };
}

/** From a tenth of a millisecond, for a fast disk, to the ten seconds after which a command is given up. */
const buckets = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Serves the metrics to those who may read them for the whole installation. */
export function serveMetrics(fastify: FastifyInstance, options: MetricsOptions): void {
  const register = new Registry();
  const stopCounting = countCommands(register, options);
  fastify.addHook('onClose', (_fastify, done) => {
    stopCounting();
    done();
  });
  measureNode(register, options);
  let measuresProcess = false;
  fastify.get('/metrics', async (request, reply) => {
    const denied = denial(options, 'metrics', 'read.metrics', request, reply);
    if (denied !== null) return denied;
    // The timer starts with the first scrape.
    if (!measuresProcess) measureProcess(register, fastify);
    measuresProcess = true;
    return reply.header('content-type', register.contentType).send(await register.metrics());
  });
}

function measureProcess(register: Registry, fastify: FastifyInstance): void {
  collectDefaultMetrics({ register });
  const live = new Gauge({
    name: 'tapis_live_heap_bytes',
    help: 'Bytes of the heap that were in use after its last full collection; NaN before the first.',
    registers: [register],
  });
  live.set(Number.NaN);
  const collections = new PerformanceObserver((list) => {
    const kinds = list.getEntries().map((entry) => (entry as unknown as GcEntry).detail.kind);
    if (kinds.includes(constants.NODE_PERFORMANCE_GC_MAJOR)) live.set(getHeapStatistics().used_heap_size);
  });
  collections.observe({ entryTypes: ['gc'] });
  fastify.server.once('close', () => collections.disconnect());
}

/** @returns a function that unsubscribes */
function countCommands(register: Registry, { commands: reports }: MetricsOptions): () => void {
  const registers = [register];
  const commands = new Counter({
    name: 'tapis_commands_total',
    help: 'Commands by type and outcome, those that Tapis gives itself too.',
    labelNames: ['command', 'outcome'],
    registers,
  });
  const refusals = new Counter({ name: 'tapis_refusals_total', help: 'Refused commands by code.', labelNames: ['code'], registers });
  const events = new Counter({ name: 'tapis_events_total', help: 'Events that commands of this node made.', registers });
  const conflicts = new Counter({ name: 'tapis_conflicts_total', help: 'Appends for which another command was faster.', registers });
  const appends = new Histogram({
    name: 'tapis_append_duration_seconds',
    help: 'How long the store took for the appends of a command.',
    buckets,
    registers,
  });
  const durations = new Histogram({
    name: 'tapis_command_duration_seconds',
    help: 'How long a command took, its wait for the stream included.',
    buckets,
    registers,
  });
  return reports.add((report) => {
    commands.inc({ command: report.command, outcome: report.outcome });
    if (report.refusal !== null) refusals.inc({ code: report.refusal });
    if (report.events > 0) events.inc(report.events);
    if (report.conflicts > 0) conflicts.inc(report.conflicts);
    if (report.appendMs > 0) appends.observe(report.appendMs / 1_000);
    durations.observe(report.ms / 1_000);
  });
}

/** Values computed when the node is scraped. */
function measureNode(register: Registry, { readiness, store, runner, edge, intake }: MetricsOptions): void {
  const gauge = (name: string, help: string, value: () => number | Promise<number>): void => {
    const found = new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        this.set(await value());
      },
    });
    register.registerMetric(found);
  };
  gauge('tapis_ready', 'Whether the views are up to date, and the store gives and takes events.', () => (readiness.isReady() ? 1 : 0));
  gauge('tapis_store_position', 'The position of the last event of the store; NaN while it does not answer.', async () => {
    try {
      return (await store.lastPosition()) ?? 0;
    } catch (error) {
      if (error instanceof StoreError) return Number.NaN;
      throw error;
    }
  });
  if (store.writing !== undefined) {
    gauge('tapis_appends_waiting', 'Appends that wait for the next commit.', () => store.writing!().waiting);
    gauge('tapis_disk_slow', 'Whether the disk is slow, so that a thread makes the commits.', () => (store.writing!().isSlow ? 1 : 0));
  }
  gauge('tapis_requests_in_progress', 'HTTP requests that are being answered.', () => edge.load.requests);
  gauge('tapis_operations_waiting', 'Operations without a token that wait for their turn.', () => intake.waiting);
  gauge('tapis_turns_waiting', 'Operations, mutations and messages by a token that wait for their turn.', () => intake.turns.waiting);
  gauge('tapis_sockets', 'Open WebSockets.', () => edge.load.sockets);
  gauge('tapis_socket_unread_bytes', 'Bytes that WebSockets have not read yet.', () => edge.load.unreadBytes);
  const views = new Gauge({
    name: 'tapis_view_position',
    help: 'The position that a view reflects.',
    labelNames: ['view'],
    registers: [],
    collect() {
      for (const { view, position } of runner.status()) this.set({ view }, position ?? 0);
    },
  });
  register.registerMetric(views);
}
