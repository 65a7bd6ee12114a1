/**
 * Places: who goes out together, when somebody is out, how an event ends.
 */
import { choice, integer, rule, says, stands, t } from '../definition.js';

const acrossTables = {
  tied: t('they share their place', 'ils partagent leur place'),
  byStack: t('the larger stack at the start of the hand is placed better', 'le plus gros tapis au début de la main est mieux classé'),
};

export const elimination = {
  when: rule`noChips | When a player is out: they have no chips left | Quand un joueur sort : il n’a plus de jetons
    | RC preamble, winner and eliminations; RO 1.9 | RO 1.9`,
  undeclared: choice({
    title: t('Out without a word', 'Sorti sans rien dire'),
    about: t('What becomes of a player who was out and did not say so.', 'Ce que devient un joueur éliminé qui ne l’a pas dit.'),
    values: {
      noPoints: t('declassed, without points, in an event for points', 'déclassé, sans points, dans un tournoi à points'),
      nothing: t('nothing', 'rien'),
    },
    books: { mons: says('noPoints', 'MO 7.18') },
    silent: stands('nothing', 'custom'),
  }),
  seats: rule`playersStillIn | Who sits at a tournament table: players who are still in
    | Qui s’assoit à une table du tournoi : les joueurs encore en lice | MO 7.18; TF §8 b15 | MO 7.18`,
};

export const leave = {
  announced: rule`outWhenConfirmed | Leaving for good, announced: out once confirmed to the director; their chips go
    | Départ définitif annoncé : sorti dès que confirmé au directeur ; ses jetons sont retirés | RO 1.9 | RO 1.9`,
  unannounced: rule`chipsStay | Leaving without a word: their chips stay, and are blinded until none is left
    | Départ sans rien dire : ses jetons restent, et paient les blindes jusqu’au dernier | RC 30; MO 3.2; RO 1.9; TF §4 b2 | RO 1.9`,
  inferred: rule`directorJudges | Signs of having given up: the director may judge that they have
    | Signes d’abandon : le directeur peut juger qu’il l’a fait | RO 1.9 | RO 1.9`,
};

export const ranking = {
  sameTable: rule`byStack | Out together at one table: the larger stack at the start of the hand is placed better
    | Sortis ensemble à une table : le plus gros tapis au début de la main est mieux classé | MO 9.10; RO 1.10; RO 2.7; TF §10 b10 | RO 1.10`,
  sameTableEqualStacks: rule`tied | The same, with equal stacks: they share their place | De même, à tapis égaux : ils partagent leur place
    | RO 1.10 | RO 1.10`,
  differentTables: choice({
    title: t('Out together at different tables', 'Sortis ensemble à plusieurs tables'),
    about: t(
      'How players of different tables are placed who go out at the same time, away from the bubble.',
      'Comment se classent ceux de plusieurs tables qui sortent en même temps, hors de la bulle.',
    ),
    values: acrossTables,
    books: {
      mons: says('byStack', 'MO 9.10', { reading: 'CT-MO-13' }),
      ropta: says('tied', 'RO 1.10', { reading: 'CT-RO-18' }),
      toufflers: says('byStack', 'TF §10 b10', { reading: 'CT-MO-13' }),
    },
    silent: stands('tied', 'RO 1.10'),
  }),
  bubble: choice({
    title: t('The same, on the bubble', 'De même, à la bulle'),
    about: t(
      'How players of different tables are placed who go out at the same time around the last paid place.',
      'Comment se classent ceux de plusieurs tables qui sortent en même temps autour de la dernière place payée.',
    ),
    values: acrossTables,
    books: {
      mons: says('byStack', 'MO 9.10', { reading: 'CT-MO-13' }),
      ropta: says('tied', 'RO 2.7', { reading: 'CT-RO-01' }),
      toufflers: says('byStack', 'TF §10 b10', { reading: 'CT-MO-13' }),
    },
    silent: stands('tied', 'RO 2.7'),
  }),
  tiedPlace: rule`better | Number of a shared place: the better of the places that they cover
    | Numéro d’une place partagée : la meilleure des places qu’ils couvrent | RO (custom) [CT-X-03] | custom`,
  abandonment: rule`atAnnouncement | Place of a player who gave up: as of the announcement
    | Place d’un joueur qui abandonne : à l’instant de l’annonce | RO 1.9 | RO 1.9`,
};

export const satellite = {
  end: choice({
    title: t('End of a satellite', 'Fin d’un satellite'),
    about: t('When an event that qualifies for another is over.', 'Quand finit un tournoi qui qualifie pour un autre.'),
    values: {
      qualifiedLeft: t('once the qualified are left', 'dès qu’il ne reste que les qualifiés'),
      eventRules: t('as the event’s rules say', 'selon les règles du tournoi'),
    },
    books: { mons: says('qualifiedLeft', 'MO 1.4', { reading: 'CT-MO-12' }) },
    silent: stands('eventRules', 'custom'),
  }),
  qualified: integer({
    title: t('Qualified by a satellite', 'Qualifiés d’un satellite'),
    about: t(
      'How many players qualify, 0 where the event’s rules say.',
      'Combien de joueurs se qualifient, 0 si le règlement du tournoi le dit.',
    ),
    minimum: 0,
    maximum: 9999,
    unit: t('players', 'joueurs'),
    books: { mons: says(9, 'MO 1.4') },
    silent: stands(0, 'custom'),
  }),
  tie: rule`ruling | Tied for the last place that qualifies: the director rules
    | Ex æquo à la dernière place qualificative : le directeur tranche | RC (RC 1); MO (MO 13.2) [CT-MO-12]; TDA (TDA 1) | RO 1.1`,
};

export const tournament = {
  end: rule`oneHasAllChips | End of the event: once one player has all the chips | Fin du tournoi : dès qu’un joueur a tous les jetons
    | RC preamble, winner and eliminations; MO 1.4 | custom`,
};
