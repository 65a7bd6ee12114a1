/**
 * What `tapis verify` says of an evidence bundle, in English and French.
 */
import { type Bundle, namesInBundle } from '../audit/bundle/bundle.js';
import type { BundleReport } from '../audit/bundle/check-bundle.js';
import type { Language, Sentence } from '../texts/sentences.js';
import type { Io } from './command.js';
import { findingText } from './finding-lines.js';

type Fault = BundleReport['faults'][number];

const sentences: { readonly [Code in Fault['code']]: (fault: Extract<Fault, { readonly code: Code }>) => Sentence } = {
  HEAD_INVALID: () => ({
    en: 'the head of the log is not signed by the key of the bundle',
    fr: 'la tête du journal n’est pas signée par la clé du dossier',
  }),
  STATEMENT_INVALID: () => ({
    en: 'the statement in the last line is not signed by the key of the bundle, or is about other lines',
    fr: 'la déclaration de la dernière ligne n’est pas signée par la clé du dossier, ou porte sur d’autres lignes',
  }),
  LINE_DIFFERS: ({ line, event }) => {
    const of = event === null ? '' : ` (${event.stream} ${event.revision})`;
    return {
      en: `from line ${line} on${of} the file is not what was signed: something was changed, inserted or taken out there`,
      fr: `à partir de la ligne ${line}${of}, le fichier n’est pas celui qui a été signé : quelque chose y a été modifié, inséré ou retiré`,
    };
  },
  PROOF_INVALID: () => ({
    en: 'the events are not those of the log that the head stands for',
    fr: 'les événements ne sont pas ceux du journal que représente la tête',
  }),
  COUNT_DIFFERS: ({ events, stated }) => ({
    en: `the last line says ${stated} events, and there are ${events}`,
    fr: `la dernière ligne annonce ${stated} événements, et il y en a ${events}`,
  }),
  STREAM_FOREIGN: ({ stream }) => ({
    en: `the bundle has events of ${stream}, which is not what it says it is about`,
    fr: `le dossier contient des événements de ${stream}, qui n’est pas son objet`,
  }),
  NAME_UNPROVEN: ({ playerId }) => ({
    en: `the name of player ${playerId} is not the one that was recorded`,
    fr: `le nom du joueur ${playerId} n’est pas celui qui a été enregistré`,
  }),
  RULEBOOK_DIFFERS: ({ rulebook, setting }) => ({
    en: `the bundle says something else of ${setting} in ${rulebook} than this release of Tapis`,
    fr: `le dossier indique pour ${setting} du règlement ${rulebook} autre chose que cette version de Tapis`,
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

function sentenceOf(fault: Fault): Sentence {
  // Each code's sentence is made from that code's fault.
  return (sentences[fault.code] as (fault: Fault) => Sentence)(fault);
}

/** Prints what `tapis verify` found of a bundle. @returns the exit code */
export function reportBundle(
  bundle: Bundle,
  { events, streams, head, findings, faults }: BundleReport,
  { json, lang }: { readonly json: boolean; readonly lang: Language },
  { out }: Io,
): number {
  const { header } = bundle;
  const count = findings.length + faults.length;
  const names = namesInBundle(bundle).size;
  if (json) {
    const inWords = [
      ...faults.map((fault) => ({ ...fault, messages: sentenceOf(fault) })),
      ...findings.map((fault) => ({ ...fault, messages: findingText(fault) })),
    ];
    out.write(
      `${JSON.stringify({ of: header.of, events, streams, head: head === null ? null : { origin: head.origin, size: head.size }, key: header.key, names, findings: inWords })}\n`,
    );
    return count === 0 ? 0 : 1;
  }
  for (const fault of faults) out.write(`${fault.code}: ${sentenceOf(fault)[lang]}\n`);
  for (const finding of findings)
    out.write(`${finding.stream} ${finding.revision} (${finding.type}), ${finding.code}: ${findingText(finding)[lang]}\n`);
  const [what] = Object.values(header.of) as string[];
  const log = {
    en: head === null ? '' : `, of a log of ${head.size} events (${head.origin})`,
    fr: head === null ? '' : `, d’un journal de ${head.size} événements (${head.origin})`,
  };
  const last = {
    en: `${what}: ${events} events in ${streams} streams${log.en}, ${names} names, ${count} findings\nsigned by ${header.key}\n`,
    fr: `${what} : ${events} événements dans ${streams} flux${log.fr}, ${names} noms, ${count} constats\nsigné par ${header.key}\n`,
  };
  out.write(last[lang]);
  return count === 0 ? 0 : 1;
}
