/** `tapis audit`: makes every decision of a log again and compares it with the recorded one. */
import { auditLog, type AuditFailure, type AuditReport } from '../app/audit/audit-log.js';
import { earlierRuleTexts } from './earlier-rule-texts.js';
import { eventText } from '../texts/event-texts.js';
import { refusalText } from '../texts/refusal-texts.js';
import type { DomainEvent } from '../../events/catalogue.js';
import type { RecordedEvent } from '../../events/envelope.js';
import type { TakenOver } from '../audit/again/taken-over.js';
import type { StoredEvent } from '../store/event-store.js';
import type { Language } from '../texts/sentences.js';
import type { Io } from './command.js';
import { isBundleFile, readBundleFile } from './bundle-file.js';
import { grouped, pluriel } from '../texts/numbers.js';
import { command, UsageError } from './command.js';
import { shared } from './options.js';
import { perSecond, Progress } from './progress.js';
import { reading, wordsIn } from './stores.js';

export const audit = command({
  usage: 'audit [FILE]',
  about: `
Makes every decision of tournaments and hands again, from the state before it and by its own rulebook, and compares it
with what is recorded: judgements, blinds, pots, settlements, places, moves, draws, chip races, penalties and prizes.
"tapis verify" shows that events are those that were recorded; this shows that they are what the rules make of what was
typed. What was typed is read from the events themselves. So a typed amount that was forged together with all that
follows from it, and with new hashes, is found by kept heads alone (tapis verify --heads).

Some decisions are taken over as they stand, and counted: those whose events do not say all that was typed, and those
that rest on facts of other streams, such as memberships. After a failure the rest of its stream is not judged.
It changes nothing and can run beside a server.

With a FILE, it audits an evidence bundle of a tournament. What was decided on cards that the bundle withholds is taken over.`,
  options: {
    data: shared.source,
    store: shared.store,
    lang: { ...shared.lang, meaning: 'the language of the report (default en)' },
    json: shared.json,
  },
  operands: { least: 0, most: 1, missing: '' },
  examples: ['tapis audit', 'tapis audit --data /srv/club --json', 'tapis audit friday.bundle'],
  exitCodes: { 0: 'every decision comes out as it stands, or is taken over', 1: 'some do not, or the store can’t be read' },
  async run({ values: given, operands: [file], named, io }) {
    if (file !== undefined && named.has('data')) throw new UsageError('a bundle is audited by itself: --data does not go with it');
    const values = file === undefined ? given : { ...given, data: file };
    const decode = await decoderFor(values.data);
    const progress = new Progress(io);
    try {
      const report = await reading(
        values,
        (line) => progress.say(line),
        (reader) =>
          auditLog({
            reader,
            decode,
            onProgress: (events) =>
              progress.show(() => `${events.toLocaleString('en')} events audited, ${perSecond(events, progress.elapsedMs)} per second`),
          }),
      );
      progress.clear();
      return print(await withWords(report, values.data, io), values, io);
    } finally {
      progress.clear();
    }
  },
});

/** The decoder for the events of a folder or bundle. @throws UsageError for a bundle that lacks most decisions */
async function decoderFor(data: string): Promise<(stored: StoredEvent) => RecordedEvent> {
  const { decodeUnchecked } = await import('../app/dispatch/event-codec.js');
  if (!isBundleFile(data)) return (stored) => decodeUnchecked(stored);
  const { withoutWithheld } = await import('../audit/bundle/bundle-reader.js');
  if (!('tournament' in (await readBundleFile(data)).header.of))
    throw new UsageError(`${data} is not the bundle of a tournament: it lacks what its decisions rest on`);
  return (stored) => decodeUnchecked(withoutWithheld(stored));
}

/** Replaces references by the folder's texts, and hides cards that the table did not see. */
async function withWords(report: AuditReport, folder: string, io: Io): Promise<AuditReport> {
  if (report.failures.length === 0) return report;
  const [resolve, { hideRecordedSecrets }] = await Promise.all([wordsIn(folder, io), import('../audit/secrets.js')]);
  const hide = (event: DomainEvent): DomainEvent => hideRecordedSecrets(event as RecordedEvent);
  const failures = report.failures.map((failure) => {
    const { otherwise } = failure;
    return otherwise === null ? failure : resolve({ ...failure, otherwise: { ...otherwise, instead: otherwise.instead.map(hide) } });
  });
  return { ...report, failures };
}

