/** The index of the search: an entry for each section of each page. */
import MiniSearch from 'minisearch';
import { searchOptions } from './browser/search-options.js';

/** So much of a section is searched where pages are generated: their beginning names them. */
const MOST_OF_GENERATED = 300;

export class SearchIndex {
  #index = new MiniSearch(searchOptions);
  #count = 0;

  /** @param {{id: string, title: string, text: string}[]} sections @param {string} source the file of the project */
  add(page, title, sections, source) {
    const isGenerated = /^(?:docs\/(?:catalogue|rules)\/|schema)/.test(source);
    sections.forEach((section, place) =>
      this.#index.add({
        id: this.#count++,
        page: place === 0 ? page : `${page}#${section.id}`,
        title: place === 0 ? title : `${section.title} – ${title}`,
        text: isGenerated ? section.text.slice(0, MOST_OF_GENERATED) : section.text,
      }),
    );
  }

  toText() {
    return JSON.stringify(this.#index);
  }
}
