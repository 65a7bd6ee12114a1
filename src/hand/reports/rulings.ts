/**
 * What the director can rule on the table's reports.
 */
import type { RulingOption } from '../../../events/judging.js';
import type { OpenRuling } from '../state/acts.js';
import type { Betting } from '../state/street-rules.js';
import type { HandUnfolding } from '../unfolding.js';
import { readChipsApart } from '../pots/chips-apart.js';
import { ruleOnHiddenChips } from './hidden-chips.js';
import { ruleOnSkippedTurn } from './skipped-turn.js';

/** Carries out a ruling on a report; false for a ruling on an act of a player. */
export function ruleOnReport(unfolding: HandUnfolding, ruling: OpenRuling, option: RulingOption, betting: Betting): boolean {
  const { kind, seat, reason } = ruling;
  const { state } = unfolding;
  if (kind === 'skippedTurn') ruleOnSkippedTurn(unfolding, seat, option === 'handDead', betting);
  else if (kind !== 'hiddenChips') return false;
  else {
    const lost = reason.key === 'hiddenChipsLost' ? readChipsApart(state, seat) : null;
    const chips = lost === null ? state.reports?.hidden : { ...lost, origin: 'onTable' as const };
    if (chips != null) ruleOnHiddenChips(unfolding, chips, option, betting);
  }
  return true;
}
