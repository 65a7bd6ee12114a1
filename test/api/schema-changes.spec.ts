/** From 1.0.0 on, no release breaks a client without a new major version. */
import { existsSync, readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { releaseText, schemaText } from '../../src/api/print-schema.js';
import { readProgramVersion } from '../../src/app/program-version.js';
import { judgeChanges, readRelease } from './schema-changes.js';

const released = new URL('../../docs/api/released-schema.graphql', import.meta.url);
const version = readProgramVersion();

describe('The schema', () => {
  let schema: string;

  beforeAll(async () => {
    schema = await schemaText();
  });

  it('breaks no client of the last release without a new major version', () => {
    const last = existsSync(released) ? readRelease(readFileSync(released, 'utf8')) : null;
    const { breaking, isAllowed } = judgeChanges(last, { version, schema });
    if (isAllowed && breaking.length > 0) console.warn(`Breaking changes since ${last!.version}:\n${breaking.join('\n')}`);
    expect(isAllowed ? [] : breaking).toEqual([]);
  });

  it('has nothing that is deprecated before 1.0.0: there is no client of an earlier release', () => {
    if (version.startsWith('1.0.0-')) expect(schema.match(/@deprecated/g)).toBeNull();
  });

  it('is kept by a release without its descriptions, and is the same schema to a client', () => {
    const kept = releaseText('1.2.3', schema);
    expect(kept).not.toContain('"""');
    expect(readRelease(kept).version).toBe('1.2.3');
    expect(judgeChanges(readRelease(kept), { version: '1.2.4', schema })).toEqual({ breaking: [], isAllowed: true });
    expect(judgeChanges({ version: '1.2.3', schema }, { version: '1.2.4', schema: kept })).toEqual({ breaking: [], isAllowed: true });
    expect(Object.keys(buildSchema(kept).getTypeMap())).toEqual(Object.keys(buildSchema(schema).getTypeMap()));
  });

  describe('with a planted change that breaks clients', () => {
    const without = (): string => {
      const changed = schema.replace(/ {2}"""[^"]*(?:"[^"]+"[^"]*)*"""\n {2}apiVersion: String!\n/, '');
      expect(changed).not.toBe(schema);
      return changed;
    };

    it.each([
      ['1.4.0', '1.5.0', false],
      ['1.4.0', '1.4.1', false],
      ['1.4.0', '2.0.0', true],
      ['1.4.0', '2.0.0-rc.0', true],
      ['2.0.0', '2.1.0-rc.0', false],
      ['0.9.0', '0.10.0', true],
      ['1.0.0-rc.0', '1.0.0-rc.1', true],
      ['1.0.0-rc.0', '1.0.0', true],
    ])('from %s to %s: allowed is %s, and it is named', (before, after, isAllowed) => {
      const verdict = judgeChanges({ version: before, schema }, { version: after, schema: without() });
      expect(verdict).toEqual({ breaking: ['Query.apiVersion was removed.'], isAllowed });
    });

    it('there is nothing to break before the first release', () => {
      expect(judgeChanges(null, { version: '1.0.0', schema: without() })).toEqual({ breaking: [], isAllowed: true });
    });

    it('an addition is none', () => {
      expect(judgeChanges({ version: '1.4.0', schema: without() }, { version: '1.5.0', schema })).toEqual({
        breaking: [],
        isAllowed: true,
      });
    });
  });

  it.each(['', '1.0', 'next', '# ', '1.0.0'])('a release does not begin with %j', (line) => {
    expect(() => readRelease(`${line}\ntype Query { a: Int }`)).toThrow();
  });

  it('a version that is none is refused', () => {
    expect(() => judgeChanges({ version: 'new', schema }, { version: '1.0.0', schema })).toThrow('new is no version');
  });
});
