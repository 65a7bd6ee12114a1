/**
 * The report of `tapis import`.
 */
import { toPrintableLine } from '../../events/free-text.js';
import { fill, grouped, type Language } from '../texts/sentences.js';
import type { PartedHand, Parting, RefusedHand } from './import-runs.js';
import { textTable } from './text-table.js';

/** The most tournaments listed individually. */
const MOST_LISTED = 25;

/** A tournament in the store. */
export interface Imported {
  readonly tournament: string;
  readonly file: string;
  readonly hands: number;
  readonly players: number;
  readonly events: number;
  /** True when the store had all of it already. */
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
  readonly parted: readonly PartedHand[];
}

/** Why a hand begins its own tournament. */
function partingText(why: Parting, language: Language): string {
  const text = (en: string, fr: string): string => (language === 'fr' ? fr : en);
  switch (why.kind) {
    case 'names':
      return text('its players have no names that tell them apart', 'ses joueurs n’ont pas de noms qui les distinguent');
    case 'players':
      return text('its players are others', 'ses joueurs sont d’autres');
    case 'game':
      return text('its antes or its smallest chip are others', 'ses antes ou sa plus petite valeur de jeton sont autres');
    case 'positions':
      return text('its button and blinds are not those of the next hand', 'le bouton et les blindes ne sont pas ceux de la main suivante');
    case 'stack': {
      const [had, has] = [grouped(why.had, language), grouped(why.has, language)];
      return text(
        `${why.name} has ${has}, and had ${had} after the hand before`,
        `${why.name} a ${has}, et avait ${had} après la main précédente`,
      );
    }
  }
}

/** Prints the imported tournaments and the refused hands. */
export function report(out: NodeJS.WritableStream, { files, imported, refused, parted }: Report, json: boolean, language: Language): void {
  const hands = imported.reduce((sum, one) => sum + one.hands, 0);
  const before = imported.filter(({ repeated }) => repeated).reduce((sum, one) => sum + one.hands, 0);
  if (json) {
    out.write(`${JSON.stringify({ files, hands, alreadyThere: before, tournaments: imported, refused, parted })}\n`);
    return;
  }
  const chips = (amount: number): string => grouped(amount, language);
  const word = words[language];
  for (const { place, code, message } of refused) out.write(`${place}: ${message} (${code})\n`);
  const own = language === 'fr' ? 'commence un tournoi à part' : 'begins a tournament of its own';
  for (const { place, why } of parted.slice(0, MOST_LISTED))
    out.write(`${toPrintableLine(`${place}: ${own}: ${partingText(why, language)}`)}\n`);
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
