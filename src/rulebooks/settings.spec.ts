/** That the five books' data hang together: every setting valid in every book, every citation found, texts in both languages. */
import { fits } from './definition.js';
import type { ArticleEntry } from './coverage.js';
import { declaredSettings } from './policies.js';
import { readings } from './readings.js';
import type { Rulebook } from './rulebook.js';
import { rulebooks } from './rulebooks.js';
import type { Text } from './setting.js';
import { articlesOf, citationOf } from './setting.js';
import { settingsOf } from './settings-of.js';

const prefixes: Readonly<Record<string, string>> = { redcactus: 'RC', mons: 'MO', tdaFr: 'TDA', ropta: 'RO', toufflers: 'TF' };
const forms: Readonly<Record<string, RegExp>> = {
  redcactus: /^RC (\d{1,2}(-[A-D])?|(preamble|G), [a-z ]+)$/,
  mons: /^MO \d{1,2}\.\d{1,2}$/,
  tdaFr: /^TDA \d{1,2}$/,
  ropta: /^RO (presentation|\d{1,2}(\.\d{1,2})?)$/,
  toufflers: /^TF §\d{1,2} b\d{1,2}$/,
};
const everyArticle: ReadonlySet<string> = new Set(rulebooks.flatMap((book) => book.coverage.map(({ article }) => article)));
/** The articles of a book on what is done in a hand, by their places in it. */
const betting: Readonly<Record<string, RegExp>> = {
  redcactus: /^RC (4\d|5\d|6[0-2])(-|$)/,
  mons: /^MO 8\./,
  tdaFr: /^TDA (5|10|11|26|30|32|34|39)$/,
  ropta: /^RO 9\./,
  toufflers: /^TF §9 /,
};
const dealing: Readonly<Record<string, RegExp>> = {
  redcactus: /^RC (4|1[2-9]|2[0-35689]|3[014-9]|6[5-8]|preamble, .*|G, .*)(-|$)/,
  mons: /^MO (2\.([13-9]|1\d|20)|3\.[23]|4\.1|[56]\.\d|7\.(4|5|13|14)|9\.\d+|10\.\d|11\.1|12\.[2357])$/,
  tdaFr: /^TDA (3|4|8|9|12|15|16|17|20|21|27|28|29|31|37|38|40)$/,
  ropta: /^RO (1\.[23]|2\.7|3\.[13-6]|4\.[13]|[5-8](\.\d)?|10\.\d+|11\.[345])$/,
  toufflers: /^TF §(2 b([13-9]|1\d)|3 b1|4 b[2-4]|5 b1|6 b\d|7 b1|8 b(4|5|10|11)|10 b\d+|11 b\d)$/,
};
const floorPlaces: Readonly<Record<string, RegExp>> = {
  redcactus: /^RC (preamble, (introduction|new hand|winner and eliminations)|[6-9]|7-[A-C]|1[01]|2[37]|3[0-2]|34)$/,
  mons: /^MO (1\.\d|2\.[12]|2\.18|3\.\d|7\.\d+|9\.10)$/,
  tdaFr: /^TDA (6|8|13|1[78]|2[45]|35|38)$/,
  ropta: /^RO (1\.(4|8|9|10)|2\.\d|3\.1|4\.\d|5\.1)$/,
  toufflers: /^TF §(1 b1|2 b[12]|4 b\d|8 b\d+|10 b10)$/,
};
const outside = /^(TDA-EN (\d{1,2}(-[A-D])?|RP-\d{1,2})|TDA practice|custom)$/;

const wellWorded = (text: Text): boolean => [text.en, text.fr].every((words) => words.trim() === words && words.length > 0);

const bySettings = (entry: ArticleEntry): boolean => entry.decided.some(({ by }) => by === 'settings');

