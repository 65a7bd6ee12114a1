/**
 * Cards speak, whatever is said of them, and everybody helps to read them.
 */
import { choice, rule, says, stands, t } from '../definition.js';

export const cardsSpeak = rule`cards | What decides at showdown: the cards alone | Ce qui décide à l’abattage : les cartes seules
  | RC 12; MO 9.4; TDA 20; RO 10.3; TF §10 b4`;

export const falseAnnouncement = {
  sanction: choice({
    title: t('Penalty for announcing a hand that one does not hold', 'Sanction d’une fausse annonce de main'),
    about: t(
      'Whether a hand announced wrongly on purpose is punished the first time.',
      'Si une main annoncée faussement exprès est sanctionnée dès la première fois.',
    ),
    values: {
      may: t('possible', 'possible'),
      must: t('due', 'due'),
      none: t('only once it becomes abuse', 'seulement quand il y a abus'),
    },
    books: {
      redcactus: says('may', 'RC 12'),
      mons: says('must', 'MO 9.4'),
      tdaFr: says('none', 'TDA 20'),
      ropta: says('may', 'RO 10.3'),
      toufflers: says('must', 'TF §10 b4'),
    },
  }),
  opponentThrew: choice({
    title: t('A hand thrown on a false announcement', 'Main jetée sur une fausse annonce'),
    about: t(
      'What becomes of the better hand of an opponent who believed the announcement.',
      'Ce que devient la main supérieure d’un adversaire qui a cru l’annonce.',
    ),
    values: {
      asAnyDiscard: t('as any hand thrown at showdown', 'comme toute main jetée à l’abattage'),
      lost: t('it has lost all the same', 'elle a perdu quand même'),
    },
    books: {
      redcactus: says('asAnyDiscard', 'RC 12; RC 14'),
      mons: says('lost', 'MO 9.4; MO 5.3'),
      ropta: says('asAnyDiscard', 'RO 8.4; RO 10.3'),
      toufflers: says('lost', 'TF §10 b4; TF §6 b3'),
    },
    silent: stands('asAnyDiscard', 'RO 8.4'),
  }),
};
