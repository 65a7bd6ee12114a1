/**
 * Cards found face up in the deck, cards that somebody glimpsed, and dead cards mixed into a hand.
 */
import { agreed, choice, says, silence, stands, t } from '../definition.js';

const plays = t('plays', 'elle joue');

export const boxed = {
  one: agreed('setAside', t('shown, set aside, and the deal goes on unchanged', 'montrée, écartée, et la donne continue inchangée'), {
    title: t('One boxed card', "Une carte à l'envers dans le paquet"),
    about: t('What is done with a single card lying face up in the deck.', "Que faire d'une seule carte à l'envers dans le paquet."),
    books: { mons: silence('RO 5.3', { reading: 'CD-ALL-03' }), ropta: 'RO 5.3', toufflers: silence('RO 5.3', { reading: 'CD-ALL-03' }) },
    silent: 'RO 5.3',
  }),
  twoAfterInitialDeal: choice({
    title: t('Two boxed cards after the deal', "Deux cartes à l'envers après la donne"),
    about: t(
      'What two cards lying face up in the deck do to a hand after substantial action, while betting is possible.',
      "Ce que font d'un coup deux cartes à l'envers dans le paquet, après une action substantielle et tant qu'on peut miser.",
    ),
    values: { void: t('cancel the hand', 'elles annulent le coup'), ignored: t('are ignored', 'elles sont ignorées') },
    books: {
      redcactus: says('ignored', 'RC 35', { completedBy: 'RO 5.3', reading: 'CD-RC-09' }),
      ropta: says('void', 'RO 5.3', { reading: 'CD-RO-05' }),
    },
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
      ownerChoosesIfUntouched: t('its owner chooses, if they have not touched it', "à son joueur de choisir, s'il n'y a pas touché"),
    },
    books: {
      redcactus: says('plays', 'RC 65-B'),
      mons: says('dead', 'MO 4.1'),
      ropta: says('deadIfWholeTable', 'RO 6.6', { reading: 'CD-RO-04' }),
      toufflers: says('ownerChoosesIfUntouched', 'TF §5 b1', { reading: 'CD-TF-03' }),
    },
    silent: stands('deadIfWholeTable', 'RO 6.6'),
  }),
  refusedOrDeadTreatedAs: agreed('exposed', t('as one the dealer turned up', 'comme une carte retournée par le donneur'), {
    title: t('A flashed card that does not play', 'Carte flashée qui ne joue pas'),
    about: t('How a flashed card that is dead or refused is dealt with.', 'Comment se traite une carte flashée morte ou refusée.'),
    cites: 'MO 4.1; MO 2.4; RO 6.3; TF §5 b1',
    silent: 'RO 6.3',
  }),
  countsForMisdeal: agreed('ifDead', t('if it is dead', 'si elle est morte'), {
    title: t('A flashed card and the misdeal', 'Carte flashée et fausse donne'),
    about: t('Whether a flashed card helps to make a misdeal.', 'Si une carte flashée contribue à une fausse donne.'),
    cites: 'RO 6.3; TF §5 b1; TF §2 b16',
    silent: 'RO 6.3',
  }),
  byPlayer: agreed('plays', plays, {
    title: t('A card flashed by its player', 'Carte flashée par son joueur'),
    about: t(
      'Whether a card that a player let others glimpse is still theirs.',
      'Si une carte que son joueur a laissé entrevoir reste en jeu.',
    ),
    books: {
      redcactus: 'RC 65-B; RC 68',
      mons: 'MO 4.1',
      ropta: 'RO 6.6; RO 6.4',
      toufflers: silence('TF §2 b14'),
    },
    silent: 'RO 6.6',
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
      redcactus: says('deadIfUnidentifiable', 'RC 65-B; RC 65-A'),
      mons: says('dead', 'MO 2.16', { reading: 'CD-MO-16' }),
      ropta: says('deadIfUnidentifiable', 'RO 6.5'),
      toufflers: says('dead', 'TF §2 b15', { reading: 'CD-MO-16' }),
    },
    silent: stands('deadIfUnidentifiable', 'RO 6.5'),
  }),
};
