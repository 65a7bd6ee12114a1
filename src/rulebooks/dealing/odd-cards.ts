/**
 * Cards found face up in the deck, cards that somebody glimpsed, and dead cards mixed into a hand.
 */
import { choice, rule, says, stands, t } from '../definition.js';

const plays = t('plays', 'elle joue');

export const boxed = {
  one: rule`setAside | One boxed card: shown, set aside, and the deal goes on unchanged
    | Une carte à l’envers dans le paquet : montrée, écartée, et la donne continue inchangée
    | MO (RO 5.3) [CD-ALL-03]; RO 5.3; TF (RO 5.3) [CD-ALL-03] | RO 5.3`,
  twoAfterInitialDeal: choice({
    title: t('Two boxed cards after the deal', 'Deux cartes à l’envers après la donne'),
    about: t(
      'What two cards lying face up in the deck do to a hand after substantial action, while betting is possible.',
      'Ce que font d’une main deux cartes à l’envers dans le paquet, après une action substantielle et tant qu’on peut miser.',
    ),
    values: { void: t('cancel the hand', 'elles annulent la main'), ignored: t('are ignored', 'elles sont ignorées') },
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
      deadIfWholeTable: t('dead if the whole table saw it', 'morte si toute la table l’a vue'),
      ownerChoosesIfUntouched: t('its owner chooses, if they have not touched it', 'à son joueur de choisir, s’il n’y a pas touché'),
    },
    books: {
      redcactus: says('plays', 'RC 65-B'),
      mons: says('dead', 'MO 4.1'),
      ropta: says('deadIfWholeTable', 'RO 6.6', { reading: 'CD-RO-04' }),
      toufflers: says('ownerChoosesIfUntouched', 'TF §5 b1', { reading: 'CD-TF-03' }),
    },
    silent: stands('deadIfWholeTable', 'RO 6.6'),
  }),
  refusedOrDeadTreatedAs: rule`exposed | A flashed card that does not play: as one the dealer turned up
    | Carte flashée qui ne joue pas : comme une carte retournée par le donneur | MO 4.1; MO 2.4; RO 6.3; TF §5 b1 | RO 6.3`,
  countsForMisdeal: rule`ifDead | A flashed card and the misdeal: if it is dead | Carte flashée et fausse donne : si elle est morte
    | RO 6.3; TF §5 b1; TF §2 b16 | RO 6.3`,
  byPlayer: rule`plays | A card flashed by its player: plays | Carte flashée par son joueur : elle joue
    | RC 65-B; RC 68; MO 4.1; RO 6.6; RO 6.4; TF (TF §2 b14) | RO 6.6`,
};

export const deadCard = {
  mixedIntoHand: choice({
    title: t('A dead card mixed into a hand', 'Carte morte mêlée à une main'),
    about: t('Whether the player’s live card dies with it.', 'Si la carte vivante du joueur meurt avec elle.'),
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
