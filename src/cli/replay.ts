/**
 * `tapis replay`: a hand of a store, folded again event by event. May import: node, the audit, the store, its neighbours.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { RecordedEvent } from '../../events/envelope.js';
import type { HandEvent } from '../../events/hand.js';
import { handStream, type PlayerId } from '../../events/ids.js';
import { decodeEvent } from '../app/event-codec.js';
import { readPlayerNames } from '../app/player-directory.js';
import { dataFiles } from '../app/tapis.js';
import { replayHand, type ReplayStep } from '../audit/hand-replay.js';
import { openReader } from '../store/open-store.js';
import { DEFAULT_FOLDER, handIdOf, languageOf, noPositionals, storeIn, wholeNumber } from './arguments.js';
import { CliError, UsageError, type CliCommand } from './command.js';
import { handSentence } from './hand-sentences.js';
import { handTable, type ShownStep } from './hand-table.js';
import { helpPage, sharedOptions } from './help-page.js';
import { refereeReport } from './referee-report.js';

export const replay: CliCommand = {
  name: 'replay',
  summary: 'print a hand of a store as a referee would report it',
  help: helpPage({
    usage: 'replay HAND [--table] [--up-to REVISION] [--secrets] [--data FOLDER] [--store ADDRESS]\n              [--lang en|fr] [--json]',
    about: `
Folds the events of one hand again by the rules that judged it and prints what happened as a referee would report it,
street by street, with the articles applied. With --table each step in a row: what happened, when and by whom it was
recorded, what the seat in turn could do just before, and the pot and the stacks after it. May run beside a server.
Players' names are those that the data folder knows, wherever the events are.`,
    options: [
      ['--table', 'one row a step, with what was legal and the stacks'],
      ['--up-to REVISION', 'the last step to show, from 0 (default all)'],
      ['--secrets', 'show hole cards that were recorded but never tabled'],
      sharedOptions.data,
      sharedOptions.store,
      sharedOptions.lang,
      ['--json', 'one JSON array of steps on stdout: event, sentence, metadata, before, after, legal'],
    ],
    examples: ['tapis replay friday.2.14', 'tapis replay friday.2.14 --table', 'tapis replay friday.2.14 --up-to 20 --secrets --lang fr'],
    exitCodes: { 0: 'shown', 1: 'there is no such store or hand' },
  }),
  async run(args, io) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        data: { type: 'string', default: DEFAULT_FOLDER },
        store: { type: 'string' },
        'up-to': { type: 'string' },
        secrets: { type: 'boolean', default: false },
        table: { type: 'boolean', default: false },
        lang: { type: 'string', default: 'en' },
        json: { type: 'boolean', default: false },
      },
    });
    const [hand, ...others] = positionals;
    if (hand === undefined) throw new UsageError('name a hand, such as "friday.2.14"');
    noPositionals(others);
    const language = languageOf(values.lang);
    const upTo = values['up-to'] === undefined ? undefined : wholeNumber('--up-to', values['up-to'], 0, 1_000_000);
    const id = await handIdOf(hand);
    const notice = (line: string): void => void io.err.write(`tapis: ${line}\n`);
    const reader = await openReader({ ...storeIn(values.data, values.store), notice });
    try {
      const events = (await reader.readStream(handStream(id))).map((stored) => decodeEvent(stored) as RecordedEvent<HandEvent>);
      if (events.length === 0) throw new CliError('HAND_NOT_FOUND', `There is no hand "${id}" in this store.`);
      const steps = replayHand(events, { secrets: values.secrets, ...(upTo === undefined ? {} : { upTo }) });
      if (values.json) {
        io.out.write(`${JSON.stringify(steps.map(told))}\n`);
        return 0;
      }
      const nameOf = namesIn(values.data);
      if (!values.table) {
        io.out.write(refereeReport(id, steps, nameOf, language));
        return 0;
      }
      const started = steps[0]!.after.start!;
      const seats = started.seats.map(({ seat, playerId }) => ({ seat, playerId, name: nameOf(playerId) }));
      io.out.write(`${language === 'fr' ? 'Main' : 'Hand'} ${id}\n${handTable(seats, steps.map(shownStep), language)}`);
      return 0;
    } finally {
      await reader.close();
    }
  },
};

/** A step with what it says to a person, in both languages. */
function told(step: ReplayStep): object {
  return { ...step, sentence: { en: handSentence(step.event, 'en'), fr: handSentence(step.event, 'fr') } };
}

function shownStep({ revision, event, metadata, after, legal }: ReplayStep): ShownStep {
  const chips = after.start!.seats.reduce((sum, { stack }) => sum + stack, 0);
  return {
    revision,
    event,
    recordedAt: metadata.recordedAt,
    actor: metadata.actor,
    legal,
    toAct: after.start!.seats[after.turn]?.seat ?? null,
    potTotal: chips - after.stacks.reduce((sum, stack) => sum + stack, 0),
    stacks: after.stacks,
  };
}

/** The names that the folder keeps beside its events; none where it keeps none. */
function namesIn(folder: string): (playerId: string) => string | null {
  const path = join(resolve(folder), dataFiles.players);
  if (!existsSync(path)) return () => null;
  const names = readPlayerNames(path);
  return (playerId) => names.get(playerId as PlayerId) ?? null;
}
