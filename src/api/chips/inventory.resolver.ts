/**
 * Queries for the chips of a tournament. May import: Nest, the facade, the view.
 */
import { Inject, UseGuards } from '@nestjs/common';
import { Args, ArgsType, Field, ID, Query, Resolver } from '@nestjs/graphql';
import type { TournamentId } from '../../../events/ids.js';
import { chipLedger, type ChipLine, inventoryKey } from '../../../projections/chip-ledger.js';
import type { Row } from '../../../projections/projection.js';
import type { Tapis } from '../../app/tapis.js';
import { AtLeastArgs, PageArgs, PageOf, pageWindow } from '../language/connections.js';
import { TokenGuard } from '../server/token.guard.js';
import { positionOf, reach, TAPIS } from '../reading/view-reading.js';
import { ChipInventoryType, ChipLedgerConnection, ChipLineType } from './inventory.types.js';

@ArgsType()
class ChipInventoryArgs extends AtLeastArgs {
  @Field(() => ID, { description: 'The id of the tournament.' })
  tournamentId!: string;
}

@ArgsType()
class ChipLedgerArgs extends PageArgs {
  @Field(() => ID, { description: 'The id of the tournament.' })
  tournamentId!: string;
}

@Resolver()
export class InventoryResolver {
  constructor(@Inject(TAPIS) private readonly tapis: Tapis) {}

  @Query(() => ChipInventoryType, {
    nullable: true,
    description: 'How many chips are in play, and where the others are. Null when there is no such tournament.',
  })
  async chipInventory(@Args() { tournamentId, atLeast }: ChipInventoryArgs): Promise<ChipInventoryType | null> {
    await reach(this.tapis, atLeast, chipLedger);
    const body = this.tapis.views.get(chipLedger, inventoryKey(tournamentId as TournamentId))?.body;
    return body?.kind === 'inventory' ? new ChipInventoryType(body) : null;
  }

  @Query(() => ChipLedgerConnection, {
    nullable: true,
    description:
      'Every event that changed the chips in play: what it added or took, who recorded it, why, on which article. Null when there is no such tournament. Needs the admin token.',
  })
  @UseGuards(TokenGuard)
  async chipLedger(@Args() args: ChipLedgerArgs): Promise<object | null> {
    const { views } = this.tapis;
    await reach(this.tapis, args.atLeast, chipLedger);
    if (views.get(chipLedger, inventoryKey(args.tournamentId as TournamentId)) === undefined) return null;
    return new PageOf(
      views.page(chipLedger, args.tournamentId, pageWindow(args)),
      // The partition of a tournament has lines only.
      (row) => new ChipLineType(row as Row<ChipLine>),
      () => views.count(chipLedger, args.tournamentId),
      positionOf(this.tapis, chipLedger),
    );
  }
}
