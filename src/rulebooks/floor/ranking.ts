/**
 * Places: who goes out together, when somebody is out, how an event ends.
 */
import { agreed, choice, integer, says, silence, stands, t, yesOrNo } from '../definition.js';

const noChips = t('they have no chips left', "il n'a plus de jetons");

const acrossTables = {
  tied: t('they share their place', 'ils partagent leur place'),
  byStack: t('the larger stack at the start of the hand is placed better', 'le plus gros tapis au début du coup est mieux classé'),
};

export const elimination = {
  when: agreed('noChips', noChips, {
    title: t('When a player is out', 'Quand un joueur sort'),
    about: t('What puts a player out of the event.', 'Ce qui met un joueur hors du tournoi.'),
    unread: t('Who has no chips once their hand is settled is out', "Qui n'a plus de jeton une fois son coup réglé est éliminé"),
    cites: 'RC preamble, winner and eliminations; RO 1.9',
    silent: 'RO 1.9',
  }),
  declaration: yesOrNo({
    title: t('Telling the officials', 'S’annoncer aux responsables'),
    about: t('Whether a player who is out must come and say so.', 'Si un joueur éliminé doit venir le dire.'),
    unread: t(
      'A player who is out may say so under any book; what they lose by silence is elimination.undeclared',
      "Un joueur éliminé peut le dire sous tout livre ; ce qu'il perd à se taire est elimination.undeclared",
    ),
    yes: t('they must', 'il le doit'),
    no: t('nobody asks it', 'nul ne le demande'),
    books: { mons: says(true, 'MO 7.18'), toufflers: says(true, 'TF §8 b15') },
    silent: stands(false, 'custom'),
  }),
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
  seats: agreed('playersStillIn', t('players who are still in', 'les joueurs encore en lice'), {
    title: t('Who sits at a tournament table', 'Qui s’assoit à une table du tournoi'),
    about: t('Who may be on a seat of the event.', 'Qui peut occuper un siège du tournoi.'),
    unread: t('A player who is out has no seat', "Qui est éliminé n'a plus de place"),
    cites: 'MO 7.18; TF §8 b15',
    silent: 'MO 7.18',
  }),
};

export const leave = {
  announced: agreed(
    'outWhenConfirmed',
    t('out once confirmed to the director; their chips go', 'sorti dès que confirmé au directeur ; ses jetons sont retirés'),
    {
      title: t('Leaving for good, announced', 'Départ définitif annoncé'),
      about: t('What becomes of a player who says that they give up.', "Ce que devient un joueur qui annonce qu'il abandonne."),
      cites: 'RO 1.9',
      silent: 'RO 1.9',
    },
  ),
  unannounced: agreed(
    'chipsStay',
    t('their chips stay, and are blinded until none is left', "ses jetons restent, et paient les blindes jusqu'au dernier"),
    {
      title: t('Leaving without a word', 'Départ sans rien dire'),
      about: t('What becomes of the stack of a player who just goes.', 'Ce que devient le tapis d’un joueur parti sans rien dire.'),
      cites: 'RC 30; MO 3.2; RO 1.9; TF §4 b2',
      silent: 'RO 1.9',
    },
  ),
  inferred: agreed('directorJudges', t('the director may judge that they have', "le directeur peut juger qu'il l'a fait"), {
    title: t('Signs of having given up', "Signes d'abandon"),
    about: t(
      'Whether a player can be taken to have given up without saying so.',
      'Si un joueur peut être tenu pour parti sans l’avoir dit.',
    ),
    cites: 'RO 1.9',
    silent: 'RO 1.9',
  }),
};

export const ranking = {
  sameTable: agreed('byStack', acrossTables.byStack, {
    title: t('Out together at one table', 'Sortis ensemble à une table'),
    about: t('How players are placed who go out in the same hand.', 'Comment se classent ceux qui sortent dans le même coup.'),
    cites: 'MO 9.10; RO 1.10; RO 2.7; TF §10 b10',
    silent: 'RO 1.10',
  }),
  sameTableEqualStacks: agreed('tied', acrossTables.tied, {
    title: t('The same, with equal stacks', 'De même, à tapis égaux'),
    about: t(
      'How players are placed who go out in the same hand with the same stack at its start.',
      'Comment se classent ceux qui sortent dans le même coup avec le même tapis au début.',
    ),
    cites: 'RO 1.10',
    silent: 'RO 1.10',
  }),
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
  tiedPlace: agreed('better', t('the better of the places that they cover', "la meilleure des places qu'ils couvrent"), {
    title: t('Number of a shared place', 'Numéro d’une place partagée'),
    about: t('Which place players have who are tied.', 'Quelle place ont des joueurs ex æquo.'),
    books: { ropta: silence('custom', { reading: 'CT-X-03' }) },
    silent: 'custom',
  }),
  abandonment: agreed('atAnnouncement', t('as of the announcement', "à l'instant de l'annonce"), {
    title: t('Place of a player who gave up', 'Place d’un joueur qui abandonne'),
    about: t('As of when a player who gave up is placed.', 'À partir de quand se classe un joueur qui a abandonné.'),
    cites: 'RO 1.9',
    silent: 'RO 1.9',
  }),
};

export const satellite = {
  end: choice({
    title: t('End of a satellite', 'Fin d’un satellite'),
    about: t('When an event that qualifies for another is over.', 'Quand finit un tournoi qui qualifie pour un autre.'),
    values: {
      qualifiedLeft: t('once the qualified are left', "dès qu'il ne reste que les qualifiés"),
      eventRules: t("as the event's rules say", 'selon les règles du tournoi'),
    },
    books: { mons: says('qualifiedLeft', 'MO 1.4', { reading: 'CT-MO-12' }) },
    silent: stands('eventRules', 'custom'),
  }),
  qualified: integer({
    title: t('Qualified by a satellite', 'Qualifiés d’un satellite'),
    about: t(
      "How many players qualify, 0 where the event's rules say.",
      'Combien de joueurs se qualifient, 0 si le règlement du tournoi le dit.',
    ),
    minimum: 0,
    maximum: 9999,
    unit: t('players', 'joueurs'),
    books: { mons: says(9, 'MO 1.4') },
    silent: stands(0, 'custom'),
  }),
  tie: agreed('ruling', t('the director rules', 'le directeur tranche'), {
    title: t('Tied for the last place that qualifies', 'Ex æquo à la dernière place qualificative'),
    about: t(
      'Who qualifies when players share the last place that does.',
      'Qui se qualifie quand des joueurs partagent la dernière place qui qualifie.',
    ),
    books: { redcactus: silence('RC 1'), mons: silence('MO 13.2', { reading: 'CT-MO-12' }), tdaFr: silence('TDA 1') },
    silent: 'RO 1.1',
  }),
};

export const tournament = {
  end: agreed('oneHasAllChips', t('once one player has all the chips', 'dès qu’un joueur a tous les jetons'), {
    title: t('End of the event', 'Fin du tournoi'),
    about: t('When an event that qualifies for nothing is over.', 'Quand finit un tournoi qui ne qualifie pour rien.'),
    unread: t(
      'A tournament that qualifies for nothing is over with its last opponent',
      'Un tournoi qui ne qualifie pour rien finit avec le dernier adversaire',
    ),
    cites: 'RC preamble, winner and eliminations; MO 1.4',
    silent: 'custom',
  }),
};
