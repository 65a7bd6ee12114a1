/**
 * What a tournament says when it refuses what is asked about exchanged, raced and found chips.
 * Pure. May import: its neighbours, the refusal codes.
 */
import type { ChipRaceRefusals } from '../tournament/chip-race/refusals.js';
import { fill, type Language, type Sentence } from './sentences.js';
import type { TextsOf } from './shared-texts.js';

export const chipRaceTexts: TextsOf<ChipRaceRefusals> = {
  VALUE_NOT_IN_PLAY: {
    en: 'No chip of {value} is in play; there are: {inPlay}.',
    fr: 'Aucun jeton de {value} n’est en jeu ; il y a : {inPlay}.',
  },
  EXCHANGE_NOT_EQUAL: {
    en: 'Chips worth {gives} can’t be exchanged for chips worth {gets}; both sides must be equal.',
    fr: 'Des jetons valant {gives} ne s’échangent pas contre des jetons valant {gets} ; les deux doivent être égaux.',
  },
  EXCHANGE_MUST_BE_BY_FLOOR: {
    en: 'Players can’t make this exchange themselves; call a floor.',
    fr: 'Les joueurs ne peuvent faire cet échange eux-mêmes ; appelez un floor.',
  },
  EXCHANGE_NOT_ANNOUNCED: {
    en: 'No exchange of chips of {values} was announced; announce it first.',
    fr: 'Aucun échange des jetons de {values} n’a été annoncé ; annoncez-le d’abord.',
  },
  EXCHANGE_WITH_LEADER: {
    en: 'Small chips are gathered by the player with most chips, {leader}; exchange with him.',
    fr: 'Les petits jetons sont regroupés par le joueur qui a le plus de jetons, {leader} ; échangez avec lui.',
  },
  NOT_START_OF_LEVEL: {
    en: 'Level {level} has been played already; announce the race at the start of a level.',
    fr: 'Le niveau {level} est déjà entamé ; annoncez le chip race au début d’un niveau.',
  },
  NOT_A_LARGER_CHIP: {
    en: '{chipUnit} is the smallest chip in play; race it to a larger one than {newSmallest}.',
    fr: 'Le plus petit jeton en jeu vaut {chipUnit} ; choisissez-en un plus grand que {newSmallest}.',
  },
  RACE_ONE_VALUE: {
    en: 'Chips of {next} are in play below {newSmallest}; race to {next} first.',
    fr: 'Des jetons de {next} sont en jeu sous {newSmallest} ; faites d’abord le chip race vers {next}.',
  },
  RACE_UNFINISHED: {
    en: 'Old chips remain at these tables: {tables}; race them off first.',
    fr: 'Il reste d’anciens jetons à ces tables : {tables} ; faites-y d’abord le chip race.',
  },
  RACE_NOT_ANNOUNCED: {
    en: 'No race to {newSmallest} was announced; the smallest chip in play is {chipUnit}.',
    fr: 'Aucun chip race vers {newSmallest} n’a été annoncé ; le plus petit jeton en jeu vaut {chipUnit}.',
  },
  WRONG_START_SEAT: {
    en: 'The cards begin at seat {expected}, not at seat {startSeat}; deal them again.',
    fr: 'Les cartes commencent à la place {expected}, pas à la place {startSeat} ; redonnez-les.',
  },
  RACE_WITHOUT_CARDS: {
    en: 'Odd chips are exchanged without cards here; leave the cards out.',
    fr: 'Les jetons en trop s’échangent ici sans cartes ; n’en indiquez pas.',
  },
  TOO_MANY_ODD_CHIPS: {
    en: 'Table {table} has {oddChips} odd chips, a deck {cards} cards; race to a nearer value first, then on from there.',
    fr: 'La table {table} a {oddChips} jetons en trop, un jeu {cards} cartes ; faites d’abord le chip race vers une valeur plus proche, puis continuez de là.',
  },
  WRONG_CARD_COUNT: {
    en: 'Seat {seat} has {oddChips} odd chips and {cards} cards; one card is due for each.',
    fr: 'La place {seat} a {oddChips} jetons en trop et {cards} cartes ; il en faut une par jeton.',
  },
  NOT_A_RACE_CARD: {
    en: '{card} is no card, or was dealt twice; read the cards again.',
    fr: '{card} n’est pas une carte, ou figure deux fois ; relisez les cartes.',
  },
  WRONG_AWARD_COUNT: {
    en: '{awarded} chips were won; by the odd chips of the table it must be {expected}.',
    fr: '{awarded} jetons ont été gagnés ; d’après les jetons en trop de la table, il en faut {expected}.',
  },
  MORE_THAN_ONE_CHIP: {
    en: 'Seat {seat} can win one chip only; the next best wins the other.',
    fr: 'La place {seat} ne peut gagner qu’un jeton ; l’autre va au suivant.',
  },
  WRONG_WINNERS: {
    en: 'Seats {expected} win the chips, not seats {winners}.',
    fr: 'Les places {expected} gagnent les jetons, pas les places {winners}.',
  },
  PLAYER_RACED_OUT: {
    en: 'Nobody goes out by a race; give seat {seat} one chip of the new smallest value.',
    fr: 'Personne n’est éliminé par un chip race ; donnez à la place {seat} un jeton de la nouvelle plus petite valeur.',
  },
  NOT_RACED_OUT: {
    en: 'Seat {seat} has chips after the race and gets no other.',
    fr: 'La place {seat} a des jetons après le chip race et n’en reçoit pas d’autre.',
  },
  VALUE_NOT_RACED_OFF: {
    en: 'No chips of {value} were raced off at table {table}; if they are in play, report them as lost chips that were found.',
    fr: 'Aucun jeton de {value} n’a été retiré à la table {table} ; s’ils sont en jeu, signalez-les comme jetons perdus puis retrouvés.',
  },
};

/** Why a race gives so many chips, and to whom. */
export type RaceReason = 'byCards' | 'byThreshold' | 'noOddChips';

const reasons: Readonly<Record<RaceReason, Sentence>> = {
  byCards: {
    en: 'Odd chips of {removed}: {oddChips}, worth {worth}. Chips of {newSmallest} to win: {chipsToAward}, one each to the best cards.',
    fr: 'Jetons de {removed} en trop : {oddChips}, soit {worth}. Jetons de {newSmallest} à gagner : {chipsToAward}, un chacun aux meilleures cartes.',
  },
  byThreshold: {
    en: 'Odd chips of {removed}: {oddChips}, worth {worth}. Players who have enough of them for one of {newSmallest}: {chipsToAward}.',
    fr: 'Jetons de {removed} en trop : {oddChips}, soit {worth}. Joueurs qui en ont assez pour un de {newSmallest} : {chipsToAward}.',
  },
  noOddChips: {
    en: 'Nobody has odd chips of {removed}: all are exchanged for {newSmallest} and more.',
    fr: 'Personne n’a de jeton de {removed} en trop : tous s’échangent contre {newSmallest} et plus.',
  },
};

/** @param figures `oddChips`, `removed`, `worth`, `chipsToAward`, `newSmallest` */
export function raceReasonText(reason: RaceReason, figures: Readonly<Record<string, number>>, language: Language): string {
  return fill(reasons[reason][language], figures, language);
}
