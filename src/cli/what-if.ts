/** `tapis what-if`: judges the acts of a hand, or of all hands of a tournament, under another rulebook. */
import type { HandEvent } from '../../events/hand.js';
import { type HandId, handStream, type PlayerId, tournamentStream } from '../../events/ids.js';
import type { RulebookReference } from '../../events/values.js';
import { type JudgedAgain, judgeAgain, listUnlike } from '../audit/what-if.js';
import { hideSecrets } from '../audit/secrets.js';
import { referenceTo } from '../rulebooks/adopted-book.js';
import { rulebookNamed, titleOf } from '../rulebooks/rulebooks.js';
import { handEventText } from '../texts/hand-event-texts.js';
import { nameSeats } from '../texts/named-seats.js';
import { refusalText } from '../texts/refusal-texts.js';
import type { Language } from '../texts/sentences.js';
import { bookFiles, bookIds, runWithBooks } from './book-files.js';
import { fromBundle, isBundleFile, readBundleFile } from './bundle-file.js';
import { CliError, command, UsageError } from './command.js';
import { handIdOf, shared, tournamentIdOf } from './options.js';
import { Progress } from './progress.js';
import { namesIn, reading, wordsIn } from './stores.js';

interface HandAgain extends JudgedAgain {
  readonly handId: HandId;
  readonly players: ReadonlyMap<number, PlayerId>;
}

/** Who sits where. */
function playersOf(events: readonly HandEvent[]): ReadonlyMap<number, PlayerId> {
  const start = events.find((event) => event.type === 'HandStarted');
  return new Map(start?.data.seats.map(({ seat, playerId }) => [seat, playerId]));
}

export const whatIf = command({
  usage: 'what-if HAND|TOURNAMENT|FILE --rulebook BOOK',
  about: `
Judges the recorded acts of a hand again under another rulebook, without house rules, and prints where it would first
have gone otherwise: what was recorded, what would have been ruled, and by which article. Of a tournament, every hand is
judged from its recorded start. It writes nothing and can run beside a server. An act whose events do not say all that
was typed is taken over as it stands.`,
  options: {
    rulebook: { value: 'BOOK', meaning: `${bookIds}; an edition may follow, as in ropta@2020-04` },
    book: bookFiles,
    data: shared.source,
    store: shared.store,
    lang: shared.lang,
    json: { meaning: 'one JSON array of hands: acts, acts taken over, the first difference' },
  },
  operands: { least: 1, most: 1, missing: 'name a hand, such as "friday.2.14", or a tournament' },
  examples: ['tapis what-if friday.2.14 --rulebook redcactus', 'tapis what-if friday --rulebook tdaFr --lang fr'],
  exitCodes: { 0: 'printed', 1: 'no such store, hand or tournament' },
  run: ({ values: given, operands, io }) =>
    runWithBooks(given.book, async () => {
      const kind = await kindOfBundle(operands[0]!);
      const { id: asked, values } = await fromBundle(kind, operands, given);
      if (values.rulebook === undefined) throw new UsageError('name the other rulebook with --rulebook');
      const book = rulebookNamed(values.rulebook);
      if (book === undefined) throw new UsageError(`there is no rulebook "${values.rulebook}": ${bookIds}`);
      const reference = referenceTo(book);
      const { decodeEvent } = await import('../app/dispatch/event-codec.js');
      const withWords = await wordsIn(values.data, io);
      const progress = new Progress(io);
      const hands = await reading(
        values,
        (line) => void io.err.write(`${line}\n`),
        async (reader) => {
          const ids = asked.includes('.') ? [await handIdOf(asked)] : await handsOf(asked);
          const found: HandAgain[] = [];
          for (const [at, handId] of ids.entries()) {
            if (at % 50 === 49) progress.show(() => `${at + 1}/${ids.length}`);
            const events = (await reader.readStream(handStream(handId))).map((stored) => withWords(decodeEvent(stored)) as HandEvent);
            if (events.length > 0) found.push({ handId, players: playersOf(events), ...judgeAgain(events, reference) });
          }
          progress.clear();
          return found;

          async function handsOf(text: string): Promise<readonly HandId[]> {
            const own = await reader.readStream(tournamentStream(await tournamentIdOf(text)));
            return own.flatMap((stored) => (stored.type === 'HandOpened' ? [(JSON.parse(stored.data) as { handId: HandId }).handId] : []));
          }
        },
      );
      if (hands.length === 0) throw new CliError('NOTHING_TO_JUDGE', `There is no recorded hand of "${asked}" in this store.`);
      const report = values.json
        ? `${JSON.stringify(hands.map(withoutSecrets))}\n`
        : reportOf(hands, reference, values.lang, await namesIn(values.data, io));
      io.out.write(report);
      return 0;
    }),
});

