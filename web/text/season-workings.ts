/** The texts of the workings of points, of rules and of what waits: a file of its own, which the page loads after its first paint. */
export { ruleLines } from '../lib/season-rule-lines.js';

const s = '\u202F';

/** Of the formula of a scheme, by kind; n are the entrants, p is the place. */
interface SchemeNumbers {
  readonly k?: string;
  readonly c?: string;
  readonly perEntrant?: string;
  readonly floor?: string;
  readonly text?: string;
  readonly table?: readonly string[];
  readonly percents?: readonly string[];
}

const list = (numbers: readonly string[] = []): string => `${numbers.slice(0, 12).join(', ')}${numbers.length > 12 ? ', …' : ''}`;

/** What changed a standing: events of seasons and of results. */
const causes: Readonly<Record<string, string>> = {
  SheetPublished: 'results came in',
  SheetRevised: 'results were corrected',
  RowAmended: 'a result was amended',
  AmendmentLifted: 'an amendment was taken back',
  SheetWithdrawn: 'results were withdrawn',
  RowReassigned: 'a result was given to its player',
  PointsAdjusted: 'the commission changed points',
  AdjustmentLifted: 'the commission took a change of points back',
  SchemeAdopted: 'other points for a place',
  SeasonRulesChanged: 'the rules of the season changed',
  TournamentCounted: 'a tournament counts',
  TournamentDiscounted: 'a tournament no longer counts',
  MergedInto: 'two entries of one person were joined',
};

