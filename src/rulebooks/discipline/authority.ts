/**
 * Who rules, whether one may appeal, what a house may change, which language is spoken (matrix of the tournament, section 22). That the
 * director may depart from the text stands in `../betting/end-of-round.ts`.
 * Pure. May import: `definition.ts`.
 */
import { agreed, choice, says, stands, t } from '../definition.js';

export const authority = {
  whoDecides: agreed('directorAndFloors', t('the director and his floors', 'le directeur et ses floors'), {
    title: t('Who rules', 'Qui tranche'),
    about: t('Who decides a dispute.', 'Qui décide d’un litige.'),
    books: { redcactus: 'RC 1; RC 29', mons: 'MO 13.2', tdaFr: 'TDA 1', ropta: 'RO 1.7' },
    silent: 'RO 1.7',
  }),
  finality: agreed('final', t('final', 'définitive'), {
    title: t('A decision once made', 'Une décision prise'),
    about: t('Whether a ruling can be taken up again.', 'Si une décision peut être reprise.'),
    books: { redcactus: 'RC 1', mons: 'MO 13.2', tdaFr: 'TDA 1', ropta: 'RO 1.1; RO 1.7' },
    silent: 'RO 1.7',
  }),
  appeals: choice({
    title: t('Appeals', 'Recours'),
    about: t('To whom a player can turn against a ruling.', 'À qui un joueur peut s’adresser contre une décision.'),
    values: {
      none: t('nobody', 'personne'),
      commissionForLater: t(
        "the federation's commission, at its own competitions, for later only",
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
  houseRules: choice({
    title: t('House rules', 'Règlement maison'),
    about: t('What a club or an event may lay down beside the book.', "Ce qu'un club ou un tournoi peut poser à côté du livre."),
    values: {
      beforeTheStart: t(
        'before the start, few, and shown as such to the players',
        'avant le début, en petit nombre, et indiqué comme tel aux joueurs',
      ),
      asTheEventHas: t('the rules of the event, where the book names them', 'les règles du tournoi, là où le livre y renvoie'),
      currentPractice: t(
        'the director follows the practice of the great tournaments',
        'le directeur suit la jurisprudence des grands tournois',
      ),
    },
    books: {
      mons: says('currentPractice', 'MO 13.2'),
      tdaFr: says('asTheEventHas', 'TDA 16'),
      ropta: says('beforeTheStart', 'RO presentation'),
    },
    silent: stands('beforeTheStart', 'RO presentation'),
  }),
};

export const language = {
  official: choice({
    title: t('Language at the table', 'Langue à table'),
    about: t('In which language players speak in a hand.', 'En quelle langue les joueurs parlent pendant un coup.'),
    values: {
      french: t('French', 'français'),
      frenchOrUnderstood: t(
        'French; another, or signs, if everybody can follow or it is translated',
        'français ; une autre, ou les signes, si tous comprennent ou avec traduction',
      ),
      englishOrLocal: t(
        "English or the host country's; English alone in the USA",
        "anglais ou celle du pays d'accueil ; aux États-Unis, l'anglais seul",
      ),
    },
    books: {
      redcactus: says('french', 'RC 5'),
      tdaFr: says('englishOrLocal', 'TDA 14'),
      ropta: says('frenchOrUnderstood', 'RO 1.5'),
    },
    silent: stands('frenchOrUnderstood', 'RO 1.5'),
  }),
};
