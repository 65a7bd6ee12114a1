/**
 * The kinds of cases that the conformance kit knows. A new kind is one file and one line here.
 */
import type { FileKind, LineKind } from './kind.js';
import { phhCase } from './records/phh-case.js';
import { dealCase, handRecordCase } from './records/record-cases.js';
import { seasonExamples, seasonLine } from './season/cases.js';

export const lineKinds: readonly LineKind[] = [handRecordCase, dealCase, seasonLine];

export const fileKinds: readonly FileKind[] = [phhCase, seasonExamples];
