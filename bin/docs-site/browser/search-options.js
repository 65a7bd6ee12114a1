/** How texts are searched: the builder and the browser do it alike. */
export const searchOptions = {
  fields: ['title', 'text'],
  storeFields: ['page', 'title'],
  processTerm: (term) => {
    const folded = term.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
    return folded.length > 1 ? folded : null;
  },
  searchOptions: { boost: { title: 4 }, prefix: true, fuzzy: (term) => (term.length > 4 ? 0.2 : false), combineWith: 'AND' },
};
