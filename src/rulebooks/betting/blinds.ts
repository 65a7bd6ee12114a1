/**
 * Blinds: who posts them, what counts as a bet, short and missing blinds.
 */
import { rule } from '../definition.js';

export const blinds = {
  posters: rule`nextTwoSeats | Who posts the blinds: the two seats after the button | Qui pose les blindes : les deux sièges après le bouton
    | RC preamble, blinds; RC preamble, course of a hand; RO 4.3 | RO 4.3`,
  amountSource: rule`structure | Where the amounts come from: the tournament’s structure
    | D’où viennent les montants : la structure du tournoi | RC preamble, blinds; RO (RO 4.2) | TDA practice`,
  bigBlindOption: rule`mayRaise | The big blind’s option: may raise | L’option de la grosse blinde : peut relancer
    | RC preamble, course of a hand (RO 9.7); MO 7.3; RO 9.7; TF §8 b3 | RO 9.7`,
  bigBlindIsABet: rule`bet | The big blind counts as: a bet | La grosse blinde vaut : une mise | RC 42; MO 8.6; RO 9.7; TF §9 b6 | RO 9.7`,
  smallBlindIsABet: rule`notABet | The small blind counts as: not a bet | La petite blinde vaut : n’est pas une mise
    | RC 42; RC preamble, betting; RO 9.6 | RO 9.6`,
  shortPoster: rule`allInOthersOweFull | A blind that cannot be paid in full: all-in; the others still owe it in full
    | Une blinde trop courte : à tapis ; les autres la doivent en entier | MO 8.6 (RO 9.7); RO 9.7; TF §9 b6 (RO 9.7) | RO 9.7`,
  headsUp: rule`buttonPostsSmallSpeaksFirst | Blinds between two players: button: small blind, first before the flop, last after
    | Blindes en tête-à-tête : bouton : petite blinde, premier avant le flop, dernier après
    | RC 34; MO 7.16 (RO 4.4); TDA 35 (RO 4.4); RO 4.4; TF §8 b13 (RO 4.4)`,
  deadSmallBlind: rule`none | A small blind that is gone: nobody posts one | Petite blinde sortie : personne n’en pose
    | RC 32; MO 7.13; TDA 6 (RO 4.3); RO 4.3; TF §8 b10`,
  absentPlayer: rule`taken | An absent player’s blinds and antes: taken from their stack
    | Blindes et antes d’un absent : prélevées sur son tapis | RC 30; RC 71-C; MO 3.2; TDA 7 (RO 4.1) [CD-TD-06]; RO 4.1; TF §4 b2`,
};
