import { Args, Query, Resolver } from '@nestjs/graphql';
import type { TournamentId } from '../../../events/ids.js';
import { chipLedger, type ChipLine, inventoryKey } from '../../../projections/chip-ledger.js';
import type { Row } from '../../../projections/projection.js';
import { pageOfTournament, reach } from '../reading/view-reading.js';
import { ChipInventoryType, ChipLedgerConnection, ChipLineType } from './inventory.types.js';
import { readsOf, TournamentPageThenArgs, TournamentThenArgs } from '../reading/as-of.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { OnTournament } from '../graph/edges.js';
import { For, ForEverybody } from '../policy/operations.js';
import { Reading } from '../reading/reading.js';

@Resolver()
export class InventoryResolver {
  constructor(private readonly reading: Reading) {}

  @OnTournament('chipInventory', { node: ['tournamentId'] })
  @ForEverybody()
  @Query(() => ChipInventoryType, {
    nullable: true,
    description: 'How many chips are in play, and where the others are. Null when there is no such tournament.',
  })
  async chipInventory(@Args(checkedArgs) { tournamentId, atLeast, asOf }: TournamentThenArgs): Promise<ChipInventoryType | null> {
    await reach(this.reading, atLeast, chipLedger);
    const reads = await readsOf(this.reading, { tournamentId, asOf });
    const body = reads?.views.get(chipLedger, inventoryKey(tournamentId as TournamentId))?.body;
    return body?.kind === 'inventory' ? new ChipInventoryType(body) : null;
  }

  @OnTournament('chipLedger')
  @For('read.floor', 'tournamentId')
  @Query(() => ChipLedgerConnection, {
    nullable: true,
    description:
      'Every event that changed the chips in play: what it added or took, who recorded it, why, and by which article. Null when there is no such tournament. For those who may read it there: docs/catalogue/policy.md.',
  })
  async chipLedger(@Args(checkedArgs) args: TournamentPageThenArgs): Promise<object | null> {
    const reads = await readsOf(this.reading, args);
    // The partition of a tournament contains only lines.
    return reads && pageOfTournament(reads, chipLedger, args, (row) => new ChipLineType(row as Row<ChipLine>));
  }
}
