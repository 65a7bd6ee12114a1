/** How commands reach result sheets. */
import { type PlayerId, type SheetId, sheetStream } from '../../../events/ids.js';
import { lookUp } from '../../../events/look-up.js';
import { sheetDecider } from '../../sheet/decider.js';
import type { Aggregate } from '../dispatch/aggregate.js';
import type { Sources } from '../dispatch/sources.js';
import { scopeViews } from '../registry/aggregates.js';
import { concernedInSheet } from '../words/concerned.js';

export const sheetAggregate: Aggregate<'sheet'> = {
  kind: 'sheet',
  streamOf: sheetStream,
  decider: sheetDecider,
  passesId: true,
  concerned: (state, _lead, amendment) => concernedInSheet(state, amendment),
  remedies: 'ofTournament',
  facts: {
    async ReassignRow({ clientCommand: { playerId, recordedAs }, sources: { registry } }) {
      const { mergedInto } = (await registry.loadPerson(playerId)).state;
      // The recorded id itself undoes it, whatever id the person has now.
      const survivorId = recordedAs === playerId ? null : mergedInto;
      return { isKnown: await registry.isKnown(playerId), survivorId };
    },
  },
  specials: {
    ReassignRow: { afterwards: ({ id, clientCommand, sources }) => forgetTyped(sources, id, clientCommand.recordedAs) },
    WithdrawImport: { afterwards: ({ id, sources }) => forgetAllTyped(sources, id) },
  },
  waitsFor: scopeViews,
};

/** A typed name is forgotten once its person is known. */
async function forgetTyped({ load, personalData }: Sources, id: SheetId, recordedAs: PlayerId): Promise<void> {
  const { rows, assigned } = (await load('sheet', id)).state;
  const row = rows.find((each) => each.recordedAs === recordedAs);
  if (row?.unmatched === true && lookUp(assigned, recordedAs) !== undefined) await personalData.name(recordedAs, null);
}

async function forgetAllTyped({ load, personalData }: Sources, id: SheetId): Promise<void> {
  const { rows } = (await load('sheet', id)).state;
  for (const { recordedAs, unmatched } of rows) if (unmatched === true) await personalData.name(recordedAs, null);
}
