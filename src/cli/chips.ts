/**
 * `tapis chips`: the chip ledger of a tournament.
 */
import type { PlayerId } from '../../events/ids.js';
import type { ChipAccounts } from '../../projections/chip-accounts.js';
import { type ChipInventory, chipLedger, type ChipLine, inventoryKey } from '../../projections/chip-ledger.js';
import type { PieceTally } from '../../projections/chip-pieces.js';
import { foldEvents } from '../../projections/rows-in-memory.js';
import { accountNames, chipLineText, outOfPlay, signed } from '../texts/chip-ledger-texts.js';
import { articleName } from '../texts/ruling-texts.js';
import { grouped, type Language, type Sentence } from '../texts/sentences.js';
import { shared } from './options.js';
import { namesIn, tournamentEvents } from './stores.js';
import { command } from './command.js';
import { fromBundle } from './bundle-file.js';
import { type Column, textTable } from './text-table.js';

export const chips = command({
  usage: 'chips TOURNAMENT|FILE',
  about: `
Prints each event that changed the chips in play: what happened, the change, the chips in play after it, who recorded it,
when, under which articles and why. Then it prints the totals of the accounts, and the number of chips of each value if
the chip set is recorded. It reads all events of the tournament and can run beside a server.`,
  options: { data: shared.source, store: shared.store, lang: shared.lang, json: shared.json },
  operands: { least: 1, most: 1, missing: 'name a tournament, such as "friday"' },
  examples: ['tapis chips friday', 'tapis chips friday --lang fr --data /srv/club', 'tapis chips night.bundle'],
  exitCodes: { 0: 'printed', 1: 'no such store or tournament' },
  async run({ values: given, operands, io }) {
    const { id: named, values } = await fromBundle('tournament', operands, given);
    const language = values.lang;
    const [id, events] = await tournamentEvents(named, values, io);
    const rows = foldEvents(chipLedger, events);
    const lines = rows.list(id).map(({ body }) => body as ChipLine);
    const inventory = rows.get(inventoryKey(id))!.body as ChipInventory;
    if (values.json) {
      io.out.write(`${JSON.stringify({ tournamentId: id, lines: lines.map(toJson), inventory })}\n`);
      return 0;
    }
    io.out.write(ledgerTable(lines, await namesIn(values.data, io), language));
    io.out.write(`\n${accountTable(inventory.accounts, language)}`);
    if (inventory.pieces.length > 0) io.out.write(`\n${piecesTable(inventory, language)}`);
    return 0;
  },
});

/** A line with its sentence in both languages. */
function toJson(line: ChipLine): object {
  const { kind: _kind, tournamentId: _tournamentId, ...rest } = line;
  return { ...rest, text: { en: chipLineText(line, 'en'), fr: chipLineText(line, 'fr') } };
}

const columns = (language: Language, titles: readonly (readonly [title: Sentence, align?: 'right'])[]): readonly Column[] =>
  titles.map(([title, align]) => ({ title: title[language], ...(align === undefined ? {} : { align }) }));

function ledgerTable(lines: readonly ChipLine[], nameOf: (playerId: PlayerId) => string | null, language: Language): string {
  const titles = columns(language, [
    [{ en: 'Recorded', fr: 'Enregistré' }],
    [{ en: 'What happened', fr: 'Ce qui s’est passé' }],
    [{ en: 'Change', fr: 'Écart' }, 'right'],
    [{ en: 'In play', fr: 'En jeu' }, 'right'],
    [{ en: 'By', fr: 'Par' }],
    [{ en: 'Articles', fr: 'Articles' }],
    [{ en: 'Reason', fr: 'Raison' }],
  ]);
  const rows = lines.map((line) => [
    `${new Date(line.recordedAt).toISOString().slice(0, 19)}Z`,
    chipLineText(line, language, (playerId) => nameOf(playerId) ?? playerId),
    signed(line.change, language),
    grouped(line.accounts.inPlay, language),
    line.actor.id,
    line.articles.map(({ article }) => articleName(article, language)).join(', '),
    line.reason ?? '',
  ]);
  return textTable(titles, rows);
}

/** From chips handed out to chips in play, without empty accounts. */
function accountTable(accounts: ChipAccounts, language: Language): string {
  const names = Object.keys(accountNames) as (keyof ChipAccounts)[];
  const rows = names.flatMap((name) => {
    const amount = accounts[name];
    if (name === 'inPlay' || name === 'handedOut') return [[accountNames[name][language], grouped(amount, language)]];
    return amount === 0 ? [] : [[accountNames[name][language], signed(outOfPlay.has(name) ? -amount : amount, language)]];
  });
  const titles = columns(language, [[{ en: 'Account', fr: 'Compte' }], [{ en: 'Chips', fr: 'Jetons' }, 'right']]);
  return textTable(titles, rows);
}

function piecesTable({ pieces, untold }: ChipInventory, language: Language): string {
  const titles = columns(language, [
    [{ en: 'Value', fr: 'Valeur' }, 'right'],
    [{ en: 'Owned', fr: 'Possédés' }, 'right'],
    [{ en: 'In stacks', fr: 'Dans les tapis' }, 'right'],
    [{ en: 'From bank', fr: 'De la banque' }, 'right'],
    [{ en: 'To bank', fr: 'À la banque' }, 'right'],
    [{ en: 'Raced off', fr: 'Retirés' }, 'right'],
    [{ en: 'Won in races', fr: 'Gagnés au chip race' }, 'right'],
    [{ en: '', fr: '' }],
  ]);
  const shown = (count: number | null): string => (count === null || count === 0 ? '' : grouped(count, language));
  const gone = (tally: PieceTally): string => (tally.gone ? (language === 'fr' ? 'hors jeu' : 'out of play') : '');
  const rows = pieces.map((tally) => {
    const { value, owned, handedOut, fromBank, toBank, racedOff, wonInRaces } = tally;
    return [grouped(value, language), ...[owned, handedOut, fromBank, toBank, racedOff, wonInRaces].map(shown), gone(tally)];
  });
  const rest =
    language === 'fr'
      ? `${grouped(untold, language)} ont été distribués en jetons dont la valeur n’est pas enregistrée.\n`
      : `${grouped(untold, language)} were handed out in chips whose values are not recorded.\n`;
  return textTable(titles, rows) + (untold === 0 ? '' : rest);
}
