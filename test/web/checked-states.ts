/**
 * Every page and state that axe checks, by the spec that does so. A spec ends with a test that all of its states were on the screen; the short suite
 * has a part of them.
 */

/** What every page shows that reads from the server. */
const notices = ['loading', 'error'] as const;
/** And every page whose address has an id. */
const noticesOfId = [...notices, 'unknown'] as const;

export const checkedStates = {
  'pages.spec.ts': {
    start: ['shown', 'dark', ...notices],
    display: ['announced', 'seated', 'running', 'break', 'paused', 'hand-for-hand', 'final-table', 'finished', 'seating', ...noticesOfId],
    tournament: ['standings', 'seating', 'structure', 'prizes', 'finished', 'dark', 'finished, dark', ...noticesOfId],
  },
  'troubled-display.spec.ts': { display: ['stale'] },
  'desk.spec.ts': {
    desk: [
      'signed out',
      'announced',
      'preview of the start',
      'running',
      'halted',
      'hand-for-hand',
      'final-table',
      'finished',
      'ruling',
      'clock',
      'waits for the network',
      'given back',
      'refused',
      'form of a deal',
      'deal proposed',
      'deal accepted by one',
      'deal agreed',
      ...noticesOfId,
    ],
  },
  'cash.spec.ts': { cash: ['signed out', 'owed', 'settled', ...noticesOfId] },
  'table-device.spec.ts': {
    table: ['between hands', 'to act', 'amount refused', 'board', 'showdown', 'form of a hand', 'halted', 'signed out', ...noticesOfId],
  },
  'replay.spec.ts': {
    replay: ['completed', 'dark', 'corrected', 'void', 'other books', 'in progress', ...noticesOfId],
    tournament: ['hands'],
  },
  'dispute.spec.ts': { dispute: ['restricted', 'shown', 'dark', ...noticesOfId] },
  'season.spec.ts': { season: ['table', 'plot', 'tournaments', 'groups', 'rules', 'workings', ...noticesOfId] },
  'season-forms.spec.ts': { season: ['rounds', 'rules of stages'] },
  'club-and-player.spec.ts': {
    club: ['shown', ...noticesOfId],
    player: ['shown', 'hidden', 'of one tournament', ...noticesOfId],
  },
  'import.spec.ts': { import: ['signed out', 'columns', 'names that wait', 'faults', 'dates to confirm', ...noticesOfId] },
  'verify.spec.ts': { verify: ['empty', 'checking', 'holds', 'open', 'fails', 'unreadable', 'without a worker'] },
} as const;

export type CheckingSpec = keyof typeof checkedStates;

const checked = new Set<string>();

/** Notes that axe has run while a page was in a state. */
export const noteChecked = (state: string): void => void checked.add(state);

/** The states of a spec that axe has not checked, and those that it checked without an entry here. */
export function differFromTable(spec: CheckingSpec): string[] {
  const listed = Object.entries(checkedStates[spec]).flatMap(([page, states]) => states.map((state: string) => `${page}: ${state}`));
  return [...listed.filter((state) => !checked.has(state)), ...[...checked].filter((state) => !listed.includes(state))];
}
