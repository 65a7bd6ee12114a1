/**
 * The kinds of cases that the conformance kit knows. A new kind is one file and one line here.
 */
import { bettingCases } from './betting/cases.js';
import { caseFile } from './case-file.js';
import { dealingCases } from './dealing/cases.js';
import type { FileKind, LineKind } from './kind.js';
import { phhCase } from './records/phh-case.js';
import { dealCase, handRecordCase } from './records/record-cases.js';
import { seasonExamples, seasonLine } from './season/cases.js';
import { tournamentCases } from './tournament/cases.js';

export const lineKinds: readonly LineKind[] = [handRecordCase, dealCase, seasonLine];

export const fileKinds: readonly FileKind[] = [
  phhCase,
  caseFile(bettingCases),
  caseFile(dealingCases),
  caseFile(tournamentCases),
  seasonExamples,
];