export const en = {
  sum: (results: string, carried: string | null, adjusted: string | null, total: string) =>
    `${results} from results${carried === null ? '' : ` + ${carried} from the stage before`}${adjusted === null ? '' : ` + ${adjusted} by the commission`} = ${total}`,
  howMade: 'Points',
  counted: 'Counts?',
  dropped: 'no, others count more',
  noNumber: 'the rules have no number for this place',
  whyRank: 'The rank since their last change',
  changes: 'Changes so far',
  change: 'Change',
  total: 'Total',
  causes,
  otherCause: 'another decision',
  noReason: 'Nothing has changed for them yet.',
  waits: 'What waits',
  counts: (tournaments: number, waiting: number) =>
    `${tournaments} ${tournaments === 1 ? 'tournament counts' : 'tournaments count'}. ${waiting} ${waiting === 1 ? 'result waits' : 'results wait'} for a player.`,
  waitLate: (count: number) =>
    `${count} ${count === 1 ? 'tournament' : 'tournaments'} came after the end of the season. Until an official reopens it, ${count === 1 ? 'it does' : 'they do'} not count.`,
  notCounted: (count: number, why: string) => `${count} ${count === 1 ? 'result' : 'results'} without points: ${why}`,
  nothingWaits: 'Nothing waits.',
  waitUnmatched: (name: string, count: number) =>
    `${name}: ${count} ${count === 1 ? 'result is' : 'results are'} of somebody whom the club has not assigned to a registered player. Until then ${count === 1 ? 'it counts' : 'they count'} for nobody.`,
  waitIncomplete: (name: string) => `${name}: some results are still missing.`,
  waitCut: (names: string) => `Tied at the cut: ${names}. An official decides who proceeds.`,
  waitReview: (would: string, not: string) =>
    `After a correction an official decides again who proceeds.${would === '' ? '' : ` It would be: ${would}.`}${not === '' ? '' : ` No longer: ${not}.`}`,
  waitLacks: (count: number, least: number) =>
    `${count} ${count === 1 ? 'player has' : 'players have'} no rank yet: it takes ${least} tournaments.`,
  formula: 'Points of a place',
  formulaLegend: 'n is how many players took part, p the place.',
  schemes: {
    placeTable: ({ table }: SchemeNumbers) => `by place: ${list(table)}`,
    placeTableBySize: () => 'by place, with a list for each number of players',
    tablePlusField: ({ table, floor }: SchemeNumbers) => `by place: ${list(table)}; plus one for each player; at least ${floor}`,
    poolPercent: ({ perEntrant, percents }: SchemeNumbers) => `${perEntrant} × n, shared by ${list(percents)} %`,
    placeTableByBand: () => 'by place, with a list for each size of the field',
    poolPercentByBand: ({ perEntrant }: SchemeNumbers) => `${perEntrant} × n, shared by percentages that depend on n`,
    paidBands: () => 'by place, then by the part of the paid places',
    weightedPool: ({ perEntrant }: SchemeNumbers) => `${perEntrant} × n, shared among the first third`,
    linear: ({ k }: SchemeNumbers) => `${k} × (n − p + 1)`,
    sqrtRatio: ({ c }: SchemeNumbers) => `${c} × √(n ÷ p)`,
    squares: ({ k }: SchemeNumbers) => `${k} × the square of the place from the end of the first third`,
    drNeau: () => '√(n × b² ÷ e) ÷ (p + 1), with b the buy-in and e what the player spent',
    pokerStars: () => '10 × √(n ÷ p) × (1 + log(b + 0.25)), for the first 15 %; b is the buy-in',
    relativeRank: () => 'log(prize pool) × √(n ÷ p)',
    formula: ({ text }: SchemeNumbers) => text ?? '',
  },
  tiedPlaces: {
    average: 'Players who share a place get the average of its places.',
    best: 'Players who share a place all get its best points.',
    worst: 'Players who share a place all get its last points.',
  },
  participation: (points: string) => `Taking part: ${points}.`,
  bonuses: {
    win: (points: string) => `A win: ${points} more.`,
    bounty: (points: string) => `Each bounty: ${points} more.`,
    finalTable: (points: string, places: number) => `The first ${places}: ${points} more.`,
    bubble: (points: string) => `First place that is not paid: ${points} more.`,
  },
  extraPoints: 'The extra points of the sheet are added.',
  multiplier: (level: string, by: string) => `Level “${level}”: points × ${by}.`,
  fieldFactor: (from: number, by: string) => `From ${from} players on: points × ${by}.`,
  buyInFactor: (from: string, by: string) => `From a buy-in of ${from} on: points × ${by}.`,
  ageing: (asOf: string, days: number, by: string) => `Results ${days} days old or more on ${asOf}: points × ${by}.`,
  inTheMoney: 'Only paid places have points.',
  absencesFirst: 'An absence is dropped before a result of no points.',
  further: (points: string) => `Each further result: ${points}.`,
  averages: {
    counted: 'The sum is divided by the number of results that count.',
    participations: 'The sum is divided by the number of tournaments played.',
    rootOfParticipations: 'The sum is divided by the square root of the number of tournaments played.',
  },
  selection: 'What counts',
  licensed: (federation: string, clubs: string) =>
    `Ranked are holders of a licence of ${federation} on the day${clubs === '' ? '' : `, for ${clubs}`}.`,
  memberOfClub: (clubs: string) => `Ranked are members of ${clubs} on the day.`,
  memberOfFederation: (federation: string) => `Ranked are members of a club of ${federation} on the day.`,
  resident: (regions: string) => `Ranked are players of clubs of ${regions} on the day.`,
  movedUp: 'They move up into the places of those who are not ranked.',
  notRanked: {
    NOT_LICENSED: 'no licence on that day',
    NOT_MEMBER: 'not a member on that day',
    NOT_RESIDENT: 'no club of the region on that day',
  },
  countAll: 'All results count.',
  countBest: (count: number) => `The best ${count} results of each count.`,
  dropWorst: (count: number) => `The ${count} worst results of each do not count.`,
  cap: (level: string, best: number) => `At most ${best} of level “${level}”.`,
  least: (count: number) => `A rank takes at least ${count} tournaments.`,
  bestMembers: (count: number) => `In each round the best ${count} of a team count.`,
  order: 'Order of the table',
  criteria: {
    points: 'points',
    wins: 'wins',
    countback: 'the better places',
    bestResult: 'the best result',
    latest: 'the latest result',
    participations: 'tournaments played',
    bounties: 'bounties',
    net: 'prizes less what was spent',
  },
  denseRanks: 'After a shared rank the next number follows: 1, 2, 2, 3.',
  proceeds: (count: number) => `The first ${count} proceed to the next stage.`,
};

