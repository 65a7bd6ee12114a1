/**
 * Evidence bundles as files: whether a path is one, and what `tapis verify` says of it.
 */
import { readFileSync, statSync } from 'node:fs';
import type { Bundle, BundleFault } from '../audit/bundle/bundle.js';
import type { TreeHead } from '../audit/tree/signed-head.js';
import type { Finding } from '../audit/verify.js';
import type { Language, Sentence } from '../texts/sentences.js';
import { CliError, type Io, UsageError } from './command.js';
import { findingText } from './finding-lines.js';
import { readKeptNotes } from './kept-heads.js';

/** Whether the path that a command reads is a file, and so a bundle, and no data folder. */
export function isBundleFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** For commands that need the whole log, of which a bundle has a part. @throws UsageError */
export function refuseBundle(path: string): void {
  if (isBundleFile(path)) throw new UsageError(`${path} is a file: this command needs the data folder`);
}

/** @throws CliError where the file can't be read or is no bundle */
export async function readBundleFile(path: string): Promise<Bundle> {
  const { BundleError, readBundle } = await import('../audit/bundle/bundle.js');
  try {
    return readBundle(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof BundleError) throw new CliError(error.code, `${path}: ${error.message}`);
    throw new CliError('BUNDLE_UNREADABLE', `${path} can't be read: ${(error as Error).message}`);
  }
}

type KeptFault = { readonly code: 'KEY_DIFFERS' | 'HEAD_UNKNOWN' | 'HEAD_DIFFERS' };
type Fault = BundleFault | KeptFault;

const sentences: { readonly [Code in Fault['code']]: (fault: Extract<Fault, { readonly code: Code }>) => Sentence } = {
  HEAD_INVALID: () => ({
    en: 'the head of the log is not signed by the key of the bundle',
    fr: 'la tête du journal n’est pas signée par la clé du dossier',
  }),
  STATEMENT_INVALID: () => ({
    en: 'something of the bundle was changed after it was signed',
    fr: 'quelque chose du dossier a été modifié après la signature',
  }),
  PROOF_INVALID: () => ({
    en: 'the events are not those of the log that the head stands for',
    fr: 'les événements ne sont pas ceux du journal que représente la tête',
  }),
  STREAM_FOREIGN: ({ stream }) => ({
    en: `the bundle has events of ${stream}, which is not what it says it is about`,
    fr: `le dossier contient des événements de ${stream}, qui n’est pas son objet`,
  }),
  KEY_DIFFERS: () => ({
    en: 'another key signed the bundle than the one that was given',
    fr: 'le dossier est signé par une autre clé que celle donnée',
  }),
  HEAD_UNKNOWN: () => ({
    en: 'no head that was kept has the size of the head of the bundle: make the bundle and keep a head at the same moment',
    fr: 'aucune tête conservée n’a la taille de celle du dossier : faites le dossier et conservez une tête au même moment',
  }),
  HEAD_DIFFERS: () => ({
    en: 'the head that was kept is another one: the log was changed before the bundle was made, or the bundle is forged',
    fr: 'la tête conservée est différente : le journal a été modifié avant le dossier, ou le dossier est un faux',
  }),
};

export interface Kept {
  /** A file of heads that somebody kept. */
  readonly heads: string | undefined;
  /** The key that must have signed. */
  readonly key: string | undefined;
}

function keptFaults({ header }: Bundle, head: TreeHead | null, { heads, key }: Kept): KeptFault[] {
  const faults: KeptFault[] = [];
  if (key !== undefined && key.trim() !== header.key) faults.push({ code: 'KEY_DIFFERS' });
  if (heads === undefined || head === null) return faults;
  const same = readKeptNotes(heads, key).filter(({ size }) => size === head.size);
  if (same.length === 0) faults.push({ code: 'HEAD_UNKNOWN' });
  else if (same.some(({ origin, root }) => origin !== head.origin || !root.equals(head.root))) faults.push({ code: 'HEAD_DIFFERS' });
  return faults;
}

export interface BundleReport {
  readonly events: number;
  readonly streams: number;
  /** What is wrong with an event. */
  readonly findings: readonly Finding[];
  /** What is wrong with the bundle. */
  readonly faults: readonly Fault[];
}

/** Checks the events as those of a store, and the seal that covers them. */
export async function checkBundle(bundle: Bundle, kept: Kept): Promise<BundleReport> {
  const [{ checkSeal }, { openBundle }, { verifyStore }, { checkHandReferences }] = await Promise.all([
    import('../audit/bundle/bundle.js'),
    import('../audit/bundle/bundle-reader.js'),
    import('../audit/verify.js'),
    import('../audit/hand-references.js'),
  ]);
  const { head, faults } = checkSeal(bundle);
  // The bundle of a hand lacks its tournament.
  const checks = 'tournament' in bundle.header.of ? [checkHandReferences(null)] : [];
  const { events, streams, findings } = await verifyStore(openBundle(bundle), undefined, checks);
  const isWithheld = (finding: Finding): boolean => finding.code === 'BAD_OPENING' && finding.opening === 'missing';
  return {
    events,
    streams,
    findings: findings.filter((finding) => !isWithheld(finding)),
    faults: [...faults, ...keptFaults(bundle, head, kept)],
  };
}

function describe(fault: Fault): Sentence {
  // Each code's sentence is made from that code's fault.
  return (sentences[fault.code] as (fault: Fault) => Sentence)(fault);
}

/** Prints what `tapis verify` found of a bundle. @returns the exit code */
export function reportBundle(
  { header, end }: Bundle,
  { events, streams, findings, faults }: BundleReport,
  { json, lang }: { readonly json: boolean; readonly lang: Language },
  { out }: Io,
): number {
  const count = findings.length + faults.length;
  const [origin, size] = end.head.split('\n');
  if (json) {
    const inWords = [
      ...faults.map((fault) => ({ ...fault, messages: describe(fault) })),
      ...findings.map((fault) => ({ ...fault, messages: findingText(fault) })),
    ];
    out.write(
      `${JSON.stringify({ of: header.of, events, streams, head: { origin, size: Number(size) }, key: header.key, findings: inWords })}\n`,
    );
    return count === 0 ? 0 : 1;
  }
  for (const fault of faults) out.write(`${fault.code}: ${describe(fault)[lang]}\n`);
  for (const finding of findings)
    out.write(`${finding.stream} ${finding.revision} (${finding.type}), ${finding.code}: ${findingText(finding)[lang]}\n`);
  const [what] = Object.values(header.of) as string[];
  const last = {
    en: `${what}: ${events} events in ${streams} streams, of a log of ${size} events (${origin}), ${count} findings\nsigned by ${header.key}\n`,
    fr: `${what} : ${events} événements dans ${streams} flux, d’un journal de ${size} événements (${origin}), ${count} constats\nsigné par ${header.key}\n`,
  };
  out.write(last[lang]);
  return count === 0 ? 0 : 1;
}
