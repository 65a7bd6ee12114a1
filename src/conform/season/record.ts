/** The history of a case's season: its current sheets, merges, and adjustments. */
import { parsePoints } from '../../season/fixed.js';
import type { RowAsCounted, SheetAsCounted } from '../../season/sheet.js';
import type { Adjustment } from '../../season/standings.js';
import { amendRow } from '../../sheet/rows.js';
import type { StatedSheet, StatedStep } from './shape.js';

type RowAmendment = Omit<StatedStep['amend'][number], 'tournament' | 'player'> & { readonly person: string };

/** The sheet with an amendment. A revised sheet is amended again: the amendment survives. */
function amendSheet(sheet: SheetAsCounted, { person, state, promote }: RowAmendment): SheetAsCounted {
  const rows = amendRow(sheet.rows, (row) => row.person === person, { state, place: null, tied: null, promote });
  return { ...sheet, rows };
}

export class SeasonRecord {
  readonly #sheets = new Map<string, SheetAsCounted>();
  readonly #amendments = new Map<string, RowAmendment[]>();
  readonly #survivors = new Map<string, string>();
  readonly #adjustments: Adjustment[] = [];

  get sheets(): readonly SheetAsCounted[] {
    return [...this.#sheets.values()];
  }

  get adjustments(): readonly Adjustment[] {
    return this.#adjustments;
  }

  readonly survivorOf = (recorded: string): string => this.#survivors.get(recorded) ?? recorded;

  apply(step: StatedStep): void {
    for (const stated of [...step.tournaments, ...step.revise]) {
      const sheet = (this.#amendments.get(stated.id) ?? []).reduce(amendSheet, sheetOf(stated));
      this.#sheets.set(sheet.id, sheet);
    }
    for (const { kept, duplicate } of step.merge) this.#survivors.set(duplicate, kept);
    for (const { kept, duplicate } of step.unmerge) {
      if (this.#survivors.get(duplicate) !== kept) throw new RangeError(`${duplicate} is not merged into ${kept}`);
      this.#survivors.delete(duplicate);
    }
    for (const { player, points, reason } of step.adjust)
      this.#adjustments.push({ competitor: player, points: parsePoints(points), reason });
    for (const { tournament, player, state, promote } of step.amend) this.#amend(tournament, { person: player, state, promote });
  }

  #amend(tournament: string, stated: RowAmendment): void {
    const sheet = this.#sheets.get(tournament);
    const row = sheet?.rows.find(({ person }) => this.survivorOf(person) === this.survivorOf(stated.person));
    if (sheet === undefined || row === undefined) throw new RangeError(`${stated.person} is not on the sheet of ${tournament}`);
    const amendment = { ...stated, person: row.person };
    this.#amendments.set(tournament, [...(this.#amendments.get(tournament) ?? []), amendment]);
    this.#sheets.set(tournament, amendSheet(sheet, amendment));
  }
}

/** Reads every field of the case. */
function sheetOf({ entries, ...stated }: StatedSheet): SheetAsCounted {
  return {
    ...stated,
    club: null,
    region: null,
    kind: null,
    entries: entries ?? stated.entrants,
    rows: stated.rows.map(({ player, ...row }): RowAsCounted => ({ person: player, ...row })),
  };
}