export const fr: typeof en = {
  sum: (results, carried, adjusted, total) =>
    `${results} par les résultats${carried === null ? '' : ` + ${carried} de la phase précédente`}${adjusted === null ? '' : ` + ${adjusted} par la commission`} = ${total}`,
  howMade: 'Points',
  counted: `Compte${s}?`,
  dropped: 'non, d’autres rapportent plus',
  noNumber: 'les règles ne donnent rien pour cette place',
  whyRank: 'Le rang depuis le dernier changement',
  changes: 'Changements jusqu’ici',
  change: 'Changement',
  total: 'Total',
  causes: {
    SheetPublished: 'résultats publiés',
    SheetRevised: 'résultats corrigés',
    RowAmended: 'un résultat modifié',
    AmendmentLifted: 'une modification annulée',
    SheetWithdrawn: 'résultats retirés',
    RowReassigned: 'un résultat attribué à son joueur',
    PointsAdjusted: 'points modifiés par la commission',
    AdjustmentLifted: 'modification de la commission annulée',
    SchemeAdopted: 'nouveau barème',
    SeasonRulesChanged: 'nouvelles règles de la saison',
    TournamentCounted: 'un tournoi compte',
    TournamentDiscounted: 'un tournoi ne compte plus',
    MergedInto: 'deux fiches d’une même personne réunies',
  },
  otherCause: 'autre décision',
  noReason: 'Rien n’a encore changé.',
  waits: 'En attente',
  counts: (tournaments, waiting) =>
    `${tournaments} ${tournaments < 2 ? 'tournoi compte' : 'tournois comptent'}. ${waiting} ${waiting < 2 ? 'résultat attend son joueur' : 'résultats attendent leur joueur'}.`,
  waitLate: (count) =>
    `${count} ${count < 2 ? 'tournoi est arrivé' : 'tournois sont arrivés'} après la fin de la saison. Tant qu’un officiel ne la rouvre pas, ${count < 2 ? 'il ne compte pas' : 'ils ne comptent pas'}.`,
  notCounted: (count, why) => `${count} ${count < 2 ? 'résultat' : 'résultats'} sans points${s}: ${why}`,
  nothingWaits: 'Rien n’est en attente.',
  waitUnmatched: (name, count) =>
    count < 2
      ? `${name}${s}: un résultat n’est pas encore attribué par le club à un joueur inscrit au registre. D’ici là, il ne compte pour personne.`
      : `${name}${s}: ${count} résultats ne sont pas encore attribués par le club à des joueurs inscrits au registre. D’ici là, ils ne comptent pour personne.`,
  waitIncomplete: (name) => `${name}${s}: il manque encore des résultats.`,
  waitCut: (names) => `À égalité pour la qualification${s}: ${names}. Un responsable tranche.`,
  waitReview: (would, not) =>
    `Après une correction, un responsable revoit les qualifications.${would === '' ? '' : ` Passeraient${s}: ${would}.`}${not === '' ? '' : ` Ne passeraient plus${s}: ${not}.`}`,
  waitLacks: (count, least) =>
    `${count} ${count < 2 ? 'joueur n’est pas encore classé' : 'joueurs ne sont pas encore classés'}${s}: il faut ${least} tournois.`,
  formula: 'Points d’une place',
  formulaLegend: 'n est le nombre de participants, p la place.',
  schemes: {
    placeTable: ({ table }) => `selon la place${s}: ${list(table)}`,
    placeTableBySize: () => 'selon la place, avec un barème par nombre de participants',
    tablePlusField: ({ table, floor }) => `selon la place${s}: ${list(table)}${s}; plus un par participant${s}; au moins ${floor}`,
    poolPercent: ({ perEntrant, percents }) => `${perEntrant} × n, répartis par ${list(percents)}${s}%`,
    placeTableByBand: () => 'selon la place, avec un barème par tranche de participants',
    poolPercentByBand: ({ perEntrant }) => `${perEntrant} × n, répartis par des pourcentages qui dépendent de n`,
    paidBands: () => 'selon la place, puis selon la tranche des places payées',
    weightedPool: ({ perEntrant }) => `${perEntrant} × n, répartis sur le premier tiers`,
    linear: ({ k }) => `${k} × (n − p + 1)`,
    sqrtRatio: ({ c }) => `${c} × √(n ÷ p)`,
    squares: ({ k }) => `${k} × le carré de la place comptée depuis la fin du premier tiers`,
    drNeau: () => '√(n × b² ÷ e) ÷ (p + 1), b étant le buy-in et e la dépense du joueur',
    pokerStars: () => `10 × √(n ÷ p) × (1 + log(b + 0,25)) pour les premiers 15${s}%${s}; b est le buy-in`,
    relativeRank: () => 'log(dotation) × √(n ÷ p)',
    formula: ({ text }) => text ?? '',
  },
  tiedPlaces: {
    average: 'Les ex æquo se partagent les points de leurs places.',
    best: 'Les ex æquo ont tous les points de la meilleure place.',
    worst: 'Les ex æquo ont tous les points de la dernière place.',
  },
  participation: (points) => `Participation${s}: ${points}.`,
  bonuses: {
    win: (points) => `Victoire${s}: ${points} de plus.`,
    bounty: (points) => `Chaque bounty${s}: ${points} de plus.`,
    finalTable: (points, places) => `Les ${places} premiers${s}: ${points} de plus.`,
    bubble: (points) => `Première place non payée${s}: ${points} de plus.`,
  },
  extraPoints: 'Les points bonus de la feuille s’ajoutent.',
  multiplier: (level, by) => `Niveau «${s}${level}${s}»${s}: points × ${by}.`,
  fieldFactor: (from, by) => `À partir de ${from} participants${s}: points × ${by}.`,
  buyInFactor: (from, by) => `À partir d’un buy-in de ${from}${s}: points × ${by}.`,
  ageing: (asOf, days, by) => `Résultats vieux d’au moins ${days} jours au ${asOf}${s}: points × ${by}.`,
  inTheMoney: 'Seules les places payées rapportent des points.',
  absencesFirst: 'Une absence est retirée avant un résultat sans points.',
  further: (points) => `Chaque résultat de plus${s}: ${points}.`,
  averages: {
    counted: 'La somme est divisée par le nombre de résultats comptés.',
    participations: 'La somme est divisée par le nombre de tournois joués.',
    rootOfParticipations: 'La somme est divisée par la racine du nombre de tournois joués.',
  },
  selection: 'Ce qui compte',
  licensed: (federation, clubs) =>
    `Sont classés les licenciés de ${federation} le jour du tournoi${clubs === '' ? '' : `, pour ${clubs}`}.`,
  memberOfClub: (clubs) => `Sont classés les membres de ${clubs} le jour du tournoi.`,
  memberOfFederation: (federation) => `Sont classés les membres d’un club de ${federation} le jour du tournoi.`,
  resident: (regions) => `Sont classés les joueurs des clubs de ${regions} le jour du tournoi.`,
  movedUp: 'Ils remontent aux places de ceux qui ne sont pas classés.',
  notRanked: {
    NOT_LICENSED: 'pas de licence ce jour-là',
    NOT_MEMBER: 'pas membre ce jour-là',
    NOT_RESIDENT: 'pas de club de la région ce jour-là',
  },
  countAll: 'Tous les résultats comptent.',
  countBest: (count) => `Les ${count} meilleurs résultats de chacun comptent.`,
  dropWorst: (count) => `Les ${count} moins bons résultats de chacun ne comptent pas.`,
  cap: (level, best) => `Au plus ${best} du niveau «${s}${level}${s}».`,
  least: (count) => `Il faut au moins ${count} tournois pour être classé.`,
  bestMembers: (count) => `À chaque manche, les ${count} meilleurs de l’équipe comptent.`,
  order: 'Ordre du classement',
  criteria: {
    points: 'points',
    wins: 'victoires',
    countback: 'meilleures places',
    bestResult: 'meilleur résultat',
    latest: 'dernier résultat',
    participations: 'tournois joués',
    bounties: 'bounties',
    net: 'gains moins dépenses',
  },
  denseRanks: 'Après un rang partagé vient le numéro suivant : 1, 2, 2, 3.',
  proceeds: (count) => `Les ${count} premiers passent à la phase suivante.`,
};
