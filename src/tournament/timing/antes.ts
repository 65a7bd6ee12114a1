/** Whether the antes are those that the book has for the kind of event (RC preamble; RO 4.2). */
import { articleOf } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { refuse, type Refused } from '../refusals.js';
import type { Settings } from '../state.js';
import { findRuledKind } from './late-window.js';

/** Of a kind of event that nobody has said, nothing is known. */
export function refuseAntes(settings: Settings, { floor }: Rulebook): Refused | null {
  const { kind, anteFormat, structure } = settings;
  if (kind === undefined || kind === 'other') return null;
  const ruled = findRuledKind(settings);
  const allowed = floor.structure.antes[ruled];
  if (allowed.value === 'free' || allowed.value === anteFormat) return null;
  // A format without any ante is no ante.
  if (allowed.value === 'none' && structure.every((period) => period.kind === 'break' || period.ante === 0)) return null;
  return refuse(
    'ANTE_NOT_ALLOWED',
    { anteFormat, kind, allowed: [allowed.value], setting: `structure.antes.${ruled}` },
    articleOf(allowed),
  );
}
