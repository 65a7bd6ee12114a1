/**
 * The report of `tapis import`.
 */
import { fill, grouped, type Language } from '../texts/sentences.js';
import type { RefusedHand } from './import-runs.js';
import { textTable } from './text-table.js';

/** The most tournaments that are listed one by one for a person. */
const MOST_LISTED = 25;

/** A tournament that is in the store. */
export interface Imported {
  readonly tournament: string;
  readonly file: string;
  readonly hands: number;
  readonly players: number;
  readonly events: number;
  /** True when the store held all of it already. */
  readonly repeated: boolean;
}

const words = {
  en: {
    tournament: 'Tournament',
    hands: 'Hands',
    players: 'Players',
    events: 'New events',
    sum: '{files} file{files||s}: {hands} hand{hands||s} in {tournaments} tournament{tournaments||s}, {before} already there, {refused} refused',
  },
  fr: {
    tournament: 'Tournoi',
    hands: 'Mains',
    players: 'Joueurs',
    events: 'Nouveaux événements',
    sum: '{files} fichier{files||s} : {hands} main{hands||s} dans {tournaments} tournoi{tournaments||s}, {before} déjà là, {refused} refusée{refused||s}',
  },
} as const satisfies Record<Language, Record<string, string>>;

interface Report {
  readonly files: number;
  readonly imported: readonly Imported[];
  readonly refused: readonly RefusedHand[];
}

/** Prints what an import recorded, and every hand that was refused. */
export function report(out: NodeJS.WritableStream, { files, imported, refused }: Report, json: boolean, language: Language): void {
  const hands = imported.reduce((sum, one) => sum + one.hands, 0);
  const before = imported.filter(({ repeated }) => repeated).reduce((sum, one) => sum + one.hands, 0);
  if (json) {
    out.write(`${JSON.stringify({ files, hands, alreadyThere: before, tournaments: imported, refused })}\n`);
    return;
  }
  const chips = (amount: number): string => grouped(amount, language);
  const word = words[language];
  for (const { place, code, message } of refused) out.write(`${place}: ${message} (${code})\n`);
  if (imported.length > 0 && imported.length <= MOST_LISTED) {
    const columns = [
      { title: word.tournament },
      { title: word.hands, align: 'right' },
      { title: word.players, align: 'right' },
      { title: word.events, align: 'right' },
    ] as const;
    out.write(
      textTable(
        columns,
        imported.map((one) => [one.tournament, chips(one.hands), chips(one.players), chips(one.events)]),
      ),
    );
  }
  const counts = { files, hands, tournaments: imported.length, before, refused: refused.length };
  out.write(`${fill(word.sum, counts, language)}\n`);
}