/** @returns the exit code */
function print(report: AuditReport, { json, lang }: { readonly json: boolean; readonly lang: Language }, { out }: Io): number {
  const { events, agreed, takenOver, earlierRules, failures, failureCount, lost } = report;
  const code = failureCount === 0 ? 0 : 1;
  if (json) {
    const counts = Object.fromEntries([...takenOver].map(([why, byCommand]) => [why, Object.fromEntries(byCommand)]));
    const mended = Object.fromEntries(earlierRules);
    out.write(`${JSON.stringify({ events, agreed, takenOver: counts, earlierRules: mended, failures, failureCount, lost })}\n`);
    return code;
  }
  const say = texts[lang];
  for (const failure of failures) out.write(`${say.failure(failure)}\n`);
  for (const stream of lost) out.write(`${say.lost(stream)}\n`);
  out.write(`${say.summary(report)}\n`);
  for (const [why, byCommand] of takenOver) {
    const most = [...byCommand].sort(([, one], [, other]) => other - one).map(([type, count]) => `${type} ${count}`);
    out.write(`${say.takenOver[why]}${say.colon}${most.join(', ')}\n`);
  }
  for (const [rule, times] of earlierRules) out.write(`  ${times.toLocaleString(lang)} × ${earlierRuleTexts[rule][lang]}\n`);
  return code;
}

const listed = (events: readonly DomainEvent[], language: Language): string => events.map((event) => eventText(event, language)).join('; ');

const insteadOf = ({ otherwise }: AuditFailure, language: Language): string | null => {
  if (otherwise === null) return null;
  if (otherwise.refusal !== null) return refusalText(otherwise.refusal, language);
  return listed(otherwise.instead.slice(otherwise.at, otherwise.at + 3), language) || '–';
};

const count = (takenOver: AuditReport['takenOver']): number =>
  [...takenOver.values()].flatMap((byCommand) => [...byCommand.values()]).reduce((sum, each) => sum + each, 0);

interface AuditTexts {
  readonly colon: string;
  readonly failure: (failure: AuditFailure) => string;
  readonly lost: (stream: string) => string;
  readonly summary: (report: AuditReport) => string;
  readonly takenOver: Readonly<Record<TakenOver, string>>;
}

const texts: Readonly<Record<Language, AuditTexts>> = {
  en: {
    colon: ': ',
    failure: (failure) => {
      const instead = insteadOf(failure, 'en');
      const what = instead === null ? 'is not what its hash was made from' : `does not follow from ${failure.command}; instead: ${instead}`;
      return `${failure.stream}, revision ${failure.revision} (position ${failure.position}): ${failure.type} ${what}`;
    },
    lost: (stream) => `${stream}: what follows the event that can’t be read was not judged`,
    summary: ({ events, agreed, takenOver, failureCount }) =>
      `${events.toLocaleString('en')} events: ${agreed.toLocaleString('en')} decisions made again and agree, ${count(takenOver).toLocaleString('en')} taken over, ${failureCount.toLocaleString('en')} failures`,
    takenOver: {
      facts: 'taken over because the events do not say all that was typed',
      elsewhere: 'taken over because they rest on facts of other streams',
      withheld: 'taken over because the bundle withholds cards',
      earlier: 'taken over because a release decided them that decided some things otherwise',
    },
  },
  fr: {
    colon: ' : ',
    failure: (failure) => {
      const instead = insteadOf(failure, 'fr');
      const what =
        instead === null ? 'ne correspond pas à son empreinte' : `ne découle pas de ${failure.command} ; à la place : ${instead}`;
      return `${failure.stream}, révision ${failure.revision} (position ${failure.position}) : ${failure.type} ${what}`;
    },
    lost: (stream) => `${stream} : la suite de l’événement illisible n’a pas été vérifiée`,
    summary: ({ events, agreed, takenOver, failureCount }) =>
      [
        `${grouped(events, 'fr')} ${pluriel(events, 'événement')} : ${grouped(agreed, 'fr')} ${pluriel(agreed, 'décision refaite et identique', 'décisions refaites et identiques')}`,
        `${grouped(count(takenOver), 'fr')} ${pluriel(count(takenOver), 'reprise telle quelle', 'reprises telles quelles')}`,
        `${grouped(failureCount, 'fr')} ${pluriel(failureCount, 'écart')}`,
      ].join(', '),
    takenOver: {
      facts: 'reprises telles quelles, les événements ne disant pas tout ce qui a été saisi',
      elsewhere: 'reprises telles quelles, car elles dépendent de faits d’autres flux',
      withheld: 'reprises telles quelles, le dossier ne dévoilant pas les cartes',
      earlier: 'reprises telles quelles, car une version qui décidait autrement les a prises',
    },
  },
};
