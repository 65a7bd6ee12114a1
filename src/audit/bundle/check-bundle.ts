/** Checks a bundle: its seal, its events, its rulebooks, and whether it agrees with what others kept of the log. */
import { handStream } from '../../../events/ids.js';
import { checkHandReferences } from '../hand-references.js';
import type { TreeHead } from '../tree/signed-head.js';
import { type Finding, type Verification, verifyStore } from '../verify.js';
import { type Bundle, BUNDLE_VERSION, type BundleEvent, type BundleHeader } from './bundle.js';
import { openBundle } from './bundle-reader.js';
import { compareRulebooks, type RulebookFault } from './bundle-rulebooks.js';
import { type BundleFault, checkSeal } from './bundle-seal.js';

/** What a verifier kept of the log; each null for nothing. */
export interface Kept {
  readonly heads: readonly TreeHead[] | null;
  /** The key that must have signed, in the form of signed notes. */
  readonly key: string | null;
}

/** How a bundle disagrees with what was kept. `HEAD_UNKNOWN`: no kept head has the size of its head. */
export interface KeptFault {
  readonly code: 'KEY_DIFFERS' | 'HEAD_UNKNOWN' | 'HEAD_DIFFERS';
}

/**
 * What could not be compared, without a fault.
 * - `KEY`: neither key nor heads were kept. Anybody can sign a bundle with their own key.
 * - `CURRENT`: before version 3 nothing shows that the bundle was made at the time of its head.
 * - `EDITION`: this release does not know the edition of a rulebook.
 * - `EVENT`: an event does not match this release's catalogue. A later release may know it.
 * - `LEFT_OUT`: the bundle says itself that streams are missing.
 */
export type NotCompared =
  | { readonly code: 'KEY' | 'CURRENT' }
  | { readonly code: 'EDITION'; readonly rulebook: string }
  | { readonly code: 'EVENT'; readonly events: number }
  | { readonly code: 'LEFT_OUT'; readonly streams: number };

export interface BundleReport {
  readonly events: number;
  readonly streams: number;
  /** The head signed by the key; null for none. */
  readonly head: TreeHead | null;
  /** Faults of events. */
  readonly findings: readonly Finding[];
  /** Faults of the bundle. */
  readonly faults: readonly (BundleFault | RulebookFault | KeptFault)[];
  readonly notCompared: readonly NotCompared[];
}

/** The faults of a bundle's events, and how many do not match this release's catalogue. */
export async function checkEvents(
  header: Pick<BundleHeader, 'of' | 'leftOut'>,
  given: readonly BundleEvent[],
): Promise<Verification & { readonly unreadable: number }> {
  // A hand's bundle lacks its tournament, and a dispute's most hands.
  const checks = 'tournament' in header.of ? [checkHandReferences(Infinity)] : [];
  const { events, streams, findings } = await verifyStore(openBundle({ events: given }), undefined, checks);
  const leftOut = new Set(header.leftOut ?? []);
  const isExplained = (finding: Finding): boolean =>
    (finding.code === 'BAD_OPENING' && finding.opening === 'missing') ||
    (finding.code === 'HAND_MISSING' && leftOut.has(handStream(finding.handId as never)));
  const unexplained = findings.filter((finding) => !isExplained(finding));
  const wrong = unexplained.filter(({ code }) => code !== 'UNREADABLE');
  return { events, streams, findings: wrong, unreadable: unexplained.length - wrong.length };
}

export async function checkBundle(bundle: Bundle, kept: Kept): Promise<BundleReport> {
  const { header } = bundle;
  const { head, faults } = checkSeal(bundle);
  const { events, streams, findings, unreadable } = await checkEvents(header, bundle.events);
  const rulebooks = compareRulebooks(header, bundle.events);
  return {
    events,
    streams,
    head,
    findings,
    faults: [...faults, ...rulebooks.faults, ...compareWithKept(header.key, head, kept)],
    notCompared: [
      ...(kept.key === null && kept.heads === null ? [{ code: 'KEY' } as const] : []),
      ...(header.version === BUNDLE_VERSION ? [] : [{ code: 'CURRENT' } as const]),
      ...rulebooks.unknown.map((rulebook) => ({ code: 'EDITION', rulebook }) as const),
      ...(unreadable === 0 ? [] : [{ code: 'EVENT', events: unreadable } as const]),
      ...((header.leftOut ?? []).length === 0 ? [] : [{ code: 'LEFT_OUT', streams: header.leftOut!.length } as const]),
    ],
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
