/**
 * One node of the wire service: the services Streams, ServerFeatures and Gossip of KurrentDB's first protocol on one port.
 * It tests our client code; it stands in for no database.
 */
import { setTimeout as delay } from 'node:timers/promises';
import {
  Server,
  type handleBidiStreamingCall,
  type handleClientStreamingCall,
  type handleServerStreamingCall,
  type Metadata,
  type ServiceError,
} from '@grpc/grpc-js';
import operationsRpc from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/operations_grpc_pb.js';
import streamsRpc from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_grpc_pb.js';
import streamsPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import type {
  AppendReq,
  AppendResp,
  BatchAppendReq,
  BatchAppendResp,
  ReadReq,
  ReadResp,
} from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import type { ReadFault } from './messages.js';
import {
  appendAnswer,
  batchAnswer,
  caughtUp,
  checkpoint,
  confirmation,
  eventAnswer,
  noSuchStream,
  refusals,
  type Address,
} from './wire-answers.js';
import { HOST, type Cluster } from './wire-cluster.js';
import type { Expected, StandingEvent, WireEvent } from './wire-log.js';
import { scavengeBy, tombstoneBy } from './wire-erasure.js';
import { introduce, listenAt } from './wire-server.js';
import { deadlineOf, drained, eventOf, filterOf, nameOf } from './wire-requests.js';

/** Events that a filter does not let through, after which a subscriber is informed how far the scan is. */
const CHECKPOINT_INTERVAL = 32;

type Refusal = Partial<ServiceError>;
type Interruption = Extract<ReadFault, { readonly after: number }>;
type ReadCall = Parameters<handleServerStreamingCall<ReadReq, ReadResp>>[0];

export class WireNode {
  private server: Server | null = null;

  constructor(
    private readonly cluster: Cluster,
    private readonly number: number,
  ) {}

  /** @param port 0 for any free one */
  async listen(port: number): Promise<number> {
    const server = new Server({ 'grpc.max_receive_message_length': 32 * 1024 * 1024 });
    const { version = '25.1.0', tls } = this.cluster.settings;
    const read: handleServerStreamingCall<ReadReq, ReadResp> = (call) => void this.read(call);
    const append: handleClientStreamingCall<AppendReq, AppendResp> = (call, answer) => {
      void this.append(call, (refusal, value) => answer(refusal, value));
    };
    const batchAppend: handleBidiStreamingCall<BatchAppendReq, BatchAppendResp> = (call) => void this.batchAppend(call);
    const unimplemented = (_call: unknown, answer: (error: ServiceError) => void): void => answer(refusals.unimplemented() as ServiceError);
    const refused: handleBidiStreamingCall<BatchAppendReq, BatchAppendResp> = (call) => void call.emit('error', refusals.unimplemented());
    server.addService(streamsRpc.StreamsService, {
      read,
      append,
      batchAppend: version === null ? refused : batchAppend,
      delete: unimplemented,
      tombstone: tombstoneBy(this.cluster, (...asked) => this.refusalOf(...asked)),
    });
    introduce(server, version, { cluster: this.cluster, number: this.number, awake: () => this.awake(), now: () => this.now });
    const startScavenge = scavengeBy(this.cluster, this.number, (...asked) => this.refusalOf(...asked));
    server.addService({ startScavenge: operationsRpc.OperationsService.startScavenge }, { startScavenge });
    const bound = await listenAt(server, port, tls);
    this.server = server;
    return bound;
  }

  disconnect(): void {
    this.server?.forceShutdown();
    this.server = null;
  }

  /** Resolves when the node does not hang. */
  private async awake(): Promise<void> {
    while (this.cluster.hung?.nodes.has(this.number) === true) await this.cluster.hung.promise;
  }

  /** Resolves when a call has come, which includes its way back. */
  private async arrived(): Promise<void> {
    const { wayMs = 0 } = this.cluster.settings;
    if (wayMs > 0) await delay(wayMs);
    await this.awake();
  }

  private get now(): number {
    return Date.now() + this.cluster.clockAheadMs;
  }

  private get isIsolated(): boolean {
    return this.cluster.isolated.has(this.number);
  }

  private get leads(): boolean {
    return this.cluster.leader === this.number;
  }

  private get leader(): Address {
    return { host: HOST, port: this.cluster.ports[this.cluster.leader] ?? 0 };
  }

