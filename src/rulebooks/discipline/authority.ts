/**
 * Who rules, whether one may appeal, what a house may change, which language is spoken. That the director may depart from the text stands
 * in `../betting/end-of-round.ts`.
 */
import { choice, says, stands, t } from '../definition.js';

export const authority = {
  appeals: choice({
    title: t('Appeals', 'Recours'),
    about: t('To whom a player can turn against a ruling.', 'À qui un joueur peut s’adresser contre une décision.'),
    values: {
      none: t('nobody', 'personne'),
      commissionForLater: t(
        'the federation’s commission, at its own competitions, for later only',
        'la commission de la fédération, à ses compétitions, pour la suite seulement',
      ),
    },
    books: {
      redcactus: says('none', 'RC 1'),
      mons: says('none', 'MO 13.2; MO 1.1'),
      tdaFr: says('none', 'TDA 1'),
      ropta: says('commissionForLater', 'RO 1.7'),
    },
    silent: stands('none', 'RO 1.7'),
  }),
};
