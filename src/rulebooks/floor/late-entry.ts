/**
 * Players who come late: until when, what it costs them, whether their stack is in play before.
 */
import { choice, integer, rule, says, stands, t, yesOrNo } from '../definition.js';
import type { Definition } from '../definition.js';
import { type EventKind, perKind } from './event-kinds.js';

/** The part of RC 7 on each kind of event. */
const rc7: Readonly<Record<EventKind, string>> = { weekly: 'RC 7-A', regional: 'RC 7-B', national: 'RC 7-C' };
const rc7All = 'RC 7-A; RC 7-B; RC 7-C';

function minutes(kind: EventKind, redcactus: number): Definition<number> {
  return integer({
    title: perKind(t('Minutes of late entry', 'Minutes pour les retardataires'), kind),
    about: t(
      'For how many minutes late players are admitted where that is counted in minutes.',
      'Pendant combien de minutes sont admis les retardataires là où cela se compte en minutes.',
    ),
    minimum: 0,
    maximum: 1440,
    unit: t('minutes', 'minutes'),
    books: { redcactus: says(redcactus, rc7[kind], { reading: 'CT-RC-19' }), mons: says(60, 'MO 3.1') },
    silent: stands(60, 'MO 3.1'),
  });
}

const price = {
  none: t('nothing: a full stack', 'rien : tapis complet'),
  smallBlindToEachPresent: t(
    'one small blind to every player present at their table',
    'une petite blinde à chaque joueur présent à sa table',
  ),
  blindsTaken: t('the blinds taken while they were away', 'les blindes prélevées en son absence'),
};

function finalsPrice(kind: 'regional' | 'national') {
  return choice({
    title: perKind(t('What coming late costs', 'Ce que coûte un retard'), kind),
    about: t('What a player who comes late pays or loses.', 'Ce que paie ou perd un joueur en retard.'),
    values: price,
    books: {
      redcactus: says('none', rc7[kind]),
      mons: says('smallBlindToEachPresent', 'MO 3.1', { reading: 'CT-MO-09' }),
      ropta: says('blindsTaken', 'RO 1.8'),
      toufflers: says('blindsTaken', 'TF §4 b1'),
    },
    silent: stands('blindsTaken', 'RO 1.8'),
  });
}

