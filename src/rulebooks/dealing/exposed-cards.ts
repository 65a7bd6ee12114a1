/**
 * Single cards that were turned up, seen, dropped or mixed up during the deal (matrix of dealing, section 4).
 * Pure. May import: `definition.ts`.
 */
import { choice, says, stands, t } from '../definition.js';

const plays = t('plays', 'elle joue');

export const exposed = {
  byPlayer: {
    involuntary: choice({
      title: t('A card turned up by its owner by accident', 'Carte retournée par mégarde par son joueur'),
      about: t(
        'What becomes of a card that its own player turned up without meaning to.',
        'Ce que devient une carte que son joueur a retournée sans le vouloir.',
      ),
      values: { plays, replaced: t('dead, and exchanged', 'morte, et échangée') },
      books: { mons: says('replaced', 'MO 2.14'), tdaFr: says('plays', 'TDA 31') },
      silent: stands('plays', 'RO 6.4; RO 11.5'),
    }),
    deliberate: choice({
      title: t('A card turned up by its owner on purpose', 'Carte retournée exprès par son joueur'),
      about: t(
        'What a player who turned up his own card meets with, where it makes no misdeal.',
        "Ce qu'encourt un joueur qui retourne sa carte, quand cela ne fait pas fausse donne.",
      ),
      values: { plays, playsWithSanction: t('plays, and he is punished', 'elle joue, et il est sanctionné') },
      books: {
        redcactus: says('playsWithSanction', 'RC 68'),
        mons: says('plays', 'MO 4.1'),
        tdaFr: says('playsWithSanction', 'TDA 31'),
        ropta: stands('playsWithSanction', 'RO 11.4; RO 11.5'),
        toufflers: says('playsWithSanction', 'TF §7 b1'),
      },
    }),
  },
};

export const boxed = {
  twoAfterInitialDeal: choice({
    title: t('Two boxed cards after the deal', 'Deux cartes à l’envers après la donne'),
    about: t(
      'What two cards lying face up in the deck do to a hand after substantial action, while betting is possible.',
      "Ce que font d'un coup deux cartes à l'envers dans le paquet, après une action substantielle et tant qu'on peut miser.",
    ),
    values: { void: t('cancel the hand', 'elles annulent le coup'), ignored: t('are ignored', 'elles sont ignorées') },
    books: { redcactus: says('ignored', 'RC 35', { completedBy: 'RO 5.3' }), ropta: says('void', 'RO 5.3') },
    silent: stands('void', 'RO 5.3'),
  }),
};

export const flashed = {
  byDealer: choice({
    title: t('A card flashed by the dealer', 'Carte flashée par le donneur'),
    about: t('Whether a card that somebody glimpsed in the deal is dead.', 'Si une carte entrevue à la donne est morte.'),
    values: {
      plays,
      dead: t('dead', 'morte'),
      deadIfWholeTable: t('dead if the whole table saw it', "morte si toute la table l'a vue"),
      ownerChoosesIfUntouched: t('its owner chooses, if he has not touched it', "à son joueur de choisir, s'il n'y a pas touché"),
    },
    books: {
      redcactus: says('plays', 'RC 65-B'),
      mons: says('dead', 'MO 4.1'),
      ropta: says('deadIfWholeTable', 'RO 6.6'),
      toufflers: says('ownerChoosesIfUntouched', 'TF §5 b1'),
    },
    silent: stands('deadIfWholeTable', 'RO 6.6'),
  }),
};

export const deadCard = {
  mixedIntoHand: choice({
    title: t('A dead card mixed into a hand', 'Carte morte mêlée à une main'),
    about: t("Whether the player's live card dies with it.", 'Si la carte vivante du joueur meurt avec elle.'),
    values: {
      dead: t('the whole hand is dead', 'toute la main est morte'),
      deadIfUnidentifiable: t('only if they cannot be told apart', 'seulement si on ne les distingue plus'),
    },
    books: {
      mons: says('dead', 'MO 2.16'),
      ropta: says('deadIfUnidentifiable', 'RO 6.5'),
      toufflers: says('dead', 'TF §2 b15'),
    },
    silent: stands('deadIfUnidentifiable', 'RO 6.5'),
  }),
};
