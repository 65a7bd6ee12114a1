/** The names of the columns of exported tables in French. A column is known by its English name. */

/** By table where one word has two meanings, else for all tables. */
const french = {
  add_on: 'add_on',
  add_ons: 'add_ons',
  adjusted: 'ajustement',
  base: 'base',
  board: 'classement',
  bonus: 'bonus',
  bounties: 'nb_primes',
  buy_in: 'buy_in',
  by: 'par',
  carried: 'points_reportés',
  change: 'variation',
  club: 'club',
  competitor: 'concurrent',
  counted: 'compté',
  date: 'date',
  decided_by: 'décidé_par',
  dropped: 'écarté',
  due: 'sanction_prévue',
  entrants: 'participants',
  entries: 'entrées',
  expense: 'dépense',
  extra_points: 'points_bonus',
  first_name: 'prénom',
  hand_id: 'id_main',
  hands_to_miss: 'mains_à_manquer',
  in_play: 'jetons_en_jeu',
  kind: 'type',
  last_name: 'nom',
  level: 'niveau',
  licence: 'licence',
  licences: 'licences',
  manche: 'manche',
  multiplier: 'coefficient',
  n: 'n',
  name: 'nom',
  note: 'note',
  offence: 'faute',
  offence_id: 'id_faute',
  outcome: 'suite_donnée',
  paid_places: 'places_payées',
  penalties_en: 'pénalités_en',
  penalties_fr: 'pénalités_fr',
  place: 'place',
  played: 'joués',
  player_entries: 'entrées_joueur',
  player_id: 'id_joueur',
  player_source: 'source_joueur',
  points: 'points',
  position: 'position',
  prize: 'prix',
  prize_pool: 'dotation',
  qualified: 'qualifié',
  rank: 'rang',
  re_entries: 'nouvelles_entrées',
  reason: 'raison',
  rebuys: 'recaves',
  recorded_at: 'enregistré_le',
  region: 'région',
  revision: 'révision',
  rule: 'règle',
  scheme_version: 'version_barème',
  season: 'saison',
  seat: 'siège',
  sheet_id: 'id_feuille',
  sheet_place: 'place_feuille',
  stack: 'tapis',
  stage: 'étape',
  state: 'état',
  status: 'statut',
  table: 'table',
  team: 'équipe',
  text_en: 'texte_en',
  text_fr: 'texte_fr',
  tied: 'ex_aequo',
  tournament: 'tournoi',
  tournament_id: 'id_tournoi',
  tournament_source: 'source_tournoi',
  unmatched: 'sans_joueur',
  why: 'pourquoi',
  winnings: 'gains',
  wins: 'victoires',
} as const;

/** A column of an exported table. */
export type ColumnName = keyof typeof french;

/** In a file of results the name is that of the tournament; players have a first and a last name. */
const frenchOfResults: { readonly [Name in ColumnName]?: string } = { name: 'tournoi' };

/** The name of a column of a table. */
export const frenchName = (column: ColumnName): string => french[column];

/** The name of a column of a file of results. */
export const frenchNameOfResults = (column: ColumnName): string => frenchOfResults[column] ?? french[column];

/** The same for every spelling of the name of a column: `Prénom`, `prenom`, `PRÉNOM`; `Buy-in`, `buy in`, `buy_in`. */
export const plainColumn = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_');
