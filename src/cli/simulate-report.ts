/** The report of `tapis simulate`: figures and the best places. */
import { nameOf, type Rulebook } from '../rulebooks/rulebooks.js';
import type { SimulationReport, Spread } from '../simulate/simulate.js';
import { fill, grouped, type Language, type Sentence } from '../texts/sentences.js';
import { textTable } from './text-table.js';
import { lookUp } from '../../events/look-up.js';

/** The reasons of moves, by key. */
const reasons: Readonly<Record<string, Sentence>> = {
  balancing: { en: 'to balance', fr: 'équilibrage' },
  balancingOntoSmallBlind: { en: 'to balance, only the small blind was free', fr: 'équilibrage, seule la petite blinde était libre' },
  tableBrokenDrawn: { en: 'table broken, seat drawn', fr: 'table fermée, siège tiré au sort' },
  tableBrokenFromButton: { en: 'table broken, from the button', fr: 'table fermée, depuis le bouton' },
  tableBrokenByBigBlind: { en: 'table broken, next big blind', fr: 'table fermée, prochaine grosse blinde' },
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
    perPlayer: 'Moves per player',
    incidents: 'Incidents',
    events: 'Events',
    digest: 'Digest',
    place: 'Place',
    player: 'Player',
  },
  fr: {
    book: 'Règlement',
    field: 'Participants',
    hands: 'Mains',
    clock: 'Chronomètre',
    moves: 'Déplacements',
    floor: 'Salle',
    together: 'Main par main',
    wait: 'Plus longue attente',
    blinds: 'Grosses blindes',
    perPlayer: 'Déplacements par joueur',
    incidents: 'Incidents',
    events: 'Événements',
    digest: 'Empreinte',
    place: 'Place',
    player: 'Joueur',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** The places left out. */
const unshown: Sentence = {
  en: '… and {more} more player{more||s}: these are the best places.',
  fr: '… et {more} autre{more||s} joueur{more||s} : ce sont les meilleures places.',
};

export function reportText(report: SimulationReport, book: Rulebook, wallMs: number, language: Language): string {
  const word = words[language];
  const lines = linesOf(report, book, wallMs, language);
  const width = Math.max(...lines.map(([key]) => word[key].length)) + 2;
  const figures = lines.map(([key, text]) => `${word[key].padEnd(width)}${text}\n`).join('');
  const rows = report.ranking.map(({ place, tied, playerId }) => [`${place}${tied > 1 ? '=' : ''}`, playerId]);
  const more = report.players - rows.length;
  const rest = more > 0 ? `${fill(unshown[language], { more }, language)}\n` : '';
  return `${figures}\n${textTable([{ title: word.place, align: 'right' }, { title: word.player }], rows)}${rest}`;
}

type Line = readonly [key: keyof (typeof words)['en'], text: string];

function linesOf(report: SimulationReport, book: Rulebook, wallMs: number, language: Language): Line[] {
  const fr = language === 'fr';
  const n = (value: number): string => grouped(value, language);
  const many = (count: number, one: string, more: string): string => fill(`{count} {count|${one}|${more}}`, { count }, language);
  const { hands, moves, fairness, events, longestWait } = report;
  const minutes = Math.round(report.durationMs / 60_000);
  const time = fr ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  const seconds = decimal((wallMs / 1000).toFixed(1), language);
  const spread = ({ min, median, max }: Spread): string => [min, median, max].map((value) => decimal(String(value), language)).join(' / ');
  const why = Object.entries(moves.byReason).map(([key, count]) => `${lookUp(reasons, key)?.[language] ?? key} ${n(count)}`);
  return [
    ['book', `${book.name[language]} (${nameOf(book)})`],
    [
      'field',
      fr
        ? `${n(report.players)} joueurs à ${many(report.tables, 'table', 'tables')} de ${report.seatsPerTable}, ${n(report.startingStack)} jetons chacun, graine ${report.seed}`
        : `${n(report.players)} players at ${many(report.tables, 'table', 'tables')} of ${report.seatsPerTable}, ${n(report.startingStack)} chips each, seed ${report.seed}`,
    ],
    [
      'hands',
      fr
        ? `${n(hands.typed)} saisies, ${n(hands.untyped)} aux tables non suivies`
        : `${n(hands.typed)} recorded, ${n(hands.untyped)} at untracked tables`,
    ],
    [
      'clock',
      fr
        ? `niveau ${report.level} sur ${report.levels}, ${many(report.breaks, 'pause', 'pauses')}, ${time} de tournoi`
        : `level ${report.level} of ${report.levels}, ${many(report.breaks, 'break', 'breaks')}, ${time} of play`,
    ],
    [
      'moves',
      moves.total === 0 && moves.waited === 0
        ? fr
          ? 'aucun'
          : 'none'
        : fr
          ? `${n(moves.total)}${why.length === 0 ? '' : ` (${why.join(', ')})`} ; ${n(moves.waited)} mis en attente, dont ${many(moves.dropped, 'abandonné', 'abandonnés')}`
          : `${n(moves.total)}${why.length === 0 ? '' : ` (${why.join(', ')})`}; ${n(moves.waited)} had to wait, ${n(moves.dropped)} of them dropped`,
    ],
    [
      'floor',
      fr
        ? `${many(report.tableBreaks, 'table fermée', 'tables fermées')}, ${many(report.halts, 'arrêt de table', 'arrêts de table')}, ${many(report.counts, 'comptage', 'comptages')}`
        : `${many(report.tableBreaks, 'table', 'tables')} closed, ${many(report.halts, 'halt', 'halts')} of a table, ${many(report.counts, 'count', 'counts')}`,
    ],
    [
      'together',
      report.handForHand.rounds === 0
        ? fr
          ? 'pas un tour'
          : 'no rounds'
        : fr
          ? `${many(report.handForHand.rounds, 'tour', 'tours')}, ${many(report.handForHand.held, 'main à tapis', 'mains à tapis')} en attente des autres tables`
          : `${many(report.handForHand.rounds, 'round', 'rounds')}, ${many(report.handForHand.held, 'all-in hand', 'all-in hands')} that waited for other tables`,
    ],
    ['wait', longestWait === null ? '–' : waitText(longestWait, language)],
    [
      'blinds',
      fairness.players === 0
        ? fr
          ? `personne n’a joué ${fairness.fromHands} mains`
          : `nobody played ${fairness.fromHands} hands`
        : fr
          ? `${spread(fairness.bigBlindsPer100Hands)} pour 100 mains (min / médiane / max de ${many(fairness.players, 'joueur', 'joueurs')} d’au moins ${fairness.fromHands} mains)`
          : `${spread(fairness.bigBlindsPer100Hands)} per 100 hands (min / median / max of ${many(fairness.players, 'player', 'players')} with ${fairness.fromHands} hands or more)`,
    ],
    ['perPlayer', `${spread(fairness.movesPerPlayer)} (min / ${fr ? 'médiane' : 'median'} / max)`],
    ...(report.incidents === null ? [] : [['incidents', incidentsText(report.incidents, language)] as const]),
    [
      'events',
      fr
        ? `${n(events.total)} (tournoi ${n(events.tournament)}, mains ${n(events.hands)}) en ${seconds} s`
        : `${n(events.total)} (tournament ${n(events.tournament)}, hands ${n(events.hands)}) in ${seconds} s`,
    ],
    ['digest', report.digest],
  ];
}

function incidentsText({ accepted, refused }: NonNullable<SimulationReport['incidents']>, language: Language): string {
  const [taken, not] = [accepted, refused].map((counts) => grouped(sumOf(counts), language));
  return language === 'fr' ? `${taken} commandes acceptées, ${not} refusées` : `${taken} commands accepted, ${not} refused`;
}

const sumOf = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

function waitText({ table, ms }: NonNullable<SimulationReport['longestWait']>, language: Language): string {
  const seconds = Math.round(ms / 1000);
  const text = `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return language === 'fr'
    ? `${text} entre deux mains de la table ${table}, hors pauses`
    : `${text} between two hands of table ${table}, without breaks`;
}

/** A number with the language's decimal separator. */
function decimal(text: string, language: Language): string {
  return language === 'fr' ? text.replace('.', ',') : text;
}
