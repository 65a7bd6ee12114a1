/**
 * What `tapis simulate` shows a person: figures and the best places.
 * May import: `src/simulate` (types), texts, its neighbours.
 */
import type { Rulebook } from '../rulebooks/rulebooks.js';
import type { SimulationReport, Spread } from '../simulate/simulate.js';
import { grouped, type Language, type Sentence } from '../texts/sentences.js';
import { textTable } from './text-table.js';

/** What moved a player, by the key of its reason. */
const reasons: Readonly<Record<string, Sentence>> = {
  balancing: { en: 'to balance', fr: 'équilibrage' },
  balancingOntoSmallBlind: { en: 'to balance, only the small blind was free', fr: 'équilibrage, seule la petite blinde était libre' },
  tableBrokenDrawn: { en: 'table broken, seat drawn', fr: 'table cassée, place tirée au sort' },
  tableBrokenFromButton: { en: 'table broken, from the button', fr: 'table cassée, depuis le bouton' },
  tableBrokenByBigBlind: { en: 'table broken, next big blind', fr: 'table cassée, prochaine grosse blinde' },
};

const words = {
  en: {
    book: 'Rulebook',
    field: 'Field',
    hands: 'Hands',
    clock: 'Clock',
    moves: 'Moves',
    floor: 'Floor',
    together: 'Hand for hand',
    wait: 'Longest wait',
    blinds: 'Big blinds',
    perPlayer: 'Moves a player',
    events: 'Events',
    digest: 'Digest',
    place: 'Place',
    player: 'Player',
  },
  fr: {
    book: 'Règlement',
    field: 'Participants',
    hands: 'Mains',
    clock: 'Horloge',
    moves: 'Déplacements',
    floor: 'Salle',
    together: 'Main par main',
    wait: 'Plus longue attente',
    blinds: 'Grosses blindes',
    perPlayer: 'Déplacements par joueur',
    events: 'Événements',
    digest: 'Empreinte',
    place: 'Place',
    player: 'Joueur',
  },
} as const satisfies Record<Language, Record<string, string>>;

export function reportText(report: SimulationReport, book: Rulebook, wallMs: number, language: Language): string {
  const word = words[language];
  const lines = linesOf(report, book, wallMs, language);
  const width = Math.max(...lines.map(([key]) => word[key].length)) + 2;
  const figures = lines.map(([key, text]) => `${word[key].padEnd(width)}${text}\n`).join('');
  const rows = report.ranking.map(({ place, tied, playerId }) => [`${place}${tied > 1 ? '=' : ''}`, playerId]);
  return `${figures}\n${textTable([{ title: word.place, align: 'right' }, { title: word.player }], rows)}`;
}

type Line = readonly [key: keyof (typeof words)['en'], text: string];

function linesOf(report: SimulationReport, book: Rulebook, wallMs: number, language: Language): Line[] {
  const fr = language === 'fr';
  const n = (value: number): string => grouped(value, language);
  const { hands, moves, fairness, events, longestWait } = report;
  const minutes = Math.round(report.durationMs / 60_000);
  const time = fr ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  const seconds = decimal((wallMs / 1000).toFixed(1), language);
  const spread = ({ min, median, max }: Spread): string => [min, median, max].map((value) => decimal(String(value), language)).join(' / ');
  const why = Object.entries(moves.byReason).map(([key, count]) => `${reasons[key]?.[language] ?? key} ${n(count)}`);
  return [
    ['book', `${book.name[language]} (${book.id} ${book.version})`],
    [
      'field',
      fr
        ? `${n(report.players)} joueurs à ${n(report.tables)} tables de ${report.seatsPerTable}, ${n(report.startingStack)} jetons chacun, graine ${report.seed}`
        : `${n(report.players)} players at ${n(report.tables)} tables of ${report.seatsPerTable}, ${n(report.startingStack)} chips each, seed ${report.seed}`,
    ],
    ['hands', fr ? `${n(hands.typed)} saisies, ${n(hands.untyped)} non saisies` : `${n(hands.typed)} typed in, ${n(hands.untyped)} not`],
    [
      'clock',
      fr
        ? `niveau ${report.level} sur ${report.levels}, ${report.breaks} pauses, ${time} de tournoi`
        : `level ${report.level} of ${report.levels}, ${report.breaks} breaks, ${time} of play`,
    ],
    [
      'moves',
      fr
        ? `${n(moves.total)} (${why.join(', ')}) ; ${n(moves.waited)} ont attendu, dont ${n(moves.dropped)} abandonnés`
        : `${n(moves.total)} (${why.join(', ')}); ${n(moves.waited)} had to wait, ${n(moves.dropped)} of them dropped`,
    ],
    [
      'floor',
      fr
        ? `${n(report.tableBreaks)} tables fermées, ${n(report.halts)} arrêts de table, ${n(report.counts)} comptages`
        : `${n(report.tableBreaks)} tables closed, ${n(report.halts)} halts of a table, ${n(report.counts)} counts`,
    ],
    [
      'together',
      fr
        ? `${n(report.handForHand.rounds)} tours, ${n(report.handForHand.held)} coups à tapis en attente des autres tables`
        : `${n(report.handForHand.rounds)} rounds, ${n(report.handForHand.held)} all-in hands that waited for other tables`,
    ],
    ['wait', longestWait === null ? '–' : waitText(longestWait, language)],
    [
      'blinds',
      fr
        ? `${spread(fairness.bigBlindsPer100Hands)} pour 100 mains (min / médiane / max de ${n(fairness.players)} joueurs d’au moins ${fairness.fromHands} mains)`
        : `${spread(fairness.bigBlindsPer100Hands)} in 100 hands (min / median / max of ${n(fairness.players)} players with ${fairness.fromHands} hands or more)`,
    ],
    ['perPlayer', `${spread(fairness.movesPerPlayer)} (min / ${fr ? 'médiane' : 'median'} / max)`],
    [
      'events',
      fr
        ? `${n(events.total)} (tournoi ${n(events.tournament)}, mains ${n(events.hands)}) en ${seconds} s`
        : `${n(events.total)} (tournament ${n(events.tournament)}, hands ${n(events.hands)}) in ${seconds} s`,
    ],
    ['digest', report.digest],
  ];
}

function waitText({ table, ms }: NonNullable<SimulationReport['longestWait']>, language: Language): string {
  const seconds = Math.round(ms / 1000);
  const text = `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return language === 'fr'
    ? `${text} entre deux mains de la table ${table}, pauses à part`
    : `${text} between two hands of table ${table}, breaks apart`;
}

/** A number with the comma of the language. */
function decimal(text: string, language: Language): string {
  return language === 'fr' ? text.replace('.', ',') : text;
}