describe('the settings', () => {
  it('have keys of their own, over all groups', () => {
    expect(new Set(declaredSettings.map(({ key }) => key)).size).toBe(declaredSettings.length);
    expect(declaredSettings.length).toBeGreaterThan(480);
  });

  it.each(declaredSettings.map((declared) => [declared.key, declared.definition] as const))(
    '%s is worded in both languages',
    (_key, definition) => {
      const { schema, title, description } = definition;
      const labels =
        schema.kind === 'enum'
          ? schema.values.map(({ label }) => label)
          : schema.kind === 'boolean'
            ? Object.values(schema.labels)
            : [schema.unit];
      expect([title, description, ...labels].filter((text) => !wellWorded(text))).toEqual([]);
      for (const sentence of [description.en, description.fr]) expect(sentence).toMatch(/^[^.]+\.$/u);
      if (schema.kind === 'enum') expect(new Set(schema.values.map(({ value }) => value)).size).toBe(schema.values.length);
    },
  );

  it('offer beside the values of the books only other readings of them, ante formats that structures use, and late entry for nothing', () => {
    const unused = declaredSettings.flatMap(({ key, definition: { schema, settings } }) =>
      schema.kind === 'enum'
        ? schema.values
            .filter(({ value }) => !Object.values(settings).some((setting) => setting.value === value))
            .map(({ value }) => `${key}=${value}`)
        : [],
    );
    expect(unused).toEqual([
      'ante.format=classic',
      'ante.format=button',
      'ante.shortHanded.maxPlayers=exactlyFive',
      'reopen.checkerFacingShortOpening=mayNotRaise',
      'amountOnly.belowCall=voidFreeChoice',
      'overchip.bigBlindOption=countedTogether',
      'kill.stillIdentifiable=live',
      'lateEntry.window=minutesOrBreakLater',
      'lateEntry.price.weekly=none',
      'lateEntry.price.weekly=smallBlindPerEliminated',
    ]);
  });
});

describe.each(rulebooks.map((book) => [book.id, book] as const))('%s', (id, book: Rulebook) => {
  const views = settingsOf(book);

  it('has a value of the right kind for every setting', () => {
    expect(views).toHaveLength(declaredSettings.length);
    expect(views.filter(({ schema, setting }) => !fits(schema, setting.value)).map(({ key }) => key)).toEqual([]);
  });

  it('cites its own articles, in their form, where it speaks', () => {
    const own = new Set(book.coverage.map(({ article }) => article));
    const wrong = views.flatMap(({ key, setting: { source } }) =>
      source.kind === 'article' && (source.articles.length === 0 || !source.articles.every((article) => own.has(article))) ? [key] : [],
    );
    expect(wrong).toEqual([]);
  });

  it('rests on a known rule where it is silent', () => {
    const wrong = views.flatMap(({ key, setting }) =>
      articlesOf(setting).every((article) => everyArticle.has(article) || outside.test(article)) ? [] : [key],
    );
    expect(wrong).toEqual([]);
  });

  it('names only readings that exist', () => {
    expect(
      views.filter(({ setting: { reading } }) => reading !== undefined && readings[reading] === undefined).map(({ key }) => key),
    ).toEqual([]);
  });

  it('gives every setting an article to cite', () => {
    expect(
      views.filter(({ setting }) => !(everyArticle.has(citationOf(setting).article) || outside.test(citationOf(setting).article))),
    ).toEqual([]);
  });

  it('lists its articles once, in the form in which they are cited, with a topic', () => {
    const listed = book.coverage.map(({ article }) => article);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((article) => !forms[id]?.test(article))).toEqual([]);
    expect(book.coverage.filter(({ topic, decided }) => !wellWorded(topic) || decided.length === 0)).toEqual([]);
  });

  it('says of an article that settings decide it exactly when one cites it', () => {
    expect(book.coverage.filter((entry) => bySettings(entry) !== entry.settings.length > 0).map(({ article }) => article)).toEqual([]);
  });

  it.each([
    ['betting', betting],
    ['the deal, dead hands, the showdown and pots', dealing],
    ['entries, seats, blinds, the button, balancing, the clock and places', floorPlaces],
  ] as const)('leaves no article on %s for later', (_part, places) => {
    const articles = book.coverage.filter(({ article }) => places[id]?.test(article));
    expect(articles.length).toBeGreaterThan(7);
    expect(articles.filter(({ decided }) => decided.every(({ by }) => by === 'later')).map(({ article }) => article)).toEqual([]);
  });

  it('lists the articles that deciders cite', () => {
    const cited = Object.values(book.articles).filter((article) => article !== null);
    expect(cited.filter((article) => !everyArticle.has(article))).toEqual([]);
    expect(cited.every((article) => article.startsWith(`${prefixes[id] ?? '?'} `))).toBe(true);
  });
});

describe('the readings', () => {
  it('are worded in both languages, and each serves a setting', () => {
    const used = new Set(rulebooks.flatMap((book) => settingsOf(book).map(({ setting }) => setting.reading)));
    expect(Object.keys(readings).filter((id) => !used.has(id))).toEqual([]);
    expect(Object.values(readings).filter(({ taken, otherwise }) => !wellWorded(taken) || !wellWorded(otherwise))).toEqual([]);
  });
});
