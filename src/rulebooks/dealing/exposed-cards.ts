/**
 * Cards that were turned up or fell during the deal (the rest of it stands in `odd-cards.ts`).
 */
import { agreed, choice, says, stands, t } from '../definition.js';

const plays = t('plays', 'elle joue');

export const exposed = {
  byDealer: {
    oneLaterCard: agreed('replaced', t('dead, and exchanged once the deal is over', 'morte, et échangée une fois la donne finie'), {
      title: t('One card turned up by the dealer', 'Une carte retournée par le donneur'),
      about: t(
        'What becomes of a single card turned up in the deal, from the third card on.',
        'Ce que devient une seule carte retournée à la donne, à partir de la troisième.',
      ),
      cites: 'RC 35 (RO 6.3); MO 2.4; MO 2.14; TDA 27; RO 6.3 [CD-RO-02]; TF §2 b4',
    }),
  },
  replacementCard: agreed('firstBurn', t('the card that would have been burned first', 'celle qui aurait été brûlée la première'), {
    title: t('Card given in exchange', 'Carte donnée en échange'),
    about: t('Which card replaces one that was turned up.', 'Quelle carte remplace celle qui fut retournée.'),
    cites: 'MO 2.4; TDA 27 (RO 6.3); RO 6.3; TF §2 b4',
    silent: 'RO 6.3',
  }),
  becomesFirstBurn: agreed('firstBurn', t('it is burned before the flop', 'elle est brûlée avant le flop'), {
    title: t('Where a replaced card goes', 'Où va une carte remplacée'),
    about: t('What becomes of a card that was turned up and replaced.', 'Ce que devient une carte retournée puis remplacée.'),
    cites: 'MO 2.4; RO 6.3; TF §2 b4',
    silent: 'RO 6.3',
  }),
  buttonTwoInARow: agreed('allowed', t('allowed', 'permis'), {
    title: t('Two cards in a row for the button', 'Deux cartes de suite au bouton'),
    about: t(
      'Whether the button may be given their card and a replacement one after the other.',
      'Si le bouton peut recevoir à la suite sa carte et un remplacement.',
    ),
    cites: 'RC 35; MO 2.4; TDA 27; RO 6.1; RO 6.3',
    silent: 'RO 6.3',
  }),
  ownerMayKeep: agreed('no', t('no', 'non'), {
    title: t('Keeping a card the dealer turned up', 'Garder une carte retournée par le donneur'),
    about: t(
      'Whether its player may keep a card that the dealer turned up.',
      'Si son joueur peut garder une carte que le donneur a retournée.',
    ),
    cites: 'MO 2.14; RO 6.3; TF §2 b4',
    silent: 'RO 6.3',
  }),
  byPlayer: {
    involuntary: choice({
      title: t('A card turned up by its owner by accident', 'Carte retournée par mégarde par son joueur'),
      about: t(
        'What becomes of a card that its own player turned up without meaning to.',
        'Ce que devient une carte que son joueur a retournée sans le vouloir.',
      ),
      values: { plays, replaced: t('dead, and exchanged', 'morte, et échangée') },
      books: {
        redcactus: says('plays', 'RC 68'),
        mons: says('replaced', 'MO 2.14', { reading: 'CD-MO-01' }),
        tdaFr: says('plays', 'TDA 31'),
        toufflers: stands('plays', 'TF §7 b1; TF §2 b14'),
      },
      silent: stands('plays', 'RO 6.4; RO 11.5'),
    }),
    deliberate: choice({
      title: t('A card turned up by its owner on purpose', 'Carte retournée exprès par son joueur'),
      about: t(
        'What a player who turned up their own card meets with, where it makes no misdeal.',
        "Ce qu'encourt un joueur qui retourne sa carte, quand cela ne fait pas fausse donne.",
      ),
      values: { plays, playsWithSanction: t('plays, and they are punished', 'elle joue, et il est sanctionné') },
      books: {
        redcactus: says('playsWithSanction', 'RC 68'),
        mons: says('plays', 'MO 4.1', { reading: 'CD-MO-01' }),
        tdaFr: says('playsWithSanction', 'TDA 31'),
        ropta: says('playsWithSanction', 'RO 11.5', { reading: 'CD-RO-12' }),
        toufflers: says('playsWithSanction', 'TF §7 b1'),
      },
    }),
  },
};

export const fallen = {
  byDealer: agreed('exposed', t('as a card turned up, even unseen', 'comme une carte retournée, même si nul ne la voit'), {
    title: t('A card the dealer dropped', 'Carte tombée du fait du donneur'),
    about: t(
      'What becomes of a card that the dealer let fall from the table.',
      'Ce que devient une carte que le donneur fait tomber de la table.',
    ),
    cites: 'MO 2.15; RO 6.4; TF §2 b14',
    silent: 'RO 6.4',
  }),
  byPlayer: choice({
    title: t('A card its player dropped', 'Carte tombée du fait de son joueur'),
    about: t('When a player must play a card that they let fall.', "Quand un joueur doit jouer une carte qu'il fait tomber."),
    values: {
      mustBePlayed: t('always', 'toujours'),
      mustBePlayedAfterDeal: t('if it fell after the deal', 'si elle est tombée après la donne'),
    },
    books: {
      mons: says('mustBePlayed', 'MO 2.15'),
      ropta: says('mustBePlayedAfterDeal', 'RO 6.4'),
      toufflers: says('mustBePlayed', 'TF §2 b14'),
    },
    silent: stands('mustBePlayedAfterDeal', 'RO 6.4'),
  }),
  countsForMisdeal: agreed('yes', t('yes, as one turned up', 'oui, comme une carte retournée'), {
    title: t('A dropped card and the misdeal', 'Carte tombée et fausse donne'),
    about: t(
      'Whether a card that the dealer dropped helps to make a misdeal.',
      'Si une carte tombée du fait du donneur contribue à une fausse donne.',
    ),
    cites: 'MO 2.15; MO 2.17; RO 6.4; RO 6.1; RO 6.3; TF §2 b14; TF §2 b16',
    silent: 'RO 6.4',
  }),
};
