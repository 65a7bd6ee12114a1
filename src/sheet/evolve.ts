/** How events change the state of a sheet. */
import type { SheetEvent } from '../../events/sheet.js';
import { applyChanges, sortRows } from './rows.js';
import type { SheetState } from './state.js';

export function evolve(state: SheetState, { type, data }: SheetEvent): SheetState {
  switch (type) {
    case 'SheetPublished': {
      const { facts, through } = data;
      const rows = sortRows(data.part === 1 ? data.rows : [...state.rows, ...data.rows]);
      return { ...state, facts, through, revision: 1, status: 'provisional', rows };
    }
    case 'SheetRevised': {
      const { facts, through, revision } = data;
      return { ...state, facts, through, revision, status: 'provisional', rows: applyChanges(state.rows, data.changes) };
    }
    case 'SheetDayCorrected': {
      const facts = state.facts!;
      const ruled = { ...facts, date: data.date, dayFrom: 'ruled', sourceDay: facts.sourceDay ?? facts.date } as const;
      return { ...state, facts: ruled, revision: data.revision, status: state.status === 'ratified' ? 'provisional' : state.status };
    }
    case 'SheetWithdrawn':
      return { ...state, status: 'withdrawn', through: data.through ?? state.through };
    case 'SheetRatified':
      return { ...state, status: 'ratified' };
    case 'RowAmended': {
      const { sheetId: _sheetId, reason: _reason, ...amendment } = data;
      return { ...state, amended: data.amendment, amendments: [...state.amendments, amendment] };
    }
    case 'AmendmentLifted':
      return { ...state, amendments: state.amendments.filter(({ amendment }) => amendment !== data.amendment) };
    case 'RowReassigned': {
      const { [data.recordedAs]: _before, ...others } = state.assigned;
      return { ...state, assigned: data.playerId === data.recordedAs ? others : { ...others, [data.recordedAs]: data.playerId } };
    }
  }
}
