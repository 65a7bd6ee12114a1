/**
 * How passages on places, entries and the end of an event are read that are unclear, contradictory or silent, in every book.
 * Pure. May import: `reading.ts`.
 */
import { reading } from './reading.js';

export const places = {
  'CT-MO-12': reading(
    [
      'When a hand leaves fewer than 9, the larger stack at its start is 9th and qualifies; equal stacks are for the director.',
      'only those who are left qualify, be they fewer.',
    ],
    [
      'Quand un coup en laisse moins de 9, le plus gros tapis au début est 9e et se qualifie ; à égalité, le directeur tranche.',
      'seuls ceux qui restent se qualifient, fussent-ils moins.',
    ],
  ),
  'CT-MO-13': reading(
    [
      'The larger stack counts for any number of players, at any tables (MO 9.10; TF §10 b10 name no table).',
      'only for two players of one table.',
    ],
    [
      "Le plus gros tapis compte quels que soient le nombre et les tables (MO 9.10 ; TF §10 b10 n'en nomment pas).",
      "seulement pour deux joueurs d'une même table.",
    ],
  ),
  'CT-RO-01': reading(
    [
      'On the bubble RO 2.7 decides, to which RO 1.10 refers: tied across tables, the last prize shared.',
      'the larger stack is placed better there (RO 1.10, first sentence).',
    ],
    [
      'À la bulle, RO 2.7 décide, où renvoie RO 1.10 : ex æquo entre tables, dernier prix partagé.',
      'le plus gros tapis y est mieux classé (RO 1.10, première phrase).',
    ],
  ),
  'CT-RO-18': reading(
    [
      'Each table is ranked by itself; the first of each share the best place, then the second of each.',
      'all who go out together share one place.',
    ],
    [
      'Chaque table se classe à part ; les premiers de chacune partagent la meilleure place, puis les seconds.',
      'tous ceux qui sortent ensemble partagent une place.',
    ],
  ),
  'CT-X-03': reading(
    [
      'Players who are tied have the better place, and share what the places that they cover bring.',
      'they have the worse one, or each its own by lot.',
    ],
    [
      'Des ex æquo ont la meilleure place et partagent ce que rapportent les places couvertes.',
      'ils ont la moins bonne, ou chacun la sienne par tirage.',
    ],
  ),
};
