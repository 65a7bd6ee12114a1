/**
 * How many players sit at a table, the final table included, and how few begin.
 */
import { choice, integer, rule, says, stands, t } from '../definition.js';
import type { Definition } from '../definition.js';
import { type EventKind, perKind } from './event-kinds.js';

const seats = { minimum: 2, maximum: 10, unit: t('players', 'joueurs') };

function perTable(kind: EventKind, redcactus: number): Definition<number> {
  return integer({
    title: perKind(t('Most players at a table', 'Joueurs par table au plus'), kind),
    about: t('How many players a table seats, the final table apart.', 'Combien de joueurs prend une table, table finale à part.'),
    ...seats,
    books: { redcactus: says(redcactus, 'RC 11') },
    silent: stands(10, 'RO 2.3'),
  });
}

const notNeeded = t('none needed: as the organiser’s tables allow', 'inutile : selon les tables de l’organisateur');
const larger = (kind: EventKind) => ({
  title: perKind(t('Larger tables', 'Tables plus grandes'), kind),
  about: t(
    'When up to 10 players may sit at a table in spite of that number.',
    'Quand jusqu’à 10 joueurs peuvent tenir à une table malgré ce nombre.',
  ),
});

export const seating = {
  perTable: { weekly: perTable('weekly', 8), regional: perTable('regional', 8), national: perTable('national', 9) },
  exceptions: {
    weekly: choice({
      ...larger('weekly'),
      values: {
        dispensation: t('by dispensation, at a venue with large tables', 'par dérogation, dans un lieu aux grandes tables'),
        notNeeded,
      },
      books: { redcactus: says('dispensation', 'RC 11') },
      silent: stands('notNeeded', 'RO 2.3'),
    }),
    regional: choice({
      ...larger('regional'),
      values: {
        earlyIfVenueSuits: t(
          'early in the event, if the venue suits, and back as soon as can be',
          'en début de tournoi, si le lieu s’y prête, et retour dès que possible',
        ),
        notNeeded,
      },
      books: { redcactus: says('earlyIfVenueSuits', 'RC 11') },
      silent: stands('notNeeded', 'RO 2.3'),
    }),
    national: choice({
      ...larger('national'),
      values: { atStart: t('at the start, as the organiser sees fit', 'au début, au gré de l’organisation'), notNeeded },
      books: { redcactus: says('atStart', 'RC 11') },
      silent: stands('notNeeded', 'RO 2.3'),
    }),
  },
};

export const finalTable = {
  size: choice({
    title: t('Players at the final table', 'Joueurs en table finale'),
    about: t('With how many players left the final table is formed.', 'À combien de joueurs restants se forme la table finale.'),
    values: {
      nine: t('9', '9'),
      onePlusFormatUpToNine: t(
        '9, or one more than the tables of the event where they seat 8 or fewer',
        '9, ou un de plus que le format du tournoi quand il est de 8 ou moins',
      ),
    },
    books: { redcactus: says('nine', 'RC 11'), ropta: says('onePlusFormatUpToNine', 'RO 2.6', { reading: 'CT-RO-19' }) },
    silent: stands('onePlusFormatUpToNine', 'RO 2.6'),
  }),
  redraw: rule`everySeat | Seats of the final table: every seat is drawn again | Places de la table finale : toutes les places se retirent
    | MO 7.2 [CT-MO-16]; TDA 13 (RO 2.1); RO 2.1; TF §8 b2 [CT-TF-01] | RO 2.1`,
};

export const table = {
  minSeatedAtStart: integer({
    title: t('Seated to begin the event', 'Assis pour débuter le tournoi'),
    about: t('How many players must be seated for a table to begin.', 'Combien de joueurs doivent être assis pour qu’une table débute.'),
    ...seats,
    books: { ropta: says(3, 'RO 2.2') },
    silent: stands(3, 'RO 2.2'),
  }),
  minSeatedAfterBreak: integer({
    title: t('Seated after a break', 'Assis au retour de pause'),
    about: t(
      'How many players must be seated for a table to go on after a break.',
      'Combien de joueurs doivent être assis pour qu’une table reprenne après une pause.',
    ),
    ...seats,
    books: { ropta: says(2, 'RO 2.2') },
    silent: stands(2, 'RO 2.2'),
  }),
};