  /** Whether only administrators may write a stream: the metadata of another. */
  private isForbidden(stream: string): boolean {
    return this.cluster.settings.isRestricted === true && stream.startsWith('$$');
  }

  /** Why a call is not taken. */
  private refusalOf(metadata: Metadata, needsLeader: boolean): Refusal | null {
    const { credentials } = this.cluster.settings;
    if (credentials !== undefined) {
      const given = String(metadata.get('authorization')[0] ?? '');
      if (given !== `Basic ${Buffer.from(credentials).toString('base64')}`) return refusals.unauthenticated();
    }
    if (this.isIsolated) return refusals.unavailable();
    const asks = needsLeader || metadata.get('requires-leader')[0]?.toString().toLowerCase() === 'true';
    return asks && !this.leads ? refusals.notLeader(this.leader) : null;
  }

  private async read(call: ReadCall): Promise<void> {
    await this.arrived();
    const options = call.request.getOptions();
    const refusal = this.refusalOf(call.metadata, false);
    if (refusal !== null || options === undefined) return void call.emit('error', refusal ?? refusals.unavailable());
    const subscribes = options.hasSubscription();
    const { behaviour } = this.cluster;
    const stream = options.getStream();
    if (!subscribes) behaviour.countRead(stream === undefined ? '$all' : nameOf(stream.getStreamIdentifier()!.getStreamName_asU8()));
    const fault = behaviour.next(subscribes ? 'subscribe' : 'read');
    if (fault !== null && fault.kind !== 'broken' && fault.kind !== 'silent') return void call.emit('error', refusals[fault.kind]());
    try {
      await (subscribes ? this.subscribe(call, options, fault) : this.readOnce(call, options, fault));
    } catch (error) {
      call.emit('error', { code: 13, details: String(error), message: String(error) });
    }
  }

  private async readOnce(call: ReadCall, options: ReadReq.Options, fault: Interruption | null): Promise<void> {
    const backwards = options.getReadDirection() === streamsPb.ReadReq.Options.ReadDirection.BACKWARDS;
    const direction = backwards ? 'backwards' : 'forwards';
    const structured = options.getUuidOption()?.hasStructured() ?? true;
    let left = BigInt(options.getCount());
    let sent = 0;
    const events = await this.eventsFor(options, direction);
    if (!Array.isArray(events) && 'refusal' in events) return void call.emit('error', events.refusal);
    if (!Array.isArray(events) && 'missing' in events) {
      call.write(noSuchStream(events.missing));
      return void call.end();
    }
    const passes = filterOf(options);
    for await (const event of events) {
      if (left <= 0n || call.cancelled) break;
      if (fault !== null && sent === fault.after) return this.meet(call, fault);
      if (!passes(event)) {
        await this.passOver();
        continue;
      }
      if (!call.write(eventAnswer(event, structured))) await drained(call);
      left -= 1n;
      sent += 1;
    }
    if (fault !== null) return this.meet(call, fault);
    call.end();
  }

  private async eventsFor(
    options: ReadReq.Options,
    direction: 'forwards' | 'backwards',
  ): Promise<StandingEvent[] | AsyncIterable<StandingEvent> | { refusal: Refusal } | { missing: string }> {
    const { log } = this.cluster;
    const stream = options.getStream();
    if (stream === undefined) {
      const from = options.getAll()?.getPosition()?.getCommitPosition();
      // Nothing stands before the start, nothing behind the end.
      if (direction === 'backwards' ? options.getAll()?.hasStart() : options.getAll()?.hasEnd()) return [];
      return this.known(log.readAll(direction, from === undefined ? null : Number(from)));
    }
    const name = nameOf(stream.getStreamIdentifier()!.getStreamName_asU8());
    const upTo = this.lag?.upTo ?? Infinity;
    const events = await log.readStream(name, direction, stream.hasRevision() ? Number(stream.getRevision()) : null, upTo);
    if (events === 'deleted') return { refusal: refusals.deleted(name) };
    return events?.filter(({ position }) => position <= upTo) ?? { missing: name };
  }

  /** How far this node is behind the others; null where it is not. */
  private get lag(): Cluster['lagging'] {
    const { lagging } = this.cluster;
    return lagging?.node === this.number ? lagging : null;
  }

