/**
 * Who rules, whether one may appeal, what a house may change, which language is spoken. That the director may depart from the text stands
 * in `../betting/end-of-round.ts`.
 */
import { agreed, choice, says, stands, t } from '../definition.js';

export const authority = {
  whoDecides: agreed('directorAndFloors', t('the director and the floors', 'le directeur et ses floors'), {
    title: t('Who rules', 'Qui tranche'),
    about: t('Who decides a dispute.', 'Qui décide d’un litige.'),
    unread: t(
      'Who may give which command is by its own settings, and by the tokens of those who are let in',
      "Qui peut donner quelle commande relève de ses propres réglages, et des jetons d'accès de ceux qui entrent",
    ),
    cites: 'RC 1; RC 29; MO 13.2; TDA 1; RO 1.7',
    silent: 'RO 1.7',
  }),
  finality: agreed('final', t('final', 'définitive'), {
    title: t('A decision once made', 'Une décision prise'),
    about: t('Whether a ruling can be taken up again.', 'Si une décision peut être reprise.'),
    unread: t(
      'A ruling is an event: it stands, and what the director orders later stands beside it',
      'Une décision est un événement : elle reste, et ce que le directeur ordonne plus tard reste à côté',
    ),
    cites: 'RC 1; MO 13.2; TDA 1; RO 1.1; RO 1.7',
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
    unread: t(
      "What an event lays down is its house rules, under any book: what they may be is the reader's to know",
      "Ce qu'un tournoi fixe sont ses règles maison, sous tout livre : ce qu'elles peuvent être est l'affaire du lecteur",
    ),
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
    unread: t(
      'What is spoken at a table is heard by people: an official records the offence foreignLanguage',
      "Ce qui se dit à table s'entend par des personnes : un officiel note la faute foreignLanguage",
    ),
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
