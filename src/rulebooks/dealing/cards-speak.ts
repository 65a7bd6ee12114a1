/**
 * Cards speak, whatever is said of them (matrix section 17).
 * Pure. May import: `definition.ts`.
 */
import { choice, says, t } from '../definition.js';

export const falseAnnouncement = {
  sanction: choice({
    title: t('Penalty for announcing a hand that one does not hold', "Sanction d'une fausse annonce de main"),
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
};
