import { webhooksCommands } from '../../../commands/access/webhooks.js';
import { concernsPeople } from '../../../commands/concerns.js';
import type { Command } from '../../../commands/command.js';
import { allCommands } from '../../../commands/rooms.js';
import { aggregates } from './aggregates.js';
import type { KindName } from './kinds.js';

interface Entry {
  readonly facts: object;
  readonly specials?: Readonly<Record<string, object>>;
  readonly concerned?: unknown;
}

const principal = new Set<string>([
  'IssueToken',
  'RevokeToken',
  'LinkPlayer',
  'UnlinkPlayer',
  'NoteTokenSeen',
  'NoteRefusals',
  'NotePersonalDataRead',
  ...webhooksCommands.map(({ type }) => type),
]);
const kindOf = ({ on, type }: Command): KindName => (on === 'access' && principal.has(type) ? 'principal' : on);
const entryOf = (kind: KindName): Entry => aggregates[kind];
const commandsOf = (kind: KindName): readonly Command[] => allCommands.filter((command) => kindOf(command) === kind);

describe.each(Object.keys(aggregates) as KindName[])('the entry of %s', (kind) => {
  it('is that of its kind, and names only commands of it', () => {
    const types = commandsOf(kind).map(({ type }) => type);
    const { facts, specials = {} } = entryOf(kind);
    expect(aggregates[kind].kind).toBe(kind);
    expect(types.length).toBeGreaterThan(0);
    expect([...Object.keys(facts), ...Object.keys(specials)].filter((type) => !types.includes(type))).toEqual([]);
  });

  it('says whom texts concern just where its commands have such texts', () => {
    const wordy = commandsOf(kind).filter(({ mutation, fields }) => mutation !== null && concernsPeople(fields));
    expect(entryOf(kind).concerned !== undefined).toBe(wordy.length > 0);
  });

  it('keeps what clients give beside a command', () => {
    const { specials = {} } = entryOf(kind);
    const beside = commandsOf(kind).filter(
      ({ fields, mutation }) => mutation !== null && Object.values(fields).some(({ from }) => from === 'clientOnly'),
    );
    // The API makes these fields from other input; nothing goes to the vault.
    const made = new Set(['SetPrizes', 'OpenHand', 'DealInNewcomer']);
    const unkept = beside.filter(
      ({ type }) => !made.has(type) && !('storeAside' in (specials[type] ?? {})) && !('afterwards' in (specials[type] ?? {})),
    );
    expect(unkept.map(({ type }) => type)).toEqual([]);
  });
});

it('commands that need to have their tournament to themselves, or that differ in another way, are these', () => {
  const differing: Record<string, string[]> = {};
  for (const [kind, entry] of Object.entries(aggregates)) {
    for (const [type, special] of Object.entries((entry as unknown as Entry).specials ?? {})) {
      for (const way of Object.keys(special)) (differing[way] ??= []).push(`${kind} ${type}`);
    }
  }
  for (const types of Object.values(differing)) types.sort();
  expect(differing).toEqual({
    hasNoPreview: ['tournament DrawSeats', 'tournament RedrawSeats'],
    afterwards: [
      'sheet ReassignRow',
      'sheet WithdrawImport',
      'tournament AdmitLatePlayer',
      'tournament CheckIn',
      'tournament RegisterPlayer',
      'tournament TransferEntry',
    ],
    whileStopped: [
      'hand ClaimAmount',
      'hand ClaimAward',
      'hand ClaimReading',
      'hand CorrectAward',
      'hand CorrectEntry',
      'hand DealInNewcomer',
    ],
    concerned: ['dispute OpenDispute'],
    handle: ['dispute OpenDispute'],
    idOf: ['player RegisterPerson'],
    storeAside: [
      'player ChooseVisibility',
      'player ExcludeFromClub',
      'player GrantLicence',
      'player MapExternalId',
      'player RecordPersonalData',
      'player RegisterPerson',
      'player RevokeLicence',
      'player SuspendPlayer',
      'player UnmapExternalId',
    ],
    printed: [
      'hand Act',
      'hand DealInNewcomer',
      'player ChooseVisibility',
      'player GrantLicence',
      'player RecordPersonalData',
      'player RegisterPerson',
      'tournament OpenHand',
    ],
    recordedAs: ['player EndClubExclusion', 'player LiftSuspension', 'player RevokeLicence'],
  });
});
