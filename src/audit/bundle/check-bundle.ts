/**
 * Whether a bundle is what was recorded: its seal, each of its events, its rulebooks, and whether it agrees with what somebody else kept of the log.
 */
import { checkHandReferences } from '../hand-references.js';
import type { TreeHead } from '../tree/signed-head.js';
import { type Finding, verifyStore } from '../verify.js';
import type { Bundle } from './bundle.js';
import { openBundle } from './bundle-reader.js';
import { type BundleFault, checkSeal } from './bundle-seal.js';
import { type RulebookFault, compareRulebooks } from './bundle-rulebooks.js';

/** What somebody keeps of the log; each null where they keep none. */
export interface Kept {
  readonly heads: readonly TreeHead[] | null;
  /** The key that must have signed, as signed notes write it. */
  readonly key: string | null;
}

/** In what way a bundle does not agree with what was kept. `HEAD_UNKNOWN`: no kept head has the size of its head. */
export interface KeptFault {
  readonly code: 'KEY_DIFFERS' | 'HEAD_UNKNOWN' | 'HEAD_DIFFERS';
}

export interface BundleReport {
  readonly events: number;
  readonly streams: number;
  /** The head that the key signed; null for none. */
  readonly head: TreeHead | null;
  /** What is wrong with an event. */
  readonly findings: readonly Finding[];
  /** What is wrong with the bundle. */
  readonly faults: readonly (BundleFault | RulebookFault | KeptFault)[];
}

export async function checkBundle(bundle: Bundle, kept: Kept): Promise<BundleReport> {
  const { head, faults } = checkSeal(bundle);
  // The bundle of a hand lacks its tournament, and that of a dispute most hands.
  const checks = 'tournament' in bundle.header.of ? [checkHandReferences(null)] : [];
  const { events, streams, findings } = await verifyStore(openBundle(bundle), undefined, checks);
  const isWithheld = (finding: Finding): boolean => finding.code === 'BAD_OPENING' && finding.opening === 'missing';
  return {
    events,
    streams,
    head,
    findings: findings.filter((finding) => !isWithheld(finding)),
    faults: [...faults, ...compareRulebooks(bundle.header.rulebooks ?? []), ...compareWithKept(bundle.header.key, head, kept)],
  };
}

function compareWithKept(signedBy: string, head: TreeHead | null, { heads, key }: Kept): KeptFault[] {
  const faults: KeptFault[] = [];
  if (key !== null && key !== signedBy) faults.push({ code: 'KEY_DIFFERS' });
  if (heads === null || head === null) return faults;
  const same = heads.filter(({ size }) => size === head.size);
  if (same.length === 0) faults.push({ code: 'HEAD_UNKNOWN' });
  else if (same.some(({ origin, root }) => origin !== head.origin || !root.equals(head.root))) faults.push({ code: 'HEAD_DIFFERS' });
  return faults;
}
