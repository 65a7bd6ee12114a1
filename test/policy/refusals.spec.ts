/**
 * Every refusal of the catalogue, said to everybody: a value stands in each private parameter that stands nowhere else, and who reads it is compared
 * with who may. Then every parameter that can hold a text is private, or is listed here with a reason.
 */
import { fileURLToPath } from 'node:url';
import { shown } from '../../src/api/request/error-presentation.js';
import { ApiError } from '../../src/api/language/api-error.js';
import { RefusedError } from '../../src/api/language/refused-error.js';
import { Policy } from '../../src/api/policy/policy.js';
import { sayRefusal } from '../../src/api/policy/private-parameters.js';
import type { PersonalData } from '../../src/api/request/personal-data.js';
import { RequestContext } from '../../src/api/request/request-context.js';
import { operatorPrincipal, publicPrincipal } from '../../src/access/known-principals.js';
import type { Principal, Role, Scope } from '../../src/access/principal.js';
import type { ParameterKind } from '../../src/decider.js';
import { refusalSentences, refusalText, withheldText } from '../../src/texts/refusal-texts.js';
import type { RefusalCode } from '../../src/texts/shared-texts.js';
import { privateIn } from '../../src/texts/withheld-texts.js';
import { Sources } from '../catalogue/sources.js';
import { nobody, NOW, parents, viewsOf } from './asking.js';

const settings: PersonalData = { names: 'token', discipline: 'token' };
const policy = new Policy({ views: viewsOf as never, now: () => NOW, parents });

const reading = { people: nobody, views: viewsOf as never };

const friday: Scope = { kind: 'tournament', tournamentId: 'friday' };
const mons: Scope = { kind: 'club', clubId: 'mons' };
const namur: Scope = { kind: 'club', clubId: 'namur' };
const north: Scope = { kind: 'federation', federationId: 'north' };
const south: Scope = { kind: 'federation', federationId: 'south' };

const holding = (role: Role, scope: Scope, more: Partial<Principal> = {}): Principal => ({
  id: 'somebody',
  kind: role === 'device' ? 'device' : 'person',
  grants: [{ role, scope }],
  ...more,
});

const allKinds: readonly ParameterKind[] = ['cards', 'birthDate', 'suspensions', 'discipline'];
/** Who reads what of a hand of Friday, and of the player p1, whom the club Mons keeps. */
const askers: readonly [asker: string, principal: Principal, reads: readonly ParameterKind[]][] = [
  ['a stranger', publicPrincipal, []],
  ['somebody without a role', { id: 'nobody', kind: 'person', grants: [] }, []],
  ['the device of the table', holding('device', { kind: 'table', tournamentId: 'friday', table: 1 }), []],
  ['the player concerned', { id: 'p', kind: 'person', grants: [], playerId: 'p1' }, ['birthDate', 'suspensions', 'discipline']],
  ['another player', { id: 'q', kind: 'person', grants: [], playerId: 'p9' }, []],
  ['a floor', holding('floor', friday), ['discipline']],
  ['a director', holding('td', friday), ['cards', 'discipline']],
  ['a director who plays', holding('td', friday, { playerId: 'p1' }), ['birthDate', 'suspensions', 'discipline']],
  ['a director of another tournament', holding('td', { kind: 'tournament', tournamentId: 'monday' }), []],
  ['a reading program', holding('integrationRead', friday), []],
  ['a writing program of the club', holding('integrationWrite', mons), []],
  ['the admin of the club', holding('clubAdmin', mons), ['birthDate', 'suspensions', 'discipline']],
  ['the admin of another club', holding('clubAdmin', namur), []],
  ['an official of the federation', holding('federationOfficial', north), ['birthDate', 'suspensions', 'discipline']],
  ['an official of another federation', holding('federationOfficial', south), []],
  ['an admin of the federation', holding('federationAdmin', north), ['suspensions']],
  ['the operator', operatorPrincipal, allKinds],
];

const codes = Object.keys(refusalSentences) as RefusalCode[];
const canaryOf = (kind: ParameterKind): string => `canary-${kind}`;

function refusalWithCanaries(code: RefusalCode): RefusedError {
  const kinds = privateIn({ code })?.kinds ?? {};
  const planted = Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, canaryOf(kind)]));
  return new RefusedError({ code, article: null, parameters: { playerId: 'p1', seat: 1, given: ['2c', '2d'], ...planted } });
}

