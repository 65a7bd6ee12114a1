/** What is in a file of results, before anything of it is imported. */
import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Encoding } from '../../app/sheets/csv-file.js';
import type { GivenResults } from '../../app/sheets/given-results.js';
import { importInputOf } from '../../app/sheets/import-input.js';
import { type CsvFault, type CsvNote, MOST_FAULTS } from '../../sheet/csv-faults.js';
import type { Text } from '../../rulebooks/setting.js';
import { BilingualText } from '../language/bilingual-text.types.js';
import { Costs } from '../language/costs.js';
import { enumeration } from '../language/enums.js';
import { JsonScalar } from '../language/scalars.js';
import { field, list, orNull, shownAs, Showing, withFields } from '../language/showing.js';

/** What a file need not say of its tournament when whoever imports it does. */
export type AskedOfFile = 'name' | 'date';

const AskedOfFileEnum = enumeration<AskedOfFile>('AskedOfFile', 'What a file of results does not say of its tournament.', {
  name: 'What it is called.',
  date: 'Its day.',
});

/** A place in the file. */
export type LineOfFile = Pick<CsvFault | CsvNote, 'line' | 'column' | 'value'> & { readonly sentence: Text };

@ObjectType('ResultsFileLine', { description: 'A place in a file of results, and what is wrong there or was read otherwise.' })
export class ResultsFileLineType extends withFields(Showing<LineOfFile>, {
  line: field(Int, 'The line, from 1.'),
  column: orNull(String, 'The column; null where it concerns the whole line.'),
  value: orNull(String, 'The cell as it was written; null for none.'),
  sentence: field(BilingualText, 'The place and what to write there, in one sentence.'),
}) {}

@ObjectType({ description: 'The results of one tournament in a file.' })
export class TournamentInFile {
  constructor(
    private readonly given: GivenResults,
    private readonly linesOfRows: readonly number[],
  ) {}

  @Field(() => String, { description: 'What it is called.' })
  get name(): string {
    return this.given.name;
  }

  @Field(() => String, { description: 'Its day.' })
  get date(): string {
    return this.given.date;
  }

  @Costs({ entries: 40 })
  @Field(() => [Int], { description: 'The line of each row, from 1, in the order of the rows.' })
  get lines(): readonly number[] {
    return this.linesOfRows;
  }

  @Costs({ weight: 100 })
  @Field(() => JsonScalar, { description: 'The input of importResults for it, without the commandId.' })
  get input(): object {
    return importInputOf(this.given);
  }
}

export interface ReadFile {
  readonly encoding: Encoding;
  readonly asks: readonly AskedOfFile[];
  readonly faults: readonly LineOfFile[];
  readonly notes: readonly LineOfFile[];
  readonly tournaments: readonly TournamentInFile[];
}

@ObjectType('ResultsFile', { description: 'A file of results as it was read. Nothing of it is imported by reading it.' })
export class ResultsFileType extends withFields(Showing<ReadFile>, {
  encoding: field(String, 'The encoding that the file was read in: UTF-8, UTF-16 or Windows-1252.'),
  asks: list(2, AskedOfFileEnum, 'What has to be given with the file, because it does not say it. There are no tournaments before.'),
  faults: list(
    MOST_FAULTS,
    shownAs(ResultsFileLineType),
    'What is wrong, all of it up to a hundred places. There are no tournaments before.',
  ),
  notes: list(10, shownAs(ResultsFileLineType), 'What was read otherwise than it stands there, and columns that are ignored.'),
  tournaments: list(20, TournamentInFile, 'The tournaments of the file, each with its results.'),
}) {}
