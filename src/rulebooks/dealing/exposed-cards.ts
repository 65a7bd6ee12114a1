/**
 * Cards that were turned up or fell during the deal (the rest of it stands in `odd-cards.ts`).
 */
import { choice, rule, says, stands, t } from '../definition.js';

const plays = t('plays', 'elle joue');

export const exposed = {
  byDealer: {
    oneLaterCard: rule`replaced | One card turned up by the dealer: dead, and exchanged once the deal is over
      | Une carte retournée par le donneur : morte, et échangée une fois la donne finie
      | RC 35 (RO 6.3); MO 2.4; MO 2.14; TDA 27; RO 6.3 [CD-RO-02]; TF §2 b4`,
  },
  replacementCard: rule`firstBurn | Card given in exchange: the card that would have been burned first
    | Carte donnée en échange : celle qui aurait été brûlée la première | MO 2.4; TDA 27 (RO 6.3); RO 6.3; TF §2 b4 | RO 6.3`,
  becomesFirstBurn: rule`firstBurn | Where a replaced card goes: it is burned before the flop
    | Où va une carte remplacée : elle est brûlée avant le flop | MO 2.4; RO 6.3; TF §2 b4 | RO 6.3`,
  buttonTwoInARow: rule`allowed | Two cards in a row for the button: allowed | Deux cartes de suite au bouton : permis
    | RC 35; MO 2.4; TDA 27; RO 6.1; RO 6.3 | RO 6.3`,
  ownerMayKeep: rule`no | Keeping a card the dealer turned up: no | Garder une carte retournée par le donneur : non
    | MO 2.14; RO 6.3; TF §2 b4 | RO 6.3`,
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
        'Ce qu’encourt un joueur qui retourne sa carte, quand cela ne fait pas fausse donne.',
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
  byDealer: rule`exposed | A card the dealer dropped: as a card turned up, even unseen
    | Carte tombée du fait du donneur : comme une carte retournée, même si nul ne la voit | MO 2.15; RO 6.4; TF §2 b14 | RO 6.4`,
  byPlayer: choice({
    title: t('A card its player dropped', 'Carte tombée du fait de son joueur'),
    about: t('When a player must play a card that they let fall.', 'Quand un joueur doit jouer une carte qu’il fait tomber.'),
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
  countsForMisdeal: rule`yes | A dropped card and the misdeal: yes, as one turned up
    | Carte tombée et fausse donne : oui, comme une carte retournée | MO 2.15; MO 2.17; RO 6.4; RO 6.1; RO 6.3; TF §2 b14; TF §2 b16
    | RO 6.4`,
};