  private async *known(events: AsyncIterable<StandingEvent>): AsyncGenerator<StandingEvent> {
    const upTo = this.lag?.upTo ?? Infinity;
    const { log } = this.cluster;
    for await (const event of events) if (event.position <= upTo && log.isOnDisk(this.number, event)) yield event;
  }

  private async passOver(): Promise<void> {
    if (this.cluster.scanMs > 0) await delay(this.cluster.scanMs);
  }

  private async subscribe(call: ReadCall, options: ReadReq.Options, fault: Interruption | null): Promise<void> {
    const { log, behaviour } = this.cluster;
    const all = options.getAll();
    const structured = options.getUuidOption()?.hasStructured() ?? true;
    const from = all?.getPosition()?.getCommitPosition();
    const passes = filterOf(options);
    const ended = new AbortController();
    call.on('cancelled', () => ended.abort());
    call.on('close', () => ended.abort());
    call.write(confirmation());
    const end = await log.lastPosition();
    let sent = 0;
    let isCaughtUp = false;
    const tellWhenCaughtUp = (position: number): void => {
      if (isCaughtUp || position < end) return;
      isCaughtUp = true;
      // The oldest servers do not know the message.
      if (this.cluster.settings.version !== null) call.write(caughtUp());
    };
    tellWhenCaughtUp(from === undefined ? 0 : Number(from));
    if (fault !== null && fault.after === 0) return this.meet(call, fault);
    const { lag } = this;
    // A node that has not come to the position gives what it gets from here on.
    const after = from === undefined ? null : Math.min(Number(from), lag?.upTo ?? Infinity);
    let passedOver = 0;
    for await (const batch of log.subscribe(all?.hasEnd() === true ? 'end' : after, ended.signal)) {
      for (const event of batch) {
        if (!log.isOnDisk(this.number, event)) continue;
        for (let due = this.lag; due !== null && event.position > due.upTo; due = this.lag) await due.promise;
        if (!passes(event)) {
          await this.passOver();
          // As real servers do, at intervals.
          if (++passedOver % CHECKPOINT_INTERVAL === 0) call.write(checkpoint(event.position));
          continue;
        }
        if (this.cluster.eventByEvent) await delay(1);
        await this.awake();
        if (!call.write(eventAnswer(event, structured))) {
          behaviour.heldBack();
          await drained(call, ended.signal);
        }
        if (ended.signal.aborted) return;
        sent += 1;
        if (fault !== null && sent === fault.after) return this.meet(call, fault);
      }
      const last = batch.at(-1);
      if (last === undefined) continue;
      call.write(checkpoint(last.position));
      tellWhenCaughtUp(last.position);
    }
  }

  private meet(call: ReadCall, { kind }: Interruption): void {
    if (kind === 'broken') call.emit('error', refusals.unavailable());
    else this.cluster.behaviour.silent();
  }

  private async append(
    call: Parameters<handleClientStreamingCall<AppendReq, AppendResp>>[0],
    answer: (refusal: Refusal | null, value?: AppendResp) => void,
  ): Promise<void> {
    await this.arrived();
    const refusal = this.refusalOf(call.metadata, true);
    let header: AppendReq.Options | undefined;
    const events: WireEvent[] = [];
    for await (const request of call as AsyncIterable<AppendReq>) {
      header = request.getOptions() ?? header;
      const message = request.getProposedMessage();
      if (message !== undefined) events.push(eventOf(message));
    }
    if (refusal !== null || header === undefined) return answer(refusal ?? refusals.unavailable());
    const expected = header.hasNoStream()
      ? 'noStream'
      : header.hasAny()
        ? 'any'
        : header.hasStreamExists()
          ? 'streamExists'
          : Number(header.getRevision());
    const { behaviour, log } = this.cluster;
    behaviour.countExpected(expected);
    const fault = behaviour.next('append');
    const stream = nameOf(header.getStreamIdentifier()!.getStreamName_asU8());
    if (this.isForbidden(stream)) return answer(refusals.denied());
    if (fault !== null && 'written' in fault && !fault.written) {
      if (fault.kind === 'noAnswer') return behaviour.silent();
      return answer(fault.kind === 'timeout' ? refusals.timeout() : refusals.unavailable());
    }
    if (fault?.kind === 'notReady') return answer(refusals.unavailable());
    if (fault?.kind === 'denied' || fault?.kind === 'unavailable' || fault?.kind === 'noLeader' || fault?.kind === 'tooLarge') {
      return answer(refusals[fault.kind]());
    }
    const result = await log.append(stream, events, expected);
    if (result.kind === 'deleted') return answer(refusals.deleted(stream));
    const value = appendAnswer(
      fault?.kind === 'falseConflict' && result.kind === 'written' ? { kind: 'conflict', current: result.revision } : result,
      expected,
      fault?.kind !== 'noPosition',
    );
    switch (fault?.kind) {
      case 'noAnswer':
        return behaviour.silent();
      case 'broken':
        return answer(refusals.unavailable());
      case 'timeout':
        return answer(refusals.timeout());
      case 'lateAnswer':
        return behaviour.keep(() => answer(null, value));
      default:
        return answer(null, value);
    }
  }

