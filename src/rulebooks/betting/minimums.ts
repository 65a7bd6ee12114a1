/**
 * Opening minimum, minimum raise, and the 50 % rule.
 */
import { choice, rule, says, t } from '../definition.js';

export const open = {
  minimum: rule`bigBlind | Smallest opening bet: one big blind | Plus petite ouverture : une grosse blinde
    | RC preamble, betting; MO 8.5; RO 9.6; TF §9 b5 | RO 9.6`,
  maximum: rule`wholeStack | Largest bet: the whole stack | Plus grande mise : tout le tapis
    | RC preamble, betting; TDA (TDA 26); RO (custom) | TDA practice`,
  below: rule`raisedToMinimum | A bet below the minimum: completed to the minimum | Ouverture sous le minimum : complétée au minimum
    | RC 43; MO 8.9; RO 9.10; TF §9 b9 | RO 9.10`,
};

export const minRaise = {
  method: choice({
    title: t('How the minimum raise is counted', 'Comment se compte la relance minimum'),
    about: t('What a raise must at least add to the bet it faces.', 'Ce qu’une relance doit au moins ajouter à la mise qu’elle affronte.'),
    values: {
      lastIncrement: t(
        'the largest bet, or raise by its increment, of the round',
        'la plus grosse mise, ou relance mesurée à son ajout, du tour',
      ),
      doubleLargestBet: t(
        'the total of the last full bet or raise of the round',
        'le total de la dernière mise ou relance complète du tour',
      ),
    },
    books: {
      redcactus: says('doubleLargestBet', 'RC 47-A; RC preamble, betting', { reading: 'CB-RC-01' }),
      mons: says('doubleLargestBet', 'MO 8.8', { reading: 'CB-MO-01' }),
      tdaFr: says('lastIncrement', 'TDA 26', { reading: 'CB-TD-01' }),
      ropta: says('lastIncrement', 'RO 9.6', { reading: 'CB-RO-22' }),
      toufflers: says('lastIncrement', 'TF §9 b8'),
    },
  }),
  floorIncrement: rule`bigBlind | Least that a raise adds: one big blind | Ajout minimal d’une relance : une grosse blinde
    | RC 47-A; MO 8.8; RO 9.6; TF §9 b8 | RO 9.6`,
  resetsEachStreet: rule`resets | Starts again on each street: yes, to the big blind | Repart à chaque tour : oui, à la grosse blinde
    | RC 47-A; MO 8.5; RO 9.6; TF §9 b5 | RO 9.6`,
  cap: rule`none | Number of raises: no limit | Nombre de relances : sans limite | RC 52; RC preamble, betting; TDA 26; RO 9.14 | RO 9.14`,
  afterShortAllIn: rule`allInPlusIncrement | Smallest raise over a short all-in: the all-in plus the required increment
    | Plus petite relance sur un tapis court : le tapis plus l’ajout exigé
    | MO 8.7 (RO 9.8); RO 9.8; RO 9.21 [CB-RO-23]; TF §9 b13 [CB-TF-04] | RO 9.8; RO 9.21`,
};

export const fifty = {
  appliesTo: rule`undeclared | What the 50 % rule judges: silent chips or a bare amount
    | Ce que juge la règle des 50 % : jetons muets ou montant seul | RC 47-A; RC 40-C; RC 50-B; MO 8.9; TDA 10; RO 9.6; RO 9.10; TF §9 b9`,
  base: rule`halfIncrement | Half of what: half of the required increment | La moitié de quoi : la moitié de l’ajout exigé
    | RC 47-A [CB-RC-01]; MO 8.9 [CB-MO-02]; TDA 10; RO 9.6; RO 9.2; RO 9.10 [CB-RO-05]; TF §9 b9`,
  exactlyHalfCounts: rule`counts | Exactly half: counts as half | La moitié juste : suffit | RC 47-A; MO 8.9; TDA 10; RO 9.6; TF §9 b9`,
  reached: rule`minimumRaise | Half is reached: exactly the minimum raise | La moitié est atteinte : exactement la relance minimum
    | RC 47-A; MO 8.9; TDA 10; RO 9.6; TF §9 b9`,
  notReached: {
    silent: rule`call | Half is not reached, nothing declared: a call; the surplus comes back
      | Moitié non atteinte, sans annonce : un suivi ; le surplus revient | RC 47-A; MO 8.9; RO 9.6; TF §9 b9 | RO 9.6`,
    raiseDeclared: rule`minimumRaise | Half is not reached, raise declared: the minimum raise
      | Moitié non atteinte, relance annoncée : la relance minimum
      | RC 46-C; RC 47-A; MO 8.9; TDA 30 [CB-TD-02]; RO 9.6; RO 9.10; TF §9 b9`,
  },
  mayGoAboveMinimum: rule`no | Completing beyond the minimum: no | Compléter au-delà du minimum : non
    | RC 47-A; RC 46-C; MO 8.9; TDA 10; RO 9.6; TF §9 b9`,
  lastChips: rule`allInStands | Last chips between call and minimum raise: the all-in stands, without being a raise
    | Derniers jetons entre suivi et relance minimum : le tapis vaut, sans être une relance
    | RC 50-B; RC 50-A [CB-RC-02]; MO 8.8; TDA 10; RO 9.8; RO 9.21 (TDA-EN 45-B); TF §9 b8`,
};