export const lateEntry = {
  window: choice({
    title: t('Until when late players are admitted', 'Jusqu’à quand sont admis les retardataires'),
    about: t('What closes the doors to late players.', 'Ce qui ferme les portes aux retardataires.'),
    values: {
      minutes: t('a number of minutes', 'un nombre de minutes'),
      minutesOrBreakEarlier: t(
        'a number of minutes or the first break, whichever comes first',
        'un nombre de minutes ou la première pause, au premier des deux',
      ),
      minutesOrBreakLater: t(
        'a number of minutes or the first break, whichever comes last',
        'un nombre de minutes ou la première pause, au dernier des deux',
      ),
      levels: t('the end of a level', 'la fin d’un niveau'),
    },
    books: {
      redcactus: says('minutes', rc7All, { reading: 'CT-RC-19' }),
      mons: says('minutesOrBreakEarlier', 'MO 3.1', { reading: 'CT-MO-08' }),
      ropta: says('levels', 'RO 1.8'),
      toufflers: stands('levels', 'RO 1.8', { reading: 'CT-TF-02' }),
    },
    silent: stands('levels', 'RO 1.8'),
  }),
  windowOrigin: choice({
    title: t('Minutes counted', 'Minutes comptées'),
    about: t('Which minutes count towards late entry.', 'Quelles minutes comptent pour les retardataires.'),
    values: {
      sinceClockStart: t('all since the clock was started', 'toutes depuis le départ du chronomètre'),
      ofPlay: t('those of play, breaks and pauses left out', 'celles de jeu, sans pauses ni arrêts'),
    },
    books: { redcactus: says('sinceClockStart', rc7All, { reading: 'CT-RC-19' }), mons: says('ofPlay', 'MO 3.1') },
    silent: stands('ofPlay', 'custom'),
  }),
  minutes: { weekly: minutes('weekly', 60), regional: minutes('regional', 60), national: minutes('national', 120) },
  levels: integer({
    title: t('Levels of late entry', 'Niveaux pour les retardataires'),
    about: t(
      'For how many levels late players are admitted where that is counted in levels.',
      'Pendant combien de niveaux sont admis les retardataires là où cela se compte en niveaux.',
    ),
    minimum: 0,
    maximum: 100,
    unit: t('levels', 'niveaux'),
    books: { ropta: says(2, 'RO 1.8') },
    silent: stands(2, 'RO 1.8'),
  }),
  unannounced: choice({
    title: t('Late without notice', 'Retard sans prévenir'),
    about: t(
      'Whether a late player is admitted who had not announced it before the start.',
      'Si est admis un retardataire qui n’avait prévenu personne avant le début.',
    ),
    values: { admitted: t('admitted', 'admis'), refused: t('refused', 'refusé') },
    books: {
      redcactus: says('admitted', rc7All),
      ropta: says('admitted', 'RO 1.8'),
      toufflers: says('refused', 'TF §4 b1', { reading: 'CT-TF-02' }),
    },
    silent: stands('admitted', 'RO 1.8'),
  }),
  stackInPlayWhileAbsent: yesOrNo({
    title: t('Stack of a late player before they come', 'Tapis d’un retardataire avant son arrivée'),
    about: t(
      'Whether a registered player who is late is dealt in and blinded from the start.',
      'Si un inscrit en retard reçoit des cartes et paie les blindes dès le début.',
    ),
    yes: t('in play: cards and blinds', 'en jeu : cartes et blindes'),
    no: t('not in play', 'hors jeu'),
    books: {
      redcactus: says(false, rc7All),
      mons: says(false, 'MO 3.1', { reading: 'CT-MO-09' }),
      ropta: says(true, 'RO 1.8'),
      toufflers: says(true, 'TF §4 b1'),
    },
    silent: stands(true, 'RO 1.8'),
  }),
  price: {
    weekly: choice({
      title: perKind(t('What coming late costs', 'Ce que coûte un retard'), 'weekly'),
      about: t('What a player who comes late pays or loses.', 'Ce que paie ou perd un joueur en retard.'),
      values: {
        ...price,
        bigBlindPerEliminated: t(
          'one big blind for every player already out: those chips are not issued',
          'une grosse blinde par joueur déjà sorti : ces jetons ne sont pas émis',
        ),
        smallBlindPerEliminated: t(
          'one small blind for every player already out: those chips are not issued',
          'une petite blinde par joueur déjà sorti : ces jetons ne sont pas émis',
        ),
      },
      books: {
        redcactus: says('bigBlindPerEliminated', 'RC 7-A', { reading: 'CT-RC-08' }),
        mons: says('smallBlindToEachPresent', 'MO 3.1', { reading: 'CT-MO-09' }),
        ropta: says('blindsTaken', 'RO 1.8'),
        toufflers: says('blindsTaken', 'TF §4 b1'),
      },
      silent: stands('blindsTaken', 'RO 1.8'),
    }),
    regional: finalsPrice('regional'),
    national: finalsPrice('national'),
  },
  priceExceedsStack: rule`ruling | A price that leaves no chips: the director rules | Un prix qui ne laisse rien : le directeur tranche
    | RC (RC 1) [CT-RC-08]; MO (MO 13.2) [CT-MO-09]; TDA (TDA 1) | RO 1.1`,
  fullStack: choice({
    title: t('Registering late with a full stack', 'S’inscrire tard avec un tapis complet'),
    about: t(
      'What is thought of a player who registers after the start and receives all their chips.',
      'Ce qu’il en est d’un joueur inscrit après le début qui reçoit tous ses jetons.',
    ),
    values: {
      asPriced: t('they receive what the price leaves, all where it is nothing', 'il reçoit ce que laisse le prix, tout si rien n’est dû'),
      discouraged: t('to be avoided: the organiser is warned', 'à éviter : l’organisateur est averti'),
    },
    books: {
      redcactus: says('asPriced', rc7All),
      mons: says('asPriced', 'MO 3.1; MO 1.4'),
      ropta: says('discouraged', 'RO 1.8', { reading: 'CT-RO-15' }),
      toufflers: says('asPriced', 'TF §4 b1'),
    },
    silent: stands('discouraged', 'RO 1.8'),
  }),
  seat: rule`drawn | Seat of a late player: drawn by lot | Place d’un retardataire : tirée au sort | RC 6; MO 1.3; TDA 13; TF §1 b1
    | RO 2.1`,
  noShowAfterWindow: choice({
    title: t('Never came', 'Jamais venu'),
    about: t(
      'What becomes of a registered player who has not come when the doors close.',
      'Ce que devient un inscrit qui n’est pas venu quand les portes ferment.',
    ),
    unread: t(
      'Closing the doors takes no stack: who is dealt in stays dealt in, and who is not stays out',
      'Fermer les portes n’ôte aucun tapis : qui reçoit des cartes en reçoit encore, qui n’en reçoit pas reste dehors',
    ),
    values: {
      neverEntered: t('they never were in the event', 'il n’a jamais été dans le tournoi'),
      blindedUntilGone: t(
        'their chips stay in play until none is left, unless the director rules otherwise',
        'ses jetons restent en jeu jusqu’au dernier, sauf avis du directeur',
      ),
    },
    books: {
      redcactus: says('neverEntered', rc7All),
      mons: says('neverEntered', 'MO 3.1', { reading: 'CT-MO-09' }),
      ropta: says('blindedUntilGone', 'RO 1.9; RO 1.8', { reading: 'CT-RO-16' }),
    },
    silent: stands('blindedUntilGone', 'RO 1.9'),
  }),
};
