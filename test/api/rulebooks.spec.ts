/** The rulebooks through the API: settings with their sources, every article with where it is decided, two books side by side. */
import { declaredSettings } from '../../src/rulebooks/policies.js';
import { nameOf, rulebooks } from '../../src/rulebooks/rulebooks.js';
import { ApiUnderTest } from './client.js';

interface Shown {
  readonly rulebookId: string;
  readonly coverage: readonly {
    readonly article: string;
    readonly topic: { readonly en: string; readonly fr: string };
    readonly decided: readonly {
      readonly by: string;
      readonly why: { readonly en: string } | null;
      readonly recorded: { readonly fr: string } | null;
    }[];
    readonly settings: readonly string[];
    readonly commonRules: readonly { readonly en: string }[];
  }[];
}

const answer = 'value label { en fr } source articles defaults phrase { en fr } reading { id taken { en } otherwise { fr } }';
const question = 'key group title { en fr } description { en fr } kind choices { value label { en } } minimum maximum unit { en fr }';
const coverage = 'coverage { article topic { en fr } decided { by why { en fr } recorded { en fr } } settings commonRules { en } }';

let api: ApiUnderTest;

beforeAll(async () => {
  api = await ApiUnderTest.open();
});

afterAll(async () => {
  expect(api.log).toEqual([]);
  await api.close();
});

// eslint-disable-next-line @typescript-eslint/no-explicit-any
async function ask(query: string, variables: object = {}): Promise<any> {
  const { data, errors } = await api.ask(query, variables);
  expect(errors).toBeUndefined();
  return data;
}

describe('rulebooks', () => {
  it('are five, served to everybody, with their names in both languages', async () => {
    const { rulebooks: books } = await ask('{ rulebooks { rulebookId version name { en fr } } }');
    expect(books).toEqual(rulebooks.map(({ id, version, name }) => ({ rulebookId: id, version, name })));
    expect(books).toHaveLength(5);
  });

  it('can be asked for whole in one query', async () => {
    const { rulebooks: books } = await ask(
      `{ rulebooks { rulebookId version name { en fr } settings { question { ${question} } answer { ${answer} } } ${coverage} } }`,
    );
    for (const book of books) expect(book.settings).toHaveLength(declaredSettings.length);
  });
});

describe('rulebook', () => {
  const setting = async (id: string, key: string): Promise<unknown> => {
    const { rulebook } = await ask(`query($id: ID!) { rulebook(id: $id) { settings { question { key } answer { ${answer} } } } }`, { id });
    return rulebook.settings.find((each: { question: { key: string } }) => each.question.key === key).answer;
  };

  it('RO 9.6: the minimum raise with its article and the reading that was taken', async () => {
    expect(await setting('ropta', 'minRaise.method')).toMatchObject({
      value: 'lastIncrement',
      source: 'ARTICLE',
      articles: ['RO 9.6'],
      defaults: [],
      phrase: { en: 'RO 9.6 [CB-RO-22]', fr: 'RO 9.6 [CB-RO-22]' },
      reading: { id: 'CB-RO-22', taken: { en: expect.stringMatching(/\S/) }, otherwise: { fr: expect.stringMatching(/\S/) } },
    });
  });

  it('a silent book names the rule that stands for it', async () => {
    expect(await setting('tdaFr', 'smallChip.headsUp')).toMatchObject({
      value: 'fullCall',
      source: 'SILENT',
      articles: [],
      defaults: ['RO 9.12'],
      phrase: { en: 'silent → RO 9.12', fr: 'silence → RO 9.12' },
      reading: null,
    });
  });

  it('every question has its answers: words, bounds with a unit, or yes and no', async () => {
    const { rulebook } = await ask(`{ rulebook(id: "mons") { settings { question { ${question} } answer { ${answer} } } } }`);
    for (const { question: asked, answer: given } of rulebook.settings) {
      expect(['betting', 'dealing', 'floor', 'inventory', 'discipline']).toContain(asked.group);
      if (asked.kind === 'INTEGER') {
        expect([asked.minimum, asked.maximum, asked.unit].every((bound) => bound !== null)).toBe(true);
        expect(given.value).toBeGreaterThanOrEqual(asked.minimum);
        expect(given.value).toBeLessThanOrEqual(asked.maximum);
        expect(asked.choices).toEqual([]);
      } else {
        expect(asked.choices.map(({ value }: { value: unknown }) => value)).toContain(given.value);
        expect([asked.minimum, asked.maximum, asked.unit]).toEqual([null, null, null]);
      }
    }
  });

  it('is null for a book or a version that there is not, and the newest where no version is asked for', async () => {
    const found = await ask(
      '{ a: rulebook(id: "ropta") { version } b: rulebook(id: "ropta", at: { version: 1 }) { rulebookId } c: rulebook(id: "ropta", at: { version: 9 }) { rulebookId } d: rulebook(id: "toString") { rulebookId } }',
    );
    expect(found).toEqual({ a: { version: 1 }, b: { rulebookId: 'ropta' }, c: null, d: null });
  });
});

