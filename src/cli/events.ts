/** `tapis events`: every event of a tournament and its hands as a sentence, in order of recording. */
import { eventTypes } from '../../events/catalogue.js';
import type { RecordedEvent } from '../../events/envelope.js';
import { toPrintableLine } from '../../events/free-text.js';
import { handOfStream, isHandStream, type PlayerId } from '../../events/ids.js';
import { hideRecordedSecrets } from '../audit/secrets.js';
import { eventText, explanationText } from '../texts/event-texts.js';
import { actorText } from '../texts/policy-texts.js';
import { wordsOf } from '../../events/words.js';
import { fromBundle } from './bundle-file.js';
import { CliError, command, UsageError } from './command.js';
import { oneOf, shared, tournamentIdOf, wholeNumber } from './options.js';
import { namesIn, reading, wordsIn } from './stores.js';
import { entriesOf, type Entry } from './tournament-entries.js';
import { MAX_TABLES } from '../../events/values.js';

interface Sought {
  readonly player: string | undefined;
  readonly table: number | undefined;
  readonly type: string | undefined;
  readonly from: number;
  readonly to: number;
}

const typeOf = oneOf<string>(eventTypes.map(({ type }) => type));

export const events = command({
  usage: 'events TOURNAMENT|FILE',
  about: `
Prints every event of a tournament and its hands as a sentence, with its articles, who recorded it and when: what was
done and why, in the order in which it was recorded. With filters, only the events to which all of them apply.
It can run beside a server. Players’ names come from the data folder, even with --store.`,
  options: {
    player: { value: 'ID', meaning: 'only events that name this player, or the player’s seat in a hand' },
    table: { value: 'NUMBER', meaning: 'only events of this table', read: wholeNumber(1, MAX_TABLES) },
    type: { value: 'TYPE', meaning: 'only events of this type, such as PlayerMoved', read: typeOf },
    from: { value: 'TIME', meaning: 'only events recorded then or later, such as 2026-01-02T21:00Z', read: instantOf },
    to: { value: 'TIME', meaning: 'only events recorded then or earlier', read: instantOf },
    secrets: { meaning: 'show recorded hole cards that were never tabled' },
    data: shared.source,
    store: shared.store,
    lang: shared.lang,
    json: { meaning: 'print one JSON object per line: the event with text, judgement, reason' },
  },
  operands: { least: 1, most: 1, missing: 'name a tournament, such as "friday"' },
  examples: [
    'tapis events friday',
    'tapis events friday --player ada --from 2026-01-02T21:00Z --lang fr',
    'tapis events friday --type PlayerMoved --json',
  ],
  exitCodes: { 0: 'printed', 1: 'no such store or tournament' },
  async run({ values: given, operands, io }) {
    const { id: named, values } = await fromBundle('tournament', operands, given);
    const id = await tournamentIdOf(named);
    const nameOf = await namesIn(values.data, io);
    const withWords = await wordsIn(values.data, io);
    const { player, table, type, from = -Infinity, to = Infinity, lang: language } = values;
    const sought: Sought = { player, table, type, from, to };
    let isThere = false;
    await reading(
      values,
      (line) => void io.err.write(`${line}\n`),
      async (reader) => {
        for await (const entry of entriesOf(reader, id)) {
          isThere = true;
          if (!fits(entry, sought)) continue;
          const data = values.secrets ? entry.event.data : hideRecordedSecrets(entry.event).data;
          const event = withWords(Object.assign({}, entry.event, { data }) as RecordedEvent);
          io.out.write(values.json ? `${JSON.stringify(toJson(event, nameOf))}\n` : `${lineOf(event, nameOf, language)}\n`);
        }
      },
    );
    if (!isThere) throw new CliError('TOURNAMENT_NOT_FOUND', `There is no tournament "${id}" in this store.`);
    return 0;
  },
});

/** Time, place, person, sentence. */
function lineOf(event: RecordedEvent, nameOf: (id: PlayerId) => string | null, language: 'en' | 'fr'): string {
  const { recordedAt } = event.metadata;
  const hand = isHandStream(event.stream) ? `${handOfStream(event.stream)}: ` : '';
  const at = new Date(recordedAt).toISOString().slice(0, 19);
  return toPrintableLine(`${at}Z  ${actorText(event.metadata, language)}  ${hand}${eventText(event, language, nameOf)}`);
}

function toJson(event: RecordedEvent, nameOf: (id: PlayerId) => string | null): object {
  const { position, stream, revision, type, data, metadata } = event;
  const { recordedAt, actor, inOwnCause = false, command: name } = metadata;
  const [en, fr] = [explanationText(event, 'en'), explanationText(event, 'fr')];
  return {
    position,
    stream,
    revision,
    type,
    recordedAt,
    actor,
    inOwnCause,
    command: name,
    text: { en: eventText(event, 'en', nameOf), fr: eventText(event, 'fr', nameOf) },
    judgement: en === null ? null : { en, fr },
    reason: wordsOf(event),
    data,
  };
}

function fits({ event, players, tables }: Entry, { player, table, type, from, to }: Sought): boolean {
  const { recordedAt } = event.metadata;
  return (
    (type === undefined || event.type === type) &&
    (table === undefined || tables.includes(table)) &&
    (player === undefined || players.some((each) => each === player)) &&
    recordedAt >= from &&
    recordedAt <= to
  );
}

export function instantOf(text: string, flag: string): number {
  const instant = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z)?$/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(instant)) return instant;
  throw new UsageError(`${flag} takes a time in UTC, such as 2026-01-02T21:00Z, not "${text}"`);
}
