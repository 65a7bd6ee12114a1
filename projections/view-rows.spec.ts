import { projections } from './catalogue.js';
import { foldViews, readPinnedViews } from '../test/view-rows.js';

/**
 * A folder keeps views of an earlier release until their version is incremented: different rows would be shown, and "tapis verify --views"
 * would find them.
 */
describe('the rows of each view, with their places in lists', () => {
  const { events, views } = readPinnedViews();
  const now = foldViews(events);

  it.each(projections.map(({ name }) => name))('%s: are those of its version; for others, raise it and run "npm run docs"', (name) => {
    expect(now[name]).toEqual(views[name]);
  });

  it('are there for all views', () => {
    expect(
      Object.entries(now)
        .filter(([, { rows }]) => rows === 0)
        .map(([name]) => name),
    ).toEqual([]);
  });
});
