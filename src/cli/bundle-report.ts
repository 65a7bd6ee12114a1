/** The report of `tapis verify` on an evidence bundle, in English and French. */
import { pluriel } from '../texts/numbers.js';
import { type Bundle, namesInBundle } from '../audit/bundle/bundle.js';
import type { BundleReport, NotCompared } from '../audit/bundle/check-bundle.js';
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
    en: 'the statement in the last line is not signed by the key of the bundle, or is about another head',
    fr: 'la déclaration de la dernière ligne n’est pas signée par la clé du dossier, ou porte sur une autre tête',
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
    en: `${stream} is not part of what the bundle is about, or is in it although it is said to be left out`,
    fr: `${stream} n’appartient pas à l’objet du dossier, ou s’y trouve alors qu’il est dit absent`,
  }),
  OPENING_GIVEN: ({ stream, revision }) => ({
    en: `${stream} ${revision} carries a secret value, which no bundle does`,
    fr: `${stream} ${revision} contient une valeur secrète, ce qu’aucun dossier ne fait`,
  }),
  NAME_UNPROVEN: ({ playerId }) => ({
    en: `the name of player ${playerId} is not the one that was recorded`,
    fr: `le nom du joueur ${playerId} n’est pas celui qui a été enregistré`,
  }),
  RULEBOOK_DIFFERS: ({ rulebook, setting }) =>
    setting === null
      ? {
          en: `the settings of ${rulebook} are not those that were published`,
          fr: `les réglages du règlement ${rulebook} ne sont pas ceux qui ont été publiés`,
        }
      : {
          en: `the bundle says something else of ${setting} in ${rulebook} than what was published`,
          fr: `le dossier indique pour ${setting} du règlement ${rulebook} autre chose que ce qui a été publié`,
        },
  RULEBOOK_NOT_NAMED: () => ({
    en: 'the rulebooks of the first line are not those that the events name',
    fr: 'les règlements de la première ligne ne sont pas ceux que nomment les événements',
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
  // The sentence belongs to the same code as the fault.
  return (sentences[fault.code] as (fault: Fault) => Sentence)(fault);
}

const notComparedSentences: { readonly [Code in NotCompared['code']]: (what: Extract<NotCompared, { readonly code: Code }>) => Sentence } =
  {
    KEY: () => ({
      en: 'key not compared: anybody can sign such a file with a key of their own. Give the key of the club (--key) or heads that a witness kept (--heads); --accept-any-key does without',
      fr: 'clé non comparée : n’importe qui peut signer un tel fichier avec sa propre clé. Donnez la clé du club (--key) ou des têtes conservées par un témoin (--heads) ; --accept-any-key s’en passe',
    }),
    CURRENT: () => ({
      en: 'not known to be current: before version 3 the signature does not say at which head a bundle was made. Have it exported again',
      fr: 'actualité inconnue : avant la version 3, la signature ne dit pas de quelle tête date un dossier. Faites-le exporter à nouveau',
    }),
    EDITION: ({ rulebook }) => ({
      en: `${rulebook} not compared: this release does not know the edition`,
      fr: `${rulebook} non comparé : cette version ne connaît pas l’édition`,
    }),
    EVENT: ({ events }) => ({
      en: `${events} events not compared with the catalogue: this release does not know their form`,
      fr: `${events} événements non comparés au catalogue : cette version ne connaît pas leur forme`,
    }),
    LEFT_OUT: ({ streams }) => ({
      en: `${streams} streams are left out, as the bundle says itself: their hidden cards could be found from their hashes`,
      fr: `${streams} flux manquent, comme le dossier le dit lui-même : leurs cartes cachées pourraient se déduire de leurs empreintes`,
    }),
  };

function notComparedSentence(what: NotCompared): Sentence {
  return (notComparedSentences[what.code] as (what: NotCompared) => Sentence)(what);
}

/** The exit code when no fault was found and not everything could be compared. */
const NOT_ALL_COMPARED = 3;

/** Prints the result of `tapis verify` for a bundle. @returns the exit code */
export function reportBundle(
  bundle: Bundle,
  { events, streams, head, findings, faults, notCompared: all }: BundleReport,
  { json, lang, 'accept-any-key': anyKey }: { readonly json: boolean; readonly lang: Language; readonly 'accept-any-key': boolean },
  { out }: Io,
): number {
  const { header } = bundle;
  const count = findings.length + faults.length;
  const notCompared = all.filter(({ code }) => code !== 'KEY' || !anyKey);
  const exitCode = count > 0 ? 1 : notCompared.length > 0 ? NOT_ALL_COMPARED : 0;
  const names = namesInBundle(bundle).size;
  if (json) {
    const inWords = [
      ...faults.map((fault) => ({ ...fault, messages: sentenceOf(fault) })),
      ...findings.map((fault) => ({ ...fault, messages: findingText(fault) })),
    ];
    out.write(
      `${JSON.stringify({ of: header.of, events, streams, head: head === null ? null : { origin: head.origin, size: head.size }, key: header.key, names, findings: inWords, notCompared: notCompared.map((what) => ({ ...what, messages: notComparedSentence(what) })) })}\n`,
    );
    return exitCode;
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
    fr: `${what} : ${events} ${pluriel(events, 'événement')} dans ${streams} flux${log.fr}, ${names} ${pluriel(names, 'nom')}, ${count} ${pluriel(count, 'constat')}\nsigné par ${header.key}\n`,
  };
  out.write(last[lang]);
  for (const what of notCompared) out.write(`${notComparedSentence(what)[lang]}\n`);
  return exitCode;
}
