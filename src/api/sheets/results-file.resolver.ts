/** Reads files of results for pages and programs that leave that to the server. */
import { Args, ArgsType, Field, Query, Resolver } from '@nestjs/graphql';
import { IsOptional, Matches } from 'class-validator';
import { isDay } from '../../../events/calendar.js';
import type { ClubId } from '../../../events/ids.js';
import { decodeCsv } from '../../app/sheets/csv-file.js';
import { type KnownOfFile, readResultsCsv } from '../../app/sheets/results-csv.js';
import { CsvError, type CsvFault } from '../../sheet/csv-faults.js';
import { csvFaultText, csvNoteText } from '../../texts/csv-texts.js';
import { inGraph } from '../graph/edges.js';
import { IdField, nullable, TextField } from '../inputs/fields.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { badInput } from '../language/api-error.js';
import { Costs } from '../language/costs.js';
import { For } from '../policy/operations.js';
import { MAX_BODY_BYTES } from '../request/limits.js';
import { type AskedOfFile, type LineOfFile, type ReadFile, ResultsFileType, TournamentInFile } from './results-file.types.js';

@ArgsType()
class ResultsFileArgs {
  @IdField('The id of the club.')
  clubId!: ClubId;

  @Field(() => String, {
    description: `The bytes of the CSV file, in base64: with the rest of the request at most ${MAX_BODY_BYTES} bytes.`,
  })
  @Matches(/^[A-Za-z0-9+/]*={0,2}$/, { message: 'must be base64' })
  file!: string;

  @TextField(120, 'What the tournament is called, where the file does not say it.', nullable)
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'The day of the tournament, such as "2026-09-04", where the file does not say it.' })
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'must be a day such as "2026-09-04"' })
  date?: string | null;
}

@Resolver()
export class ResultsFileResolver {
  // The time follows from the size of the file, which a request bounds: about 50 ms.
  @Costs({ weight: 10_000 })
  @inGraph({ edges: [{ of: 'Club', as: 'resultsFile', given: { clubId: 'id' } }], root: 'none' })
  @For('sheets.import', 'clubId')
  @Query(() => ResultsFileType, {
    nullable: true,
    description:
      'Reads a CSV file of results of the club, as tapis import-results does, and imports nothing. The file need not name the club. Without ids of tournaments, a day and a name are one tournament.',
  })
  resultsFile(@Args(checkedArgs) { clubId, file, name, date }: ResultsFileArgs): ResultsFileType {
    if (date != null && !isDay(date)) throw badInput([{ path: 'date', problem: 'must be a day such as "2026-09-04"' }]);
    const known = { clubId, name: name ?? undefined, date: date ?? undefined };
    return new ResultsFileType(readFile(Buffer.from(file, 'base64'), known));
  }
}

function readFile(bytes: Buffer, known: KnownOfFile): ReadFile {
  const { text, encoding } = decodeCsv(bytes);
  try {
    const { results, lines, notes } = readResultsCsv(text, known);
    const tournaments = results.map((given, index) => new TournamentInFile(given, lines[index]!));
    const seen = notes.map((note): LineOfFile => ({ ...note, sentence: csvNoteText(note) }));
    return { encoding, asks: [], faults: [], notes: seen, tournaments };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const asks = error.faults.flatMap(askedBy);
    const faults = error.faults
      .filter((fault) => askedBy(fault).length === 0)
      .map((fault): LineOfFile => ({ ...fault, sentence: csvFaultText(fault) }));
    return { encoding, asks, faults, notes: [], tournaments: [] };
  }
}

/** What to ask, where a column is missing that can be given with the file. */
function askedBy({ code, column }: CsvFault): readonly AskedOfFile[] {
  return code === 'COLUMN_MISSING' && (column === 'name' || column === 'date') ? [column] : [];
}