describe('a refusal', () => {
  it.each(askers)('says to %s what they may see, whatever its code', (_asker, principal, reads) => {
    const request = new RequestContext({}, principal, settings);
    for (const code of codes) {
      const error = sayRefusal(
        refusalWithCanaries(code),
        { input: { handId: 'friday.1.1', playerId: 'p1' } },
        { policy, request, reading },
      ) as ApiError;
      const said = (['en', 'fr'] as const).map((language) => JSON.stringify(shown(error, language, 'c'))).join(' ');
      const found = allKinds.filter((kind) => said.includes(canaryOf(kind)));
      const kinds = new Set(Object.values(privateIn({ code })?.kinds ?? {}));
      const expected = [...kinds].every((kind) => reads.includes(kind)) ? allKinds.filter((kind) => kinds.has(kind)) : [];
      expect([code, found]).toEqual([code, expected]);
    }
  });

  it('names a player to those who see the name, and to others by the id', () => {
    const people = { nameOf: () => 'Élise', publicNameOf: () => 'É.' };
    const said = (principal: Principal, names: PersonalData['names']): string => {
      const request = new RequestContext({}, principal, { ...settings, names });
      const refusal = new RefusedError({ code: 'NOTHING_OWED', article: null, parameters: { playerId: 'p1' } });
      return (sayRefusal(refusal, { tournamentId: 'friday' }, { policy, request, reading: { ...reading, people } }) as ApiError).messages
        .fr;
    };
    expect(said(operatorPrincipal, 'token')).toBe('Élise n’a rien à payer.');
    expect(said(publicPrincipal, 'token')).toBe('p1 n’a rien à payer.');
    expect(said(publicPrincipal, 'public')).toBe('É. n’a rien à payer.');
  });

  it('says nothing private where nobody asked the policy: neither by itself nor in a log', () => {
    for (const code of codes) {
      const error = refusalWithCanaries(code);
      expect(JSON.stringify([shown(error, 'en', 'c'), error, Object.entries(error), error.stack])).not.toMatch(/canary-/);
    }
  });

  it('is a whole sentence without its private parameters', () => {
    for (const code of codes.filter((each) => privateIn({ code: each }) !== undefined)) {
      const { refusal } = refusalWithCanaries(code);
      const whole = { ...refusal, parameters: { ...refusal.parameters, minimum: 18 } };
      for (const language of ['en', 'fr'] as const) {
        expect(withheldText(whole, language)).toMatch(/^[^{}–]+\.$/);
        expect(withheldText(whole, language)).not.toBe(refusalText(whole, language));
      }
    }
  });

  it('opens by what everybody sees where the installation shows discipline to everybody', () => {
    const request = new RequestContext({}, holding('device', { kind: 'table', tournamentId: 'friday', table: 1 }), {
      ...settings,
      discipline: 'public',
    });
    const input = { tournamentId: 'friday', playerId: 'p1' };
    const error = sayRefusal(refusalWithCanaries('UNDER_PENALTY'), { input }, { policy, request, reading });
    expect((error as ApiError).message).toContain(canaryOf('discipline'));
  });
});

/** Parameters that can hold a text, by what it is. What is not said here has to be private. */
const open: Readonly<Record<string, string>> = {
  'what whoever asks has said themselves':
    'amount announced at button card cards character chip competitor currency day declared differenceId duplicateId entry field from given got hash latest left option ordinal pairingId period playerId players pot principalId problem purchase pushed put recordedAs region repeated role rulingId seat seconds setting shares sheet sheetId since stack table timeZone tokenId unexpected value waited webhookId DAYS_REVERSED.until',
  'a word of the program, or of a rulebook':
    'allowed anteFormat article blind by cause claim command default due edition event expected kind offence open options out phase question reason rulebook scope stake status street to CLAIM_WINDOW_CLOSED.until LATE_WINDOW_CLOSED.unit PENALTY_OUT_OF_SCALE.unit PENALTY_REASON_REQUIRED.unit UNKNOWN_RULEBOOK.known UNKNOWN_SETTING.known DISPUTE_TOO_LATE.until',
  'an id, which is no name':
    'clubId commandId disputeId exclusionId federationId handId leader licensedWith stopId stream suspensionId teamId tournamentId',
  'the id under which a person is kept: the registration says it to everybody': 'duplicates survivorId',
  'what the table sees':
    'byCards declaredCards declaredHands differing eligible inPlay kept missing recount seats skipped tabledCards tabledHands tables values waitsFor winner winners SHOWN_CARDS_CONTRADICTED.known',
  'what everybody may read in the lists': 'name source REGION_UNKNOWN.known SEASON_WORD_UNKNOWN.known',
};

describe('every parameter of a refusal that can hold a text', () => {
  const sources = new Sources(fileURLToPath(new URL('../..', import.meta.url)));
  const declared = ['src/decider.ts', 'src'].flatMap((place) => sources.refusals(place));
  const parameters = declared.flatMap(({ name: code, fields }) =>
    fields
      .filter((field) => /string|\w\[\]/.test(field) || field.includes('Private<'))
      .map((field) => ({ code, name: field.split(/[?:]/)[0]!, isPrivate: field.includes('Private<') })),
  );
  const privateNames = new Set(parameters.flatMap(({ name, isPrivate }) => (isPrivate ? [name] : [])));
  const known = new Set(Object.values(open).flatMap((names) => names.split(' ')));

  it('is private, or known to be open; what is private in one refusal is asked about in each', () => {
    const asked = parameters
      .filter(({ isPrivate }) => !isPrivate)
      .map(({ code, name }) => (privateNames.has(name) ? `${code}.${name}` : name));
    expect([...new Set(asked)].filter((name) => !known.has(name)).toSorted()).toEqual([]);
    expect([...known].filter((name) => !asked.includes(name)).toSorted()).toEqual([]);
  });
});
