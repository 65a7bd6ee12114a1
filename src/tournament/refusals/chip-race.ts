/**
 * Why a tournament refuses what is asked of it about exchanged, raced and found chips.
 */
import type { None, SentencesOf } from '../../decider.js';

export interface ChipRaceRefusals {
  // The chips of a tournament
  /** `value`, `inPlay`: values that are; no chip of this value is. */
  VALUE_NOT_IN_PLAY: { value: number; inPlay: readonly number[] };

  // Exchanges
  /** `gives`, `gets`: what each side is worth. */
  EXCHANGE_NOT_EQUAL: { gives: number; gets: number };
  /** Only an official may exchange these. */
  EXCHANGE_MUST_BE_BY_FLOOR: None;
  /** `values`: none of those given or got was announced to be exchanged or raced off. */
  EXCHANGE_NOT_ANNOUNCED: { values: readonly number[] };
  /** `playerId`, `leader`: the leader has most chips at the table and gathers the small ones; they take no part in the exchange. */
  EXCHANGE_WITH_LEADER: { playerId: string; leader: string };

  // Announcing a race
  /** `level`: hands of it have been played. */
  NOT_START_OF_LEVEL: { level: number };
  /** `newSmallest`, `chipUnit`: the smallest chip in play is as large. */
  NOT_A_LARGER_CHIP: { newSmallest: number; chipUnit: number };
  /** `newSmallest`, `next`: the set has a value in between, which must go in a race of its own. */
  RACE_ONE_VALUE: { newSmallest: number; next: number };
  /** `tables`: old chips remain there. */
  RACE_UNFINISHED: { tables: readonly number[] };

  // Running it
  /** `newSmallest`, `chipUnit`: no race to this value was announced; the smallest chip in play. */
  RACE_NOT_ANNOUNCED: { newSmallest: number; chipUnit: number };
  /** `table`, `newSmallest`: no smaller chips are left there, and what the command states is not what the last race of the table had. */
  NOTHING_TO_RACE: { table: number; newSmallest: number };
  /** `startSeat`, `expected`. */
  WRONG_START_SEAT: { startSeat: number; expected: number };
  /** No cards are dealt under this book. */
  RACE_WITHOUT_CARDS: None;
  /** `table`, `oddChips`, `cards`: of a deck; there are fewer. */
  TOO_MANY_ODD_CHIPS: { table: number; oddChips: number; cards: number };
  /** `seat`, `cards`, `oddChips`: the player is owed a card for each. */
  WRONG_CARD_COUNT: { seat: number; cards: number; oddChips: number };
  /** `card`: there is no such card, or it was dealt twice. */
  NOT_A_RACE_CARD: { card: string };
  /** `awarded`, `expected`: chips that are raced for. */
  WRONG_AWARD_COUNT: { awarded: number; expected: number };
  /** `seat`: it is listed as a winner twice. */
  MORE_THAN_ONE_CHIP: { seat: number };
  /** `winners`, `expected`: seats. */
  WRONG_WINNERS: { winners: readonly number[]; expected: readonly number[] };
  /** `seat`: the player would be left without chips. */
  PLAYER_RACED_OUT: { seat: number };
  /** `seat`: the player has chips left, or won one; nobody gives them another. */
  NOT_RACED_OUT: { seat: number };

  // Taking back and correcting
  /** `value`: its exchange was not announced. */
  COLOR_UP_NOT_ANNOUNCED: { value: number };
  /** No race was announced. */
  NO_RACE_ANNOUNCED: None;
  /** `tables`: they have run the race that was announced. */
  RACE_HAS_RUN: { tables: readonly number[] };
  /** `table`: it has run no race. */
  NO_RACE_TO_CORRECT: { table: number };

  // Found chips
  /** `value`, `table`: it is in play there, or never was. */
  VALUE_NOT_RACED_OFF: { value: number; table: number };
}

