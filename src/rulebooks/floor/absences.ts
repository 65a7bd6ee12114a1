/**
 * Stacks of players who are away, from the table or from a later day. Who is at the table for a deal, and what becomes of their hand, stands
 * in `../dealing/presence.ts`.
 */
import { rule } from '../definition.js';

export const absent = {
  eliminatedByBlinds: rule`possible | Blinded out: yes, once no chip is left | Éliminé par ses blindes : oui, quand il n’a plus de jeton
    | RC 71-A; RC 30; MO 3.2; RO 1.9; TF §4 b2 | RO 1.9`,
  countsAtTable: rule`counts | An absent player in the count: they count: players are stacks
    | Absent dans le décompte : il compte : les joueurs sont des tapis | RO 2.3 | RO 2.3`,
};

export const multiDay = {
  absentQualified: rule`stays | Away on a later day: they stay in until their chips are gone
    | Absent un autre jour : il reste jusqu’à la fin de ses jetons | RO 1.8 | RO 1.8`,
  exceptions: rule`noticeOrDeadline | Taken out on a later day: if they gave notice, or at a deadline of the event’s rules
    | Retiré un autre jour : sur son avis, ou à un délai du règlement | RO 1.8 | RO 1.8`,
};
