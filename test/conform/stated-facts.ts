/**
 * Facts that cases which circulate state in prose alone, as fields: by the id of the case. Nothing reads the prose. Cases of our own state
 * such a fact themselves.
 */

/** Fields of a case that it does not have, or that it has as a text. */
export interface StatedFacts {
  readonly given?: Readonly<Record<string, unknown>>;
  readonly when?: Readonly<Record<string, unknown>>;
}

const raiseTo2000 = { announced: { seat: 3, to: 2000 } };
const and5000More = { verbal: { more: 5000 } };
const thePot = { verbal: { pot: true } };

export const statedFacts: Readonly<Record<string, StatedFacts>> = {
  'RC-41-WAIT': { when: { announced: { seat: 5 } } },
  'RC-59B': { when: raiseTo2000 },
  'Y-CALL-BEFORE-AMOUNT-RO': { when: raiseTo2000 },
  'RO-9.1-TWO-PART': { when: and5000More },
  'X-TWO-PART-MO': { when: and5000More },
  'X-TWO-PART-TF': { when: and5000More },
  'RC-54C-NO-BET': { when: thePot },
  'RC-54C-FACING': { when: thePot },
  'RO-9.15-POT': { when: thePot },
  'LE-RC-06': { given: { eliminatedAt: { level: 1 } } },
  'LE-RO-03': { given: { houseWindow: { endOfLevel: 4 } } },
};

/** The case with the facts that are stated of it. */
export function withStatedFacts<Case extends { readonly id: string; readonly given: unknown; readonly when: unknown }>(record: Case): Case {
  const facts = statedFacts[record.id];
  return facts === undefined ? record : { ...record, given: merge(record.given, facts.given), when: merge(record.when, facts.when) };
}

function merge(stated: unknown, facts: unknown): unknown {
  if (facts === undefined) return stated;
  if (!isFields(stated) || !isFields(facts)) return facts;
  const merged = Object.entries(facts).map(([field, fact]) => [field, merge(stated[field], fact)] as const);
  return { ...stated, ...Object.fromEntries(merged) };
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
