/**
 * The process of the wire service: a small gRPC server written for the tests from the service definitions that KurrentDB's client ships.
 * It tests our client code against those definitions, and misbehaves on request. It stands in for no database: what it does is
 * what the definitions say and no more, it keeps nothing, and whether a real server behaves so is not shown by it.
 */
import { Behaviour } from './faults.js';
import type { WireCommand, WireMessage, WireSettings } from './messages.js';
import { WireLog } from './wire-log.js';
import type { Cluster } from './wire-cluster.js';
import { WireNode } from './wire-node.js';

const say = (message: WireMessage): void => void process.send?.(message);
const settings = JSON.parse(process.argv[2] ?? '{}') as WireSettings;
const cluster: Cluster = {
  settings,
  log: new WireLog(),
  behaviour: new Behaviour(say),
  leader: 0,
  isolated: new Set(),
  dead: new Set(),
  clockAheadMs: 0,
  scavenging: null,
  scavengeFault: null,
  lagging: null,
  hung: null,
  eventByEvent: false,
  scanMs: 0,
  ports: [],
};
const nodes = Array.from({ length: settings.nodes ?? 1 }, (_, number) => new WireNode(cluster, number));

async function listen(): Promise<void> {
  for (const [number, node] of nodes.entries())
    if (!cluster.dead.has(number)) cluster.ports[number] = await node.listen(cluster.ports[number] ?? 0);
}

/** Starts a node again that was ended for good. */
async function revive(number: number): Promise<void> {
  if (cluster.dead.delete(number)) await nodes[number]!.listen(cluster.ports[number]!);
}

/** Ends what a node is held by, where it is. */
function release(held: { readonly resolve: () => void } | null): null {
  held?.resolve();
  return null;
}

async function obey(command: WireCommand): Promise<void> {
  switch (command.do) {
    case 'reset':
      cluster.log = new WireLog();
      cluster.behaviour = new Behaviour(say);
      cluster.leader = 0;
      cluster.isolated.clear();
      cluster.clockAheadMs = 0;
      cluster.scavenging = null;
      cluster.scavengeFault = null;
      cluster.lagging = release(cluster.lagging);
      cluster.hung = release(cluster.hung);
      cluster.eventByEvent = false;
      cluster.scanMs = 0;
      for (const number of cluster.dead) await revive(number);
      return say({ say: 'done' });
    case 'fault':
      cluster.behaviour.plan(command.fault, command.times ?? 1);
      return say({ say: 'done' });
    case 'endFaults':
      cluster.behaviour.endFaults();
      return say({ say: 'done' });
    case 'release':
      cluster.behaviour.release();
      return say({ say: 'done' });
    case 'lead':
      cluster.leader = command.node;
      return say({ say: 'done' });
    case 'kill':
      nodes[command.node]!.disconnect();
      cluster.dead.add(command.node);
      return say({ say: 'done' });
    case 'revive':
      await revive(command.node);
      return say({ say: 'done' });
    case 'isolate':
      if (command.node === null) cluster.isolated.clear();
      else cluster.isolated.add(command.node);
      return say({ say: 'done' });
    case 'clock':
      cluster.clockAheadMs = command.aheadMs;
      return say({ say: 'done' });
    case 'hideLater':
      cluster.log.hideLater(command.hidden);
      return say({ say: 'done' });
    case 'remove':
      await cluster.log.remove(command.stream, command.how);
      return say({ say: 'done' });
    case 'metadata':
      await cluster.log.setMetadata(command.stream, command.metadata);
      return say({ say: 'done' });
    case 'lag': {
      const before = cluster.lagging;
      cluster.lagging =
        command.node === null ? null : { node: command.node, upTo: await cluster.log.lastPosition(), ...Promise.withResolvers<void>() };
      before?.resolve();
      return say({ say: 'done' });
    }
    case 'hang':
      if (command.node === null) cluster.hung = release(cluster.hung);
      else (cluster.hung ??= { nodes: new Set(), ...Promise.withResolvers<void>() }).nodes.add(command.node);
      return say({ say: 'done' });
    case 'eventByEvent':
      cluster.eventByEvent = true;
      return say({ say: 'done' });
    case 'scan':
      cluster.scanMs = command.ms;
      return say({ say: 'done' });
    case 'write': {
      const { stream, contentType = 'application/json', ...event } = command.event;
      await cluster.log.append(stream, [{ id: crypto.randomUUID(), contentType, ...event }], 'any');
      return say({ say: 'done' });
    }
    case 'disconnect':
      for (const node of nodes) node.disconnect();
      if (command.stay !== true) await listen();
      return say({ say: 'done' });
    case 'listen':
      await listen();
      return say({ say: 'done' });
    case 'failScavenge':
      cluster.scavengeFault = command.fault;
      return say({ say: 'done' });
    case 'onDisk':
      return say({ say: 'done', answer: await cluster.log.onDisk(command.node) });
    case 'counts':
      return say({ say: 'done', answer: cluster.behaviour.counts });
    case 'appended':
      return say({ say: 'done', answer: cluster.log.appended });
  }
}

// One after the other, so that answers come in the order of the commands.
let work: Promise<void> = Promise.resolve();
process.on('message', (command: WireCommand) => void (work = work.then(() => obey(command))));
process.on('disconnect', () => process.exit());
await listen();
say({ say: 'listening', ports: cluster.ports });