  private async batchAppend(call: Parameters<handleBidiStreamingCall<BatchAppendReq, BatchAppendResp>>[0]): Promise<void> {
    // A node that is not ready takes the call, and says so of each append.
    const refusal = this.isIsolated ? null : this.refusalOf(call.metadata, true);
    if (refusal !== null) return void call.emit('error', refusal);
    const open = new Map<string, { readonly options: BatchAppendReq.Options; readonly events: WireEvent[] }>();
    call.on('data', (request: BatchAppendReq) => {
      const id = request.getCorrelationId()?.getString() ?? '';
      const options = request.getOptions();
      const appending = open.get(id) ?? (options === undefined ? undefined : { options, events: [] });
      if (appending === undefined) return;
      open.set(id, appending);
      appending.events.push(...request.getProposedMessagesList().map(eventOf));
      if (!request.getIsFinal()) return;
      open.delete(id);
      void this.appendOne(call, request.getCorrelationId(), appending.options, appending.events);
    });
    call.on('end', () => call.end());
  }

  private async appendOne(
    call: Parameters<handleBidiStreamingCall<BatchAppendReq, BatchAppendResp>>[0],
    correlationId: ReturnType<BatchAppendReq['getCorrelationId']>,
    options: BatchAppendReq.Options,
    events: readonly WireEvent[],
  ): Promise<void> {
    await this.arrived();
    // A leader that stopped to lead while the call was open, or while it hung, says so.
    if (!this.leads && !this.isIsolated) return void call.emit('error', refusals.notLeader(this.leader));
    const { behaviour, log } = this.cluster;
    const expected: Expected = options.hasNoStream()
      ? 'noStream'
      : options.hasAny()
        ? 'any'
        : options.hasStreamExists()
          ? 'streamExists'
          : Number(options.getStreamPosition());
    behaviour.countExpected(expected);
    const fault = this.isIsolated ? null : behaviour.next('append');
    const stream = nameOf(options.getStreamIdentifier()!.getStreamName_asU8());
    const answer = (result: Parameters<typeof batchAnswer>[2], withPosition = true): void => {
      if (!call.cancelled) call.write(batchAnswer(correlationId, stream, result, expected, withPosition));
    };
    if (fault !== null && 'written' in fault && !fault.written) {
      if (fault.kind === 'noAnswer') return behaviour.silent();
      return fault.kind === 'timeout' ? answer({ kind: 'timeout' }) : void call.emit('error', refusals.unavailable());
    }
    if (this.isIsolated) return answer({ kind: 'notReady' });
    if (deadlineOf(options) < this.now) return answer({ kind: 'timeout' });
    if (this.isForbidden(stream)) return answer({ kind: 'denied' });
    if (fault?.kind === 'denied' || fault?.kind === 'tooLarge' || fault?.kind === 'notReady') return answer({ kind: fault.kind });
    if (fault?.kind === 'unavailable' || fault?.kind === 'noLeader') return void call.emit('error', refusals[fault.kind]());
    const result = await log.append(stream, events, expected);
    await this.awake();
    switch (fault?.kind) {
      case 'noAnswer':
        return behaviour.silent();
      case 'lateAnswer':
        return behaviour.keep(() => answer(result));
      case 'twoAnswers':
        answer(result);
        return answer(result);
      case 'broken':
        return void call.emit('error', refusals.unavailable());
      case 'falseConflict':
        return answer(result.kind === 'written' ? { kind: 'conflict', current: result.revision } : result);
      case 'timeout':
        return answer({ kind: 'timeout' });
      case 'noPosition':
        return answer(result, false);
      default:
        return answer(result);
    }
  }
}
