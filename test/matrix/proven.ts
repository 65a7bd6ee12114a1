/**
 * What the cases of our own say that they prove: `"proves": {"tap.facingBet": "fold"}` of a value that a setting may take, and
 * `{"blinds.posters": "*"}` of a setting that all books answer alike.
 */
import { readFileSync } from 'node:fs';
import type { Agreements, Choices, Proof } from './proofs.js';

interface Proving {
  readonly id: string;
  readonly proves?: Readonly<Record<string, string>>;
}

/** A table of proofs with those of a file of cases. */
export function withProven(file: string, table: Choices): Choices {
  const merged: Record<string, Record<string, Proof>> = Object.fromEntries(
    Object.entries(table).map(([key, values]) => [key, { ...values }]),
  );
  for (const { key, value, id } of provenIn(file)) if (value !== '*') add((merged[key] ??= {}), value, id, true);
  return merged;
}

/** The same of the settings on which all books agree. */
export function withAgreed(file: string, table: Agreements): Agreements {
  const merged: Record<string, Proof> = { ...table };
  for (const { key, value, id } of provenIn(file)) if (value === '*') add(merged, key, id, false);
  return merged;
}

function provenIn(file: string): { readonly key: string; readonly value: string; readonly id: string }[] {
  const cases = JSON.parse(readFileSync(new URL(`../fixtures/${file}`, import.meta.url), 'utf8')) as readonly Proving[];
  return cases.flatMap(({ id, proves = {} }) => Object.entries(proves).map(([key, value]) => ({ key, value, id })));
}

/** @throws Error where the table has a spec for the value already */
function add(proofs: Record<string, Proof>, name: string, id: string, alone: boolean): void {
  const known = proofs[name];
  if (known !== undefined && 'spec' in known) throw new Error(`${id} proves ${name}, which has a spec in the table: one of them is enough`);
  proofs[name] = { cases: [...(known?.cases ?? []), id], alone };
}
