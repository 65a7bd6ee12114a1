/**
 * What the structure of an event must hold to: starting stacks and antes (how antes are paid stands in `../betting/antes.ts`).
 */
import { choice, integer, says, stands, t } from '../definition.js';
import { type EventKind, perKind } from './event-kinds.js';

const MAX_STACK = 1_000_000_000;

export const stack = {
  initial: integer({
    title: t('Starting stack', 'Tapis de départ'),
    about: t(
      'With how many chips a player begins, 0 where the structure says.',
      'Avec combien de jetons débute un joueur, 0 si la structure le dit.',
    ),
    minimum: 0,
    maximum: MAX_STACK,
    unit: t('chips', 'jetons'),
    books: { mons: says(15_000, 'MO 1.4') },
    silent: stands(0, 'custom'),
  }),
};

const free = t('as the organiser chooses', 'au choix de l’organisateur');
const question = (kind: EventKind) => ({
  title: perKind(t('Antes of the structure', 'Antes de la structure'), kind),
  about: t('Which antes the structure of an event may have.', 'Quelles antes peut comporter la structure d’un tournoi.'),
});

function finalsAnte(kind: 'regional' | 'national') {
  return choice({
    ...question(kind),
    values: { bigBlind: t('one, paid by the big blind', 'une seule, payée par la grosse blinde'), free },
    books: { redcactus: says('bigBlind', 'RC preamble, big blind ante'), ropta: says('free', 'RO 4.2') },
    silent: stands('free', 'RO 4.2'),
  });
}

export const structure = {
  antes: {
    weekly: choice({
      ...question('weekly'),
      values: { none: t('none', 'aucune'), free },
      books: { redcactus: says('none', 'RC preamble, big blind ante'), ropta: says('free', 'RO 4.2') },
      silent: stands('free', 'RO 4.2'),
    }),
    regional: finalsAnte('regional'),
    national: finalsAnte('national'),
  },
};
