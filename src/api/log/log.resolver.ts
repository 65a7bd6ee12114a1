/** Queries of the published log: heads, and proofs of inclusion and consistency. They contain only hashes. */
import { Inject } from '@nestjs/common';
import { Args, ArgsType, Field, Int, Query, Resolver } from '@nestjs/graphql';
import { Max, Min } from 'class-validator';
import type { TiledTree } from '../../audit/tree/tiles.js';
import { proveConsistency, proveInclusion } from '../../audit/tree/tree-proofs.js';
import type { LogFolder, PublishedHead } from '../../app/log/log-folder.js';
import { PositionScalar } from '../language/scalars.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { ConsistencyProof, InclusionProof, LogHead, LogKeys } from './log.types.js';
import { ForEverybody } from '../policy/operations.js';
import { Costs } from '../language/costs.js';
import { PUBLISHED_LOG } from '../../app/log/log.module.js';
import type { LogPublisher } from '../../app/log/log-publisher.js';

/** The most heads of one answer. */
const MOST_HEADS = 100;

@ArgsType()
class HeadsArgs {
  @Field(() => Int, { defaultValue: 20, description: 'How many: the last ones, the newest first. 100 at the most.' })
  @Min(1)
  @Max(MOST_HEADS)
  first!: number;
}

@ArgsType()
class InclusionArgs {
  @Field(() => PositionScalar, { description: 'The position of the event.' })
  @Min(0)
  position!: number;
}

@ArgsType()
class ConsistencyArgs {
  @Field(() => Int, { description: 'How many events the earlier head has.' })
  @Min(1)
  earlier!: number;
}

@Resolver()
export class LogResolver {
  constructor(@Inject(PUBLISHED_LOG) private readonly log: LogPublisher | null) {}

  // Heads and proofs contain only hashes, so anyone may read them.
  @ForEverybody()
  @Query(() => LogHead, { nullable: true, description: 'The last signed head of the log; null before there is one.' })
  logHead(): LogHead | null {
    const head = this.log?.heads.at(-1);
    return head === undefined ? null : new LogHead(head);
  }

  @Costs({ entries: 100 })
  @ForEverybody()
  @Query(() => [LogHead], { description: 'Signed heads of the log among the last 1,000. Older ones are in the data folder.' })
  logHeads(@Args(checkedArgs) { first }: HeadsArgs): readonly LogHead[] {
    return (this.log?.heads ?? [])
      .slice(-first)
      .reverse()
      .map((head) => new LogHead(head));
  }

  @ForEverybody()
  @Query(() => LogKeys, { nullable: true, description: 'The key that signs heads of the log; null before the log has an event.' })
  logKeys(): LogKeys | null {
    const keys = this.log?.keys ?? null;
    return keys === null ? null : new LogKeys(keys);
  }

  @ForEverybody()
  @Query(() => InclusionProof, {
    nullable: true,
    description: 'That an event is in the tree of the last head; null where there is no such event, or it is newer than that head.',
  })
  inclusionProof(@Args(checkedArgs) { position }: InclusionArgs): InclusionProof | null {
    const last = this.#lastTree();
    const index = last?.files.indexOf(position, last.head.size) ?? null;
    if (last === null || index === null) return null;
    return new InclusionProof({ head: last.head, index, hashes: proveInclusion(index, last.tree.size, last.tree.hashOf) });
  }

  @ForEverybody()
  @Query(() => ConsistencyProof, {
    nullable: true,
    description: 'That the log of the last head begins as it was when it had so many events; null where it has not so many.',
  })
  consistencyProof(@Args(checkedArgs) { earlier }: ConsistencyArgs): ConsistencyProof | null {
    const last = this.#lastTree();
    if (last === null || earlier > last.tree.size) return null;
    return new ConsistencyProof({ head: last.head, earlier, hashes: proveConsistency(earlier, last.tree.size, last.tree.hashOf) });
  }

  /** The last head with its tree; null before there is one. */
  #lastTree(): { readonly head: PublishedHead; readonly files: LogFolder; readonly tree: TiledTree } | null {
    const { heads, files } = this.log ?? {};
    const head = heads?.at(-1);
    return head === undefined ? null : { head, files: files!, tree: files!.treeOf(head.size) };
  }
}
