/** The texts of plots. */
import { inBoth } from '../lib/language.js';

export const plotTexts = inBoth(
  {
    asTable: 'The same as a table',
    when: 'When',
    alternative: (title: string) => `${title}. The numbers are in the table below.`,
  },
  {
    asTable: 'Les mêmes chiffres en tableau',
    when: 'Quand',
    alternative: (title) => `${title}. Les chiffres sont dans le tableau ci-dessous.`,
  },
);
