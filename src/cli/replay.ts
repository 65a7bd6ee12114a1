/** `tapis replay`: folds a hand of a store again, event by event. */
import type { RecordedEvent } from '../../events/envelope.js';
import type { HandEvent } from '../../events/hand.js';
import { tournamentOfHand } from '../../events/ids.js';
import { replayHand, type ReplayStep } from '../audit/hand-replay.js';
import { countChipsInPlay } from '../hand/pots/pots.js';
import { fromBundle } from './bundle-file.js';
import { disputedLine, disputesAbout } from './disputes-about.js';
import { shared, wholeNumber } from './options.js';
import { handEvents, namesIn } from './stores.js';
import { command, UsageError } from './command.js';
import { handEventText } from '../texts/hand-event-texts.js';
import { handTable, type ShownStep } from './hand-table.js';
import { refereeReport } from './referee-report.js';

export const replay = command({
  usage: 'replay HAND|FILE [HAND]',
  about: `
Replays the events of one hand under the rules that judged it, and prints a referee’s report, street by street, with
the articles applied. With --table, each step has a row: what happened, when and by whom it was recorded, the legal
actions just before, and the pot and the stacks after it. It can run beside a server.
Players’ names come from the data folder, even with --store.`,
  options: {
    table: { meaning: 'one row per step, with legal actions and stacks' },
    'up-to': { value: 'REVISION', meaning: 'the last step to show, from 0 (default: all steps)', read: wholeNumber(0, 1_000_000) },
    secrets: { meaning: 'show recorded hole cards that were never tabled' },
    data: shared.source,
    store: shared.store,
    lang: shared.lang,
    json: { meaning: 'print one JSON array of steps: event, text, metadata, before, after, legal' },
  },
  operands: { least: 1, most: 2, missing: 'name a hand, such as "friday.2.14"' },
  examples: ['tapis replay friday.2.14', 'tapis replay friday.2.14 --table', 'tapis replay friday.2.14 --up-to 20 --secrets --lang fr'],
  exitCodes: { 0: 'printed', 1: 'no such store or hand' },
  async run({ values: given, operands, io }) {
    const { id: named, rest, values } = await fromBundle('hand', operands, given);
    if (rest.length > 0) throw new UsageError(`replay shows one hand: "${rest[0]!}" is one too many`);
    const language = values.lang;
    const upTo = values['up-to'];
    const [id, events] = await handEvents(named, values, io);
    const steps = replayHand(events as readonly RecordedEvent<HandEvent>[], {
      secrets: values.secrets,
      ...(upTo === undefined ? {} : { upTo }),
    });
    if (values.json) {
      io.out.write(`${JSON.stringify(steps.map(toJson))}\n`);
      return 0;
    }
    const nameOf = await namesIn(values.data, io);
    const about = await disputesAbout(tournamentOfHand(id), values, io, (subject) => subject.kind === 'hand' && subject.handId === id);
    const disputed = disputedLine(about, language);
    if (!values.table) {
      io.out.write(`${disputed}${refereeReport(id, steps, nameOf, language)}`);
      return 0;
    }
    const started = steps[0]!.after.start!;
    const seats = started.seats.map(({ seat, playerId }) => ({ seat, playerId, name: nameOf(playerId) }));
    io.out.write(`${disputed}${language === 'fr' ? 'Main' : 'Hand'} ${id}\n${handTable(seats, steps.map(shownStep), language)}`);
    return 0;
  },
});

/** A step with its text in both languages. */
function toJson(step: ReplayStep): object {
  return { ...step, text: { en: handEventText(step.event, 'en'), fr: handEventText(step.event, 'fr') } };
}

function shownStep({ revision, event, metadata, after, legal }: ReplayStep): ShownStep {
  // An annulled hand has no seats.
  const dealtIn = after.start?.seats ?? [];
  return {
    revision,
    event,
    recordedAt: metadata.recordedAt,
    actor: metadata.actor,
    legal,
    toAct: dealtIn[after.turn]?.seat ?? null,
    potTotal: countChipsInPlay(after),
    stacks: after.stacks,
  };
}
