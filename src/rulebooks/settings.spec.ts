/** That the five books' data hang together: every setting valid in every book, every citation found, texts in both languages. */
import { itHoldsForEach } from '../../test/each-item.js';
import { fits, leavesChoice, rule, t } from './definition.js';
import type { ArticleEntry } from './coverage.js';
import { commonRules, declaredRules, declaredSettings } from './policies.js';
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
    expect(new Set(declaredRules.map(({ key }) => key)).size).toBe(declaredRules.length);
    expect(declaredSettings.length).toBeGreaterThan(250);
  });

  it('leave a choice, which common rules do not', () => {
    const values = commonRules.map(({ definition: { settings } }) => new Set(Object.values(settings).map(({ value }) => value)).size);
    expect(new Set(values)).toEqual(new Set([1]));
    expect([...declaredSettings, ...commonRules]).toHaveLength(declaredRules.length);
  });

  itHoldsForEach(
    'are worded in both languages',
    declaredRules,
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
      if (leavesChoice(schema)) for (const sentence of [description.en, description.fr]) expect(sentence).toMatch(/^[^.]+\.$/u);
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
  const views = settingsOf(book, declaredRules);

  it('has a value of the right kind for every setting', () => {
    expect(views).toHaveLength(declaredRules.length);
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
    const used = new Set(rulebooks.flatMap((book) => settingsOf(book, declaredRules).map(({ setting }) => setting.reading)));
    expect(Object.keys(readings).filter((id) => !used.has(id))).toEqual([]);
    expect(Object.values(readings).filter(({ taken, otherwise }) => !wellWorded(taken) || !wellWorded(otherwise))).toEqual([]);
  });
});

describe('a common rule', () => {
  it('is stated with its value, and has the citations of each book, with what completes them and how they were read', () => {
    const { schema, title, description, settings } = rule`yes | Question: yes, always | Question : oui, toujours
      | RC preamble, blinds; MO 7.1; MO 7.7 (RO 2.3; RO 2.4) [CT-MO-02]; TF (custom) [CT-TF-01] | RO 2.3`;
    expect(schema).toEqual({ kind: 'enum', values: [{ value: 'yes', label: t('yes, always', 'oui, toujours') }] });
    expect([title, description]).toEqual([t('Question', 'Question'), t('Question: yes, always', 'Question : oui, toujours')]);
    expect(settings).toEqual({
      redcactus: { value: 'yes', source: { kind: 'article', articles: ['RC preamble, blinds'] } },
      mons: {
        value: 'yes',
        source: { kind: 'article', articles: ['MO 7.1', 'MO 7.7'], completedBy: 'RO 2.3; RO 2.4' },
        reading: 'CT-MO-02',
      },
      tdaFr: { value: 'yes', source: { kind: 'silent', from: 'RO 2.3' } },
      ropta: { value: 'yes', source: { kind: 'silent', from: 'RO 2.3' } },
      toufflers: { value: 'yes', source: { kind: 'silent', from: 'custom' }, reading: 'CT-TF-01' },
    });
  });

  it.each([
    [() => rule`yes | A: b | A : b | XX 1 | RO 1`, '"XX 1" is no article of one of the five books'],
    [() => rule`yes | A: b | A : b | RC | RO 1`, '"RC" is no article of one of the five books'],
    [() => rule`yes | A: b | A : b | RC 1; ; MO 2 | RO 1`, 'cannot be read as citations'],
    [() => rule`yes | A: b | A : b | RC 1 [ | RO 1`, 'cannot be read as citations'],
    [() => rule`yes | A: b | A : b | RC 1 (RO 2 | RO 1`, 'cannot be read as citations'],
    [() => rule`yes | A | A : b | RC 1 | RO 1`, '"A" is no question with its answer'],
    [() => rule`yes | A: b | A : b | RC 1`, '"A" has no value for mons'],
  ])('%#: is refused at the start where it cannot be read', (declare, message) => {
    expect(declare).toThrow(message);
  });
});