/** What a person reads of each. */
export const chipRaceSentences: SentencesOf<ChipRaceRefusals> = {
  VALUE_NOT_IN_PLAY: {
    en: 'No chip of {value} is in play. Choose one of these values: {inPlay}.',
    fr: 'Aucun jeton de {value} n’est en jeu. Choisissez parmi ces valeurs : {inPlay}.',
  },
  EXCHANGE_NOT_EQUAL: {
    en: 'The player gives chips worth {gives} and gets chips worth {gets}. Both sides must be worth the same.',
    fr: 'Le joueur donne des jetons pour {gives} et en reçoit pour {gets}. Les deux côtés doivent avoir la même valeur.',
  },
  EXCHANGE_MUST_BE_BY_FLOOR: {
    en: 'Players may not make this exchange themselves. Call a floor, who makes it.',
    fr: 'Les joueurs ne peuvent pas faire cet échange eux-mêmes. Appelez un floor, qui le fera.',
  },
  EXCHANGE_NOT_ANNOUNCED: {
    en: 'No exchange of chips of {values} was announced. Announce it first (announceColorUp or announceChipRace).',
    fr: 'Aucun échange de jetons de {values} n’a été annoncé. Annoncez-le d’abord (announceColorUp ou announceChipRace).',
  },
  EXCHANGE_WITH_LEADER: {
    en: 'Small chips go to the player with the most chips, {leader}. Exchange with that player.',
    fr: 'Les petits jetons vont au joueur qui a le plus de jetons, {leader}. Échangez avec ce joueur.',
  },
  COLOR_UP_NOT_ANNOUNCED: {
    en: 'No exchange of chips of {value} was announced, so there is none to take back.',
    fr: 'Aucun échange de jetons de {value} n’a été annoncé : il n’y a rien à annuler.',
  },
  NO_RACE_ANNOUNCED: {
    en: 'No chip race was announced, so there is none to take back.',
    fr: 'Aucun chip race n’a été annoncé : il n’y a rien à annuler.',
  },
  RACE_HAS_RUN: {
    en: 'Table{tables||s} {tables} {tables|has|have} run the race, so it cannot be taken back. Wrong cards can be corrected (correctChipRace).',
    fr: '{tables|La table|Les tables} {tables} {tables|a|ont} fait le chip race : il ne peut plus être annulé. Des cartes erronées se corrigent (correctChipRace).',
  },
  NO_RACE_TO_CORRECT: {
    en: 'Table {table} has run no chip race. Run it first (runChipRace).',
    fr: 'La table {table} n’a fait aucun chip race. Faites-le d’abord (runChipRace).',
  },
  NOT_START_OF_LEVEL: {
    en: 'Hands of level {level} have been played. Announce the race at the start of a level.',
    fr: 'Des mains du niveau {level} ont été jouées. Annoncez le chip race au début d’un niveau.',
  },
  NOT_A_LARGER_CHIP: {
    en: 'The smallest chip in play is {chipUnit}. Race it off for a chip larger than {newSmallest}.',
    fr: 'Le plus petit jeton en jeu vaut {chipUnit}. Choisissez-en un plus grand que {newSmallest}.',
  },
  RACE_ONE_VALUE: {
    en: 'Chips of {next} are in play below {newSmallest}. Race to {next} first.',
    fr: 'Des jetons de {next} sont en jeu sous {newSmallest}. Faites d’abord le chip race vers {next}.',
  },
  RACE_UNFINISHED: {
    en: 'Old chips are still at {tables|this table|these tables}: {tables}. Race them off first (runChipRace).',
    fr: 'Il reste d’anciens jetons à {tables|cette table|ces tables} : {tables}. Faites-y d’abord le chip race (runChipRace).',
  },
  RACE_NOT_ANNOUNCED: {
    en: 'No race to {newSmallest} was announced. The smallest chip in play is {chipUnit}. Announce the race first (announceChipRace).',
    fr: 'Aucun chip race vers {newSmallest} n’a été annoncé. Le plus petit jeton en jeu vaut {chipUnit}. Annoncez d’abord le chip race (announceChipRace).',
  },
  NOTHING_TO_RACE: {
    en: 'Table {table} has no chips left that are smaller than {newSmallest}. These cards or winners are not those of its last race. Nothing was changed.',
    fr: 'La table {table} n’a plus de jetons inférieurs à {newSmallest}. Ces cartes ou ces gagnants ne sont pas ceux de son dernier chip race. Rien n’a changé.',
  },
  WRONG_START_SEAT: {
    en: 'The first card goes to seat {expected}, not to seat {startSeat}. Deal the cards again.',
    fr: 'La première carte va au siège {expected}, pas au siège {startSeat}. Redonnez les cartes.',
  },
  RACE_WITHOUT_CARDS: {
    en: 'Under this rulebook odd chips are exchanged without cards. Leave the cards out.',
    fr: 'Selon ce règlement, les jetons en trop s’échangent sans cartes. N’indiquez pas de cartes.',
  },
  TOO_MANY_ODD_CHIPS: {
    en: 'Table {table} has {oddChips} odd chip{oddChips||s}, but a deck has {cards} card{cards||s}. Race to a nearer value first, then race again.',
    fr: 'La table {table} a {oddChips} jeton{oddChips||s} en trop, mais un paquet n’a que {cards} carte{cards||s}. Faites d’abord un chip race vers une valeur plus proche, puis un second.',
  },
  WRONG_CARD_COUNT: {
    en: 'Seat {seat} has {oddChips} odd chip{oddChips||s} and {cards} card{cards||s}. Deal one card for each odd chip.',
    fr: 'Le siège {seat} a {oddChips} jeton{oddChips||s} en trop et {cards} carte{cards||s}. Donnez une carte par jeton en trop.',
  },
  NOT_A_RACE_CARD: {
    en: '{card:cards} is not a card, or is there twice. Read the cards again.',
    fr: '{card:cards} n’est pas une carte, ou figure déjà. Relisez les cartes.',
  },
  WRONG_AWARD_COUNT: {
    en: '{awarded} chip{awarded||s} {awarded|was|were} won. With the odd chips of this table, {expected} must be won.',
    fr: '{awarded} {awarded|jeton a été gagné|jetons ont été gagnés}. D’après les jetons en trop de la table, il en faut {expected}.',
  },
  MORE_THAN_ONE_CHIP: {
    en: 'Seat {seat} can win only one chip. The other goes to the next best card.',
    fr: 'Le siège {seat} ne peut gagner qu’un jeton. L’autre va à la meilleure carte suivante.',
  },
  WRONG_WINNERS: {
    en: 'The chips go to seat{expected||s} {expected}, not to seat{winners||s} {winners}.',
    fr: 'Les jetons vont {expected|au siège|aux sièges} {expected}, pas {winners|au siège|aux sièges} {winners}.',
  },
  PLAYER_RACED_OUT: {
    en: 'A race eliminates nobody. Give seat {seat} one chip of the new smallest value.',
    fr: 'Un chip race n’élimine personne. Donnez au siège {seat} un jeton de la nouvelle plus petite valeur.',
  },
  NOT_RACED_OUT: {
    en: 'Seat {seat} still has chips after the race, so it gets no extra chip.',
    fr: 'Le siège {seat} a encore des jetons après le chip race ; il n’en reçoit pas d’autre.',
  },
  VALUE_NOT_RACED_OFF: {
    en: 'No chips of {value} were raced off at table {table}. If they are in play, report lost chips as found (reportLostChipsFound).',
    fr: 'Aucun jeton de {value} n’a été retiré à la table {table}. S’il est en jeu, signalez-le comme jeton perdu puis retrouvé (reportLostChipsFound).',
  },
};
