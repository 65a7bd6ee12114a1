/** Sets prizes as fixed amounts or as shares of the pot; a missing price means none. */
import type { PrizeTable, PrizeTerms } from '../../../../events/tournament-prizes.js';
import type { TournamentCommandInput } from '../../inputs/command.inputs.js';
import type { MutationOverride } from '../mutations.js';
import { readFields } from '../../inputs/input-fields.js';

const free = { price: 0, toPot: 0 };

interface SetPrizesInput extends TournamentCommandInput {
  readonly entry?: PrizeTerms['entry'] | null;
  readonly rebuy?: PrizeTerms['rebuy'] | null;
  readonly addOn?: PrizeTerms['addOn'] | null;
  readonly added: number;
  readonly amounts?: number[] | null;
  readonly percentages?: { readonly basisPoints: number[]; readonly unit: number } | null;
  readonly things: PrizeTerms['things'];
  readonly reason?: string | null;
  readonly ruling?: string | null;
  readonly mistyped?: boolean | null;
}

export const setPrizes: MutationOverride = {
  read(_command, input, reading) {
    const asked = input as SetPrizesInput;
    const {
      entry = { ...free, bounty: 0 },
      rebuy = free,
      addOn = free,
      amounts: _amounts,
      percentages: _percentages,
      reason,
      ruling,
      mistyped,
      ...others
    } = readFields(asked);
    const why = {
      ...(reason == null ? {} : { reason }),
      ...(ruling == null ? {} : { ruling }),
      ...(mistyped == null ? {} : { mistyped }),
    };
    const originalCommand = { type: 'SetPrizes', prizes: { entry, rebuy, addOn, ...others, table: tableOf(asked) }, ...why };
    return { originalCommand, clientCommand: { ...originalCommand, at: reading.now() }, aside: {} };
  },
};

function tableOf({ amounts, percentages }: SetPrizesInput): PrizeTable {
  if (percentages == null) return { kind: 'amounts', cents: amounts ?? [] };
  return { kind: 'percentages', basisPoints: percentages.basisPoints, unit: percentages.unit };
}
