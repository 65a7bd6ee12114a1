/** `tapis cash`: the report of the cash desk. */
import type { PlayerId } from '../../events/ids.js';
import type { TournamentEvent } from '../../events/tournament.js';
import { type CashReport, type PersonAccount, reportCash } from '../tournament/cash/report.js';
import { tournamentDecider } from '../tournament/decider.js';
import type { TournamentState } from '../tournament/state.js';
import { paymentMethods } from '../texts/cash-event-texts.js';
import { moneyText } from '../texts/money.js';
import type { Language, Sentence } from '../texts/sentences.js';
import { fromBundle } from './bundle-file.js';
import { command } from './command.js';
import { shared } from './options.js';
import { namesIn, tournamentEvents } from './stores.js';
import { type Column, textTable } from './text-table.js';

export const cash = command({
  usage: 'cash TOURNAMENT|FILE',
  about: `
Prints the report of the cash desk: what was sold, what of it is the organiser’s and the pot’s, what was taken, given back
and paid out, by cash, card and transfer, and which players owe or get something. It reads all events of the tournament and
can run beside a server.`,
  options: { data: shared.source, store: shared.store, lang: shared.lang, json: shared.json },
  operands: { least: 1, most: 1, missing: 'name a tournament, such as "friday"' },
  examples: ['tapis cash friday', 'tapis cash friday --lang fr --data /srv/club', 'tapis cash friday --json'],
  exitCodes: { 0: 'printed', 1: 'no such store or tournament' },
  async run({ values: given, operands, io }) {
    const { id: named, values } = await fromBundle('tournament', operands, given);
    const [id, events] = await tournamentEvents(named, values, io);
    const state = events.reduce<TournamentState>(
      (before, event) => tournamentDecider.evolve(before, event as unknown as TournamentEvent),
      tournamentDecider.initialState,
    );
    // The first event of a tournament announces it.
    if (state.phase === 'unknown') return 1;
    const report = reportCash(state, events.at(-1)!.metadata.recordedAt);
    if (values.json) {
      io.out.write(`${JSON.stringify({ tournamentId: id, ...report })}\n`);
      return 0;
    }
    const say = saying(values.lang, state.settings.currency);
    io.out.write(totalsTable(report, say));
    io.out.write(`\n${methodsTable(report, say)}`);
    io.out.write(`\n${peopleTable(report.people, say, await namesIn(values.data, io))}`);
    return 0;
  },
});

interface Saying {
  readonly language: Language;
  readonly money: (cents: number) => string;
}

const saying = (language: Language, currency: string | undefined): Saying => ({
  language,
  money: (cents) => moneyText(cents, language, currency),
});

const columns = (language: Language, titles: readonly Sentence[]): readonly Column[] =>
  titles.map((title, at) => ({ title: title[language], ...(at === 0 ? {} : { align: 'right' as const }) }));

const totals = {
  charged: { en: 'Sold', fr: 'Vendu' },
  fees: { en: 'of it fees', fr: 'dont frais' },
  toPot: { en: 'of it to the pot', fr: 'dont cagnotte' },
  bounties: { en: 'of it bounties', fr: 'dont primes' },
  added: { en: 'Added by the organiser', fr: 'Ajouté par l’organisateur' },
  pot: { en: 'Pot', fr: 'Cagnotte' },
  paid: { en: 'Taken', fr: 'Encaissé' },
  owed: { en: 'Owed', fr: 'À payer' },
  inAdvance: { en: 'Paid in advance', fr: 'Payé d’avance' },
  dueBack: { en: 'Due back', fr: 'À rembourser' },
  givenBack: { en: 'Given back', fr: 'Remboursé' },
  prizesDue: { en: 'Prizes due', fr: 'Prix à verser' },
  prizesPaid: { en: 'Prizes paid', fr: 'Prix versés' },
  tooMuch: { en: 'To be brought back', fr: 'Trop versé, à rendre' },
  left: { en: 'Should be there', fr: 'Doit rester' },
} as const satisfies Partial<Record<keyof CashReport, Sentence>>;

/** Those that are shown even where they are 0. */
const always: ReadonlySet<string> = new Set<keyof typeof totals>(['charged', 'fees', 'pot', 'paid', 'owed', 'prizesPaid', 'left']);

function totalsTable(report: CashReport, { language, money }: Saying): string {
  const names = Object.keys(totals) as (keyof typeof totals)[];
  const rows = names.filter((name) => always.has(name) || report[name] !== 0).map((name) => [totals[name][language], money(report[name])]);
  return textTable(
    columns(language, [
      { en: 'Cash desk', fr: 'Caisse' },
      { en: 'Sum', fr: 'Montant' },
    ]),
    rows,
  );
}

function methodsTable({ methods }: CashReport, { language, money }: Saying): string {
  const titles = columns(language, [{ en: 'Method', fr: 'Moyen' }, totals.paid, totals.givenBack, totals.prizesPaid, totals.left]);
  const unsaid = { en: 'not said', fr: 'non précisé' };
  const rows = methods.map(({ method, taken, givenBack, prizesPaid, left }) => [
    (method === null ? unsaid : paymentMethods[method])[language],
    ...[taken, givenBack, prizesPaid, left].map(money),
  ]);
  return textTable(titles, rows);
}

/** Empty cells for nothing, so that what is open catches the eye. */
function peopleTable(people: readonly PersonAccount[], { language, money }: Saying, nameOf: (playerId: PlayerId) => string | null): string {
  const titles = columns(language, [
    { en: 'Player', fr: 'Joueur' },
    totals.charged,
    totals.paid,
    totals.owed,
    totals.givenBack,
    { en: 'Still due back', fr: 'Reste à rembourser' },
    { en: 'Prizes still due', fr: 'Prix encore dus' },
    totals.prizesPaid,
    totals.tooMuch,
  ]);
  const shown = (cents: number): string => (cents === 0 ? '' : money(cents));
  const rows = people.map((each) => [
    nameOf(each.playerId) ?? each.playerId,
    ...[
      each.charged,
      each.paid,
      each.owed,
      each.givenBack,
      Math.max(0, each.dueBack - each.givenBack),
      Math.max(0, each.prizesDue - each.prizesPaid),
      each.prizesPaid,
      each.tooMuch,
    ].map(shown),
  ]);
  return textTable(titles, rows);
}
