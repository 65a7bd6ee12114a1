/** What is announced on the floor, in one sentence each, as screens show it. */
import type { HaltCause } from '../../events/tournament-seating.js';
import type { AnnouncedFacts } from '../tournament/announced-facts.js';
import { grouped, plural, pluriel } from './numbers.js';
import type { Sentence } from './sentences.js';

const halts: Readonly<Record<HaltCause, Sentence>> = {
  difference: { en: 'waits until the tables are balanced', fr: 'attend l’équilibrage des tables' },
  director: { en: 'is halted by the director', fr: 'est arrêtée par la direction' },
  finalTable: { en: 'waits for the final table', fr: 'attend la table finale' },
  tableBreak: { en: 'waits while a table breaks', fr: 'attend pendant qu’une table est cassée' },
};

/** “table 3”, “tables 3, 5”: the same in both languages. */
const tableList = (tables: readonly number[]): string => `${plural(tables.length, 'table')} ${tables.join(', ')}`;

const announcements: { readonly [Kind in keyof AnnouncedFacts]: (facts: AnnouncedFacts[Kind]) => Sentence } = {
  message: ({ content }) => ({ en: content, fr: content }),
  handForHand: ({ round, playing }) => {
    if (playing.length > 0)
      return {
        en: `Still playing: ${tableList(playing)}. The others wait for the signal.`,
        fr: `Jouent encore : ${tableList(playing)}. Les autres attendent le signal.`,
      };
    return round === 0
      ? { en: 'The tables play hand for hand. The first round follows.', fr: 'Main par main. Le premier tour arrive.' }
      : { en: 'All tables have played. The next round follows.', fr: 'Toutes les tables ont joué. Le tour suivant arrive.' };
  },
  chipRace: ({ removed, smallest, waiting }) => ({
    en: `Chips of ${grouped(removed, 'en')} leave play. The smallest will be ${grouped(smallest, 'en')}. Still to race: ${tableList(waiting)}.`,
    fr: `Chip race : les jetons de ${grouped(removed, 'fr')} sortent, le plus petit sera ${grouped(smallest, 'fr')}. À venir : ${tableList(waiting)}.`,
  }),
  tableHalted: ({ table, cause }) => ({ en: `Table ${table} ${halts[cause].en}`, fr: `La table ${table} ${halts[cause].fr}` }),
  break: ({ minutes }) => ({
    en: `Break of ${minutes} ${plural(minutes, 'minute')}`,
    fr: `Pause de ${minutes} ${pluriel(minutes, 'minute')}`,
  }),
  finalTable: ({ table }) => ({ en: `The final table plays at table ${table}`, fr: `La table finale se joue à la table ${table}` }),
  tableBroken: ({ table }) => ({ en: `Table ${table} is broken`, fr: `La table ${table} est cassée` }),
  move: ({ table, seat }) => ({ en: `table ${table}, seat ${seat}`, fr: `table ${table}, siège ${seat}` }),
};

/** For a player, what follows their name. */
export const announcementText = <Kind extends keyof AnnouncedFacts>(kind: Kind, facts: AnnouncedFacts[Kind]): Sentence =>
  announcements[kind](facts);
