import GithubSlugger from 'github-slugger';
import { rulebooks } from '../../src/rulebooks/rulebooks.js';
import { anchorOf } from '../../web/lib/article-anchor.js';

it.each(rulebooks.map((book) => [book.id, book] as const))(
  'each article of %s has the anchor of its heading in the documentation',
  (_id, { coverage }) => {
    for (const { article } of coverage) expect([article, anchorOf(article)]).toEqual([article, new GithubSlugger().slug(article)]);
  },
);
