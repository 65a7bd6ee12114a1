/** The published log: signed heads, and proofs (RFC 9162). */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { headIn, type PublishedHead } from '../../app/log/log-folder.js';
import type { LogKeys as PublisherKeys } from '../../app/log/log-publisher.js';
import type { OccasionKind } from '../../app/log/occasions.js';
import type { KeyRotation } from '../../audit/tree/key-rotation.js';
import { InstantScalar, PositionScalar } from '../language/scalars.js';
import { field, list, shownAs, Showing, withFields } from '../language/showing.js';
import { LogOccasionEnum } from './log-enums.js';
import { Costs } from '../language/costs.js';

@ObjectType({
  description:
    'What the log was at a moment, signed by the key of the node: how many events, and one hash for all of them. A witness who keeps it finds any later change of them (docs/audit.md).',
})
export class LogHead extends withFields(Showing<PublishedHead>, {
  size: field(Int, 'How many events it has.'),
  note: field(String, 'The signed note to keep: a checkpoint of C2SP (tlog-checkpoint).'),
}) {
  @Field(() => String, { description: 'Which log it is of: its name is made from its first event.' })
  get origin(): string {
    return headIn(this.shown).origin;
  }

  @Field(() => String, { description: 'The root of the Merkle tree of RFC 9162 over them, in base64.' })
  get root(): string {
    return headIn(this.shown).root.toString('base64');
  }

  @Field(() => InstantScalar, { description: 'When it was signed.' })
  get signedAt(): string {
    return new Date(this.shown.at).toISOString();
  }

  @Field(() => PositionScalar, { description: 'The position of the last event that it has.' })
  get position(): number {
    return this.shown.last.position;
  }

  @Field(() => LogOccasionEnum, { nullable: true, description: 'Why it was signed; null for one that the clock had signed.' })
  get occasion(): OccasionKind | null {
    return this.shown.occasion?.kind ?? null;
  }

  @Field(() => ID, { nullable: true, description: 'The tournament of the occasion.' })
  get tournamentId(): string | null {
    return this.shown.occasion?.tournamentId ?? null;
  }
}

@ObjectType({ description: 'That a key of the log was replaced by another one: the old key and the new one signed it.' })
export class LogKeyRotation extends withFields(Showing<KeyRotation>, {
  from: field(String, 'The old key, as signed notes of C2SP write it.'),
  to: field(String, 'The new key.'),
  signedNote: field(String, 'The note that both keys signed.'),
}) {}

@ObjectType({ description: 'The public key by which anybody verifies heads of the log, and those before it.' })
export class LogKeys extends withFields(Showing<PublisherKeys>, {
  current: field(String, 'The key that signs now, as signed notes of C2SP write it: name, id and key.'),
  rotations: list(5, shownAs(LogKeyRotation), 'How keys were replaced, in order (tapis rotate-key).'),
}) {}

export interface Proof {
  readonly head: PublishedHead;
  readonly hashes: readonly Buffer[];
}

/** Fields of both kinds of proofs. */
@ObjectType({ isAbstract: true })
abstract class LogProof<Shown extends Proof = Proof> extends Showing<Shown> {
  @Field(() => LogHead, { description: 'The last head: the tree that the proof is about.' })
  get head(): LogHead {
    return new LogHead(this.shown.head);
  }

  @Costs({ entries: 20 })
  @Field(() => [String], { description: 'The hashes of the proof in base64, in the order of RFC 9162.' })
  get hashes(): readonly string[] {
    return this.shown.hashes.map((hash) => hash.toString('base64'));
  }
}

@ObjectType({
  description: 'That an event is in the tree of a head: RFC 9162, section 2.1.3. The hash of its leaf is made as docs/audit.md says.',
})
export class InclusionProof extends withFields(LogProof<Proof & { readonly index: number }>, {
  index: field(Int, 'Its place among all events, from 0.'),
}) {}

@ObjectType({ description: 'A proof that the log begins with an earlier, smaller log: RFC 9162, section 2.1.4.' })
export class ConsistencyProof extends withFields(LogProof<Proof & { readonly earlier: number }>, {
  earlier: field(Int, 'How many events the earlier tree has.'),
}) {}