/** The subject of a bundle, whose hands are judged. */
async function kindOfBundle(operand: string): Promise<'hand' | 'tournament'> {
  return isBundleFile(operand) && 'hand' in (await readBundleFile(operand)).header.of ? 'hand' : 'tournament';
}

/** Cards that were not tabled stay hidden in every format. */
function withoutSecrets({ players: _players, ...hand }: HandAgain): object {
  const { difference } = hand;
  if (difference === null) return hand;
  return {
    ...hand,
    difference: { ...difference, recorded: difference.recorded.map(hideSecrets), instead: difference.instead.map(hideSecrets) },
  };
}

const words = {
  en: {
    under: (book: string) => `Judged under ${book}`,
    same: 'goes the same way',
    differs: {
      preflop: 'differs before the flop',
      flop: 'differs on the flop',
      turn: 'differs on the turn',
      river: 'differs on the river',
    },
    recorded: 'recorded',
    instead: 'instead ',
    nothing: 'nothing',
    refused: 'refused',
    sum: (all: number, other: number) => `${all} ${all === 1 ? 'hand' : 'hands'}, ${other} ${other === 1 ? 'differs' : 'differ'}.`,
  },
  fr: {
    under: (book: string) => `Jugé selon ${book}`,
    same: 'se déroule de la même façon',
    differs: { preflop: 'diffère avant le flop', flop: 'diffère au flop', turn: 'diffère à la turn', river: 'diffère à la river' },
    recorded: 'enregistré',
    instead: 'à la place',
    nothing: 'rien',
    refused: 'refusé',
    sum: (all: number, other: number) => `${all} ${all < 2 ? 'main' : 'mains'}, ${other} ${other < 2 ? 'diffère' : 'diffèrent'}.`,
  },
} as const satisfies Record<Language, object>;

function reportOf(
  hands: readonly HandAgain[],
  reference: RulebookReference,
  language: Language,
  nameOf: (playerId: PlayerId) => string | null,
): string {
  const word = words[language];
  const colon = language === 'fr' ? ' : ' : ': ';
  const differing = hands.filter(({ difference }) => difference !== null);
  const shown = hands.length === 1 ? hands : differing;
  const seatOf =
    (players: HandAgain['players']) =>
    (seat: number): string | null => {
      const playerId = players.get(seat);
      return playerId === undefined ? null : (nameOf(playerId) ?? playerId);
    };
  const lines = shown.flatMap(({ handId, difference, players }) => {
    if (difference === null) return [`${handId} ${word.same}`];
    const { street, refusal } = difference;
    const text = (events: readonly HandEvent[]): string =>
      events.map((event) => nameSeats(handEventText(hideSecrets(event), language), seatOf(players), language)).join('; ') || word.nothing;
    const { recorded, instead } = refusal === null ? listUnlike(difference) : difference;
    const other = refusal === null ? text(instead) : `${word.refused}${colon}${refusalText(refusal, language)}`;
    return [
      `${handId} ${word.differs[street]}${colon.trimEnd()}`,
      `  ${word.recorded}${colon}${text(recorded)}`,
      `  ${word.instead}${colon}${other}`,
    ];
  });
  const sum = hands.length === 1 ? [] : [word.sum(hands.length, differing.length)];
  return `${[word.under(titleOf(reference)), '', ...lines, ...(sum.length === 0 || lines.length === 0 ? [] : ['']), ...sum].join('\n')}\n`;
}