describe('the articles of a book', () => {
  let books: readonly Shown[];

  beforeAll(async () => {
    ({ rulebooks: books } = await ask(`{ rulebooks { rulebookId ${coverage} } }`));
  });

  it.each(rulebooks.map(({ id }) => id))(
    '%s: all are listed, each with settings, a decider, or the reason why none and what can be recorded',
    (id) => {
      const shown = books.find((each) => each.rulebookId === id)!;
      expect(shown.coverage.map(({ article }) => article)).toEqual(
        rulebooks.find((each) => each.id === id)!.coverage.map(({ article }) => article),
      );
      for (const { article, topic, decided, settings, commonRules } of shown.coverage) {
        expect([article, topic.en !== '' && topic.fr !== '', decided.length > 0]).toEqual([article, true, true]);
        for (const { by, why, recorded } of decided) {
          expect(['SETTINGS', 'HAND', 'TOURNAMENT', 'NOBODY']).toContain(by);
          expect([article, recorded === null || (by === 'NOBODY' && recorded.fr !== '')]).toEqual([article, true]);
          expect([article, by, why !== null && why.en !== '']).toEqual([article, by, by === 'NOBODY']);
        }
        expect([article, decided.some(({ by }) => by === 'SETTINGS')]).toEqual([article, settings.length + commonRules.length > 0]);
      }
    },
  );

  it('RO 5.2: a common rule is stated, and is no setting', () => {
    const { commonRules, settings } = books
      .find(({ rulebookId }) => rulebookId === 'ropta')!
      .coverage.find(({ article }) => article === 'RO 5.2')!;
    expect(commonRules).toContainEqual({ en: 'Cut: required' });
    expect(settings).toContain('cut.minCardsPerPile');
    expect(settings).not.toContain('cut.required');
  });

  it.each([
    ['redcactus', 'RC 5'],
    ['mons', 'MO 12.4'],
    ['tdaFr', 'TDA 14'],
    ['ropta', 'RO 1.2'],
  ])('%s, %s: what only people see says so, and what can be recorded', (id, article) => {
    const found = books.find((each) => each.rulebookId === id)!.coverage.find((each) => each.article === article)!;
    expect(found.decided.find(({ by }) => by === 'NOBODY')?.recorded?.fr).toContain('la faute');
  });
});

describe('rulebookDifferences', () => {
  const query = `query($a: ID!, $b: ID!) { rulebookDifferences(a: $a, b: $b) { a { rulebookId } b { rulebookId } alike differences { question { ${question} } a { ${answer} } b { ${answer} } } } }`;

  it('RO 9.6 and MO 8.8 on the minimum raise, each side with its article', async () => {
    const { rulebookDifferences: found } = await ask(query, { a: 'ropta', b: 'mons' });
    const raise = found.differences.find((each: { question: { key: string } }) => each.question.key === 'minRaise.method');
    expect(raise.a).toMatchObject({ value: 'lastIncrement', articles: ['RO 9.6'] });
    expect(raise.b).toMatchObject({ value: 'doubleLargestBet', articles: ['MO 8.8'] });
    expect(found.alike + found.differences.length).toBe(declaredSettings.length);
    for (const { a, b } of found.differences) expect(a.value).not.toBe(b.value);
  });

  it('a book does not differ from itself', async () => {
    const { rulebookDifferences: found } = await ask(query, { a: 'ropta', b: 'ropta' });
    expect(found).toEqual({ a: { rulebookId: 'ropta' }, b: { rulebookId: 'ropta' }, alike: declaredSettings.length, differences: [] });
  });

  it('an unknown book is refused with the list of those that exist', async () => {
    const { errors } = await api.ask(query, { a: 'ropta', b: 'robert' });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'UNKNOWN_RULEBOOK',
      parameters: { rulebook: 'robert', edition: '1', known: rulebooks.map(nameOf) },
    });
  });
});
