/** That the five books' data hang together: every setting valid in every book, every citation found, texts in both languages. */
import { itHoldsForEach } from '../../test/each-item.js';
import { agreed, fits, t } from './definition.js';
import type { ArticleEntry } from './coverage.js';
import { declaredSettings } from './policies.js';
import { readings } from './readings.js';
import type { Rulebook } from './rulebook.js';
import { rulebooks } from './rulebooks.js';
import type { Text } from './setting.js';
import { articlesOf, citationOf } from './setting.js';
import { settingsOf } from './settings-of.js';

const forms: Readonly<Record<string, RegExp>> = {
  redcactus: /^RC (\d{1,2}(-[A-D])?|(preamble|G), [a-z ]+)$/,
  mons: /^MO \d{1,2}\.\d{1,2}$/,
  tdaFr: /^TDA \d{1,2}$/,
  ropta: /^RO (presentation|\d{1,2}(\.\d{1,2})?)$/,
  toufflers: /^TF §\d{1,2} b\d{1,2}$/,
};
const everyArticle: ReadonlySet<string> = new Set(rulebooks.flatMap((book) => book.coverage.map(({ article }) => article)));
const outside = /^(TDA-EN (\d{1,2}(-[A-D])?|RP-\d{1,2})|TDA practice|custom)$/;

const wellWorded = (text: Text): boolean => [text.en, text.fr].every((words) => words.trim() === words && words.length > 0);

const bySettings = (entry: ArticleEntry): boolean => entry.decided.some(({ by }) => by === 'settings');

describe('the settings', () => {
  it('have keys of their own, over all groups', () => {
    expect(new Set(declaredSettings.map(({ key }) => key)).size).toBe(declaredSettings.length);
    expect(declaredSettings.length).toBeGreaterThan(600);
  });

  itHoldsForEach(
    'are worded in both languages',
    declaredSettings,
    ({ key }) => key,
    ({ definition }) => {
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

  it('offer beside the values of the books only other readings of them, ante formats that structures use, late entry for nothing, what an event declares, and a severity for each offence', () => {
    const unused = declaredSettings.flatMap(({ key, definition: { schema, settings } }) =>
      schema.kind === 'enum' && !key.startsWith('offences.')
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
      'presence.leavesLiveHand.sanction=due',
      'kill.stillIdentifiable=live',
      'lateEntry.window=minutesOrBreakLater',
      'lateEntry.price.weekly=none',
      'lateEntry.price.weekly=smallBlindPerEliminated',
      'prize.disqualified=kept',
      'penalty.degree=light',
      'penalty.degree=heavy',
      'penalty.repetitionScope=season',
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

  it('says why no computer decides what none does, and what can be recorded of what people see', () => {
    const people = book.coverage.flatMap(({ article, decided }) =>
      decided.flatMap((each) => (each.by === 'nobody' ? [{ article, ...each }] : [])),
    );
    expect(people.filter(({ why, recorded }) => !wellWorded(why) || (recorded !== null && !wellWorded(recorded)))).toEqual([]);
    expect(people.filter(({ recorded }) => recorded !== null).length).toBeGreaterThan(1);
  });
});

describe('the readings', () => {
  it('are worded in both languages, and each serves a setting', () => {
    const used = new Set(rulebooks.flatMap((book) => settingsOf(book).map(({ setting }) => setting.reading)));
    expect(Object.keys(readings).filter((id) => !used.has(id))).toEqual([]);
    expect(Object.values(readings).filter(({ taken, otherwise }) => !wellWorded(taken) || !wellWorded(otherwise))).toEqual([]);
  });
});

describe('citations of what all books answer alike', () => {
  const question = { title: t('Question', 'Question'), about: t('About.', 'Sur.') };
  const alike = (cites: string) => agreed('yes', t('yes', 'oui'), { ...question, cites, silent: 'RO 2.3' }).settings;

  it('stand with the book that each begins with, with what completes them and how they were read', () => {
    const { redcactus, mons, tdaFr } = alike('RC preamble, blinds; MO 7.1; MO 7.7 (RO 2.3; RO 2.4) [CT-MO-02]');
    expect(redcactus.source).toEqual({ kind: 'article', articles: ['RC preamble, blinds'] });
    expect(mons).toEqual({
      value: 'yes',
      source: { kind: 'article', articles: ['MO 7.1', 'MO 7.7'], completedBy: 'RO 2.3; RO 2.4' },
      reading: 'CT-MO-02',
    });
    expect(tdaFr.source).toEqual({ kind: 'silent', from: 'RO 2.3' });
  });

  it.each(['XX 1', 'RC 1;MO 2', 'RC 1; ', 'RC 1 [', 'RC 1 (RO 2'])('cannot be %j', (cites) => {
    expect(() => alike(cites)).toThrow(/is no article of one of the five books|cannot be read as citations/);
  });
});
