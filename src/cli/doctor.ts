/** `tapis doctor`: what is wrong with a data folder, what is lost, and the commands that repair it. */
import { resolve } from 'node:path';
import type { Fault } from '../audit/verify.js';
import type { Language, Sentence } from '../texts/sentences.js';
import { command } from './command.js';
import { type Examination, examineStore } from './examine-store.js';
import { findingText, type FolderFaults } from './finding-lines.js';
import { shared } from './options.js';
import { Progress } from './progress.js';

/** The most streams named. */
const MOST_NAMED = 20;

/** The remedy of a finding; `itself` when a folder's finding contains its remedy. */
type Remedy = 'restore' | 'names' | 'log' | 'othersOut' | 'program' | 'itself';

const remedyOf: Readonly<Record<Fault['code'] | keyof FolderFaults, Remedy>> = {
  BAD_HASH: 'restore',
  BROKEN_CHAIN: 'restore',
  GAP: 'restore',
  HOLE: 'restore',
  BAD_OPENING: 'restore',
  HAND_MISSING: 'restore',
  HAND_CUT_SHORT: 'restore',
  HAND_NOT_OPENED: 'restore',
  HEAD_DIFFERS: 'restore',
  LOG_CUT: 'restore',
  DATA_DAMAGED: 'restore',
  LOSS_UNKNOWN: 'restore',
  TILE_DIFFERS: 'log',
  NAME_DIFFERS: 'names',
  NAME_MISSING: 'names',
  NOT_OURS: 'othersOut',
  UNREADABLE: 'program',
  LOST_EVENTS: 'itself',
  VAULT_LOST: 'itself',
  VAULT_OLDER: 'itself',
  SECRET_OTHER: 'itself',
  INDEX_DAMAGED: 'itself',
  MARK_DAMAGED: 'itself',
  PUBLISHED_LOG_DAMAGED: 'itself',
  STREAM_CUT: 'itself',
  VIEW_DIFFERS: 'itself',
  TIME_BACK: 'itself',
};

const advice: Readonly<Record<Exclude<Remedy, 'itself'>, (folder: string) => readonly Sentence[]>> = {
  restore: (folder) => [
    {
      en: 'The server stops these streams alone; all others can be played on.',
      fr: 'Le serveur n’arrête que ces flux ; tous les autres peuvent continuer.',
    },
    { en: 'Stop the server, and keep a copy of the folder as it is:', fr: 'Arrêtez le serveur, et gardez une copie du dossier tel quel :' },
    { en: `    cp -a ${folder} ${folder}.kept`, fr: `    cp -a ${folder} ${folder}.kept` },
    {
      en: 'Restore the last backup that has no findings, and check it:',
      fr: 'Restaurez la dernière sauvegarde sans constat, et vérifiez-la :',
    },
    { en: `    tapis restore BACKUP --data ${folder}.restored`, fr: `    tapis restore SAUVEGARDE --data ${folder}.restored` },
    { en: `    tapis doctor --data ${folder}.restored`, fr: `    tapis doctor --data ${folder}.restored` },
    {
      en: 'What was recorded after that backup is lost with it. Without a backup, these streams stay as they are, and nothing more is recorded in them.',
      fr: 'Ce qui a été enregistré après cette sauvegarde est perdu. Sans sauvegarde, ces flux restent tels quels et n’enregistrent plus rien.',
    },
  ],
  names: () => [
    {
      en: 'No event is lost. Restore players.sqlite from the last backup with the server stopped, or give the names again.',
      fr: 'Aucun événement n’est perdu. Serveur arrêté, restaurez players.sqlite de la dernière sauvegarde, ou redonnez les noms.',
    },
  ],
  log: (folder) => [
    {
      en: `Either the events or the folder ${folder}/log is not as it was published. Compare with heads that a witness kept:`,
      fr: `Les événements ou le dossier ${folder}/log ne sont pas tels qu’ils ont été publiés. Comparez avec les têtes d’un témoin :`,
    },
    { en: `    tapis verify --data ${folder} --heads HEADS`, fr: `    tapis verify --data ${folder} --heads TETES` },
  ],
  othersOut: () => [
    {
      en: 'Nothing is lost. Tapis passes over these events; keep other programs out of its streams.',
      fr: 'Rien n’est perdu. Tapis ignore ces événements ; tenez les autres programmes à l’écart de ses flux.',
    },
  ],
  program: () => [
    {
      en: 'A newer release may have written these events: run the newest one. Otherwise restore a backup.',
      fr: 'Une version plus récente a pu écrire ces événements : lancez la plus récente. Sinon, restaurez une sauvegarde.',
    },
  ],
};

export const doctor = command({
  usage: 'doctor',
  about: `
Says what is wrong with a data folder, which tournaments it touches, what is lost if anything, and which commands put it
right. It checks what "tapis verify" checks, changes nothing, and can run beside a server.`,
  options: {
    views: { meaning: 'also fold all views again from the events and compare the views of the folder with them' },
    data: shared.data,
    store: shared.store,
    lang: shared.lang,
    json: shared.json,
  },
  examples: ['tapis doctor', 'tapis doctor --data /srv/club --lang fr'],
  exitCodes: { 0: 'nothing is wrong', 1: 'something is, and what to do was printed; or the store can’t be read' },
  async run({ values, named, io }) {
    const progress = new Progress(io);
    try {
      const found = await examineStore({ ...values, isNamed: named.has('data') }, progress);
      const lines = describeFindings(found, resolve(values.data), values.lang);
      const { events, streams, findings, store } = found;
      const isWell = findings.length + store.length === 0;
      io.out.write(values.json ? `${JSON.stringify({ events, streams, isWell, advice: lines })}\n` : `${lines.join('\n')}\n`);
      return isWell ? 0 : 1;
    } finally {
      progress.clear();
    }
  },
});

/** The findings by remedy. */
export function describeFindings({ events, findings, store }: Examination, folder: string, lang: Language): readonly string[] {
  const say = (sentence: Sentence): string => sentence[lang];
  const lines: string[] = store.map((finding) => `${finding.code}: ${finding[lang]}`);
  const remedies = new Map<Remedy, Map<string, string>>();
  for (const { code } of store) remedies.set(remedyOf[code], remedies.get(remedyOf[code]) ?? new Map());
  for (const finding of findings) {
    const streams = remedies.get(remedyOf[finding.code]) ?? new Map<string, string>();
    remedies.set(remedyOf[finding.code], streams);
    // The first finding of a stream marks where it begins.
    if (!streams.has(finding.stream)) streams.set(finding.stream, `${finding.revision}: ${findingText(finding)[lang]}`);
  }
  for (const [remedy, streams] of remedies) {
    const named = [...streams].slice(0, MOST_NAMED).map(([stream, first]) => `${stream}, ${say(since)} ${first}`);
    const more = streams.size > MOST_NAMED ? [`… ${streams.size - MOST_NAMED} ${say(others)}`] : [];
    const todo = remedy === 'itself' ? [] : advice[remedy](folder).map(say);
    if (named.length + todo.length > 0) lines.push('', ...named, ...more, ...todo);
  }
  const count = events.toLocaleString(lang === 'fr' ? 'fr-FR' : 'en');
  if (lines.length === 0)
    return [
      say({
        en: `Nothing is wrong: ${count} events are as they were recorded.`,
        fr: `Tout va bien : ${count} événements sont tels qu’enregistrés.`,
      }),
    ];
  return lines[0] === '' ? lines.slice(1) : lines;
}

const since: Sentence = { en: 'since revision', fr: 'depuis la révision' };
const others: Sentence = { en: 'other streams', fr: 'autres flux' };
