/**
 * What positions rest on where they are more than one seat on: for the record, and for whoever asks why.
 */
import type { Citation } from '../../../events/judging.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebook.js';
import type { Setting } from '../../rulebooks/setting.js';
import { newcomersOf } from './newcomers.js';
import type { LastHand, NextHand, TableNow } from './positions.js';

/** The articles; none where everything went one seat on. */
export function listReasons(last: LastHand, now: TableNow, next: NextHand, book: Rulebook): Citation[] {
  const { floor, dealing } = book;
  const settings: Setting[] = [];
  if (next.course === 'headsUp' && !last.headsUp) settings.push(floor.headsUp.transition);
  if (next.course === 'bigBlindBack') settings.push(floor.deadButton.bigBlindMovesBack);
  if (next.course === 'insideArc') settings.push(floor.principles.bigBlindAdvances);
  if (next.course === 'advance') settings.push(...listMissing(next, floor.deadButton));
  if (!next.button.live) settings.push(dealing.deal.deadButtonDealer);
  if (next.button.live && next.dealer !== next.button.seat) settings.push(dealing.deal.absentDealer);
  if (!next.button.live && !isAtSameSeat(last.dealer, now)) settings.push(floor.deadButton.dealerGone);
  if (now.waited.some((seat) => next.dealtIn.includes(seat))) settings.push(floor.newPlayer.afterWaiting);
  settings.push(...newcomersOf(last, now, next, floor).flatMap((newcomer) => newcomer.settings));
  return settings.length === 0 ? [] : cite(...settings);
}

/** Whether who sat there in the last hand still does. */
function isAtSameSeat(seat: number, { occupied, newcomers }: TableNow): boolean {
  return occupied.includes(seat) && !newcomers.includes(seat);
}

function listMissing({ button, smallBlind }: NextHand, deadButton: Rulebook['floor']['deadButton']): Setting[] {
  if (!button.live && !smallBlind.posted) return [deadButton.bothBlindsOut];
  if (!button.live) return [deadButton.smallBlindOut];
  return smallBlind.posted ? [] : [deadButton.bigBlindOut];
}
