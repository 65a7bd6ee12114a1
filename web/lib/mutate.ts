/** Mutations by name: their input types follow from it, and what is due and what puts right names them. */
import { ask, type Outcome } from './ask.js';
import { currentLanguage } from './language.js';
import { plainMessage } from './plain-message.js';
import type { Operation } from '../generated/operations.js';

/** @param selection of the payload @param device the device that gives it; nobody when it is not given */
export async function mutate<Answer>(mutation: string, input: object, selection: string, device?: string): Promise<Outcome<Answer>> {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
  const query = `mutation($input: ${type}!) { ${mutation}(input: $input) { ${selection} } }`;
  const operation = query as Operation<Readonly<Record<string, Answer>>, { readonly input: object }>;
  const outcome = await ask(operation, { input }, currentLanguage(), undefined, device);
  if ('answer' in outcome) return { answer: outcome.answer[mutation]! };
  const { code, message } = outcome.failure;
  return { failure: { code, message: message === null ? null : plainMessage(message) } };
}

/** `crypto.randomUUID` needs a secure context, which a page of a local network has not. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
