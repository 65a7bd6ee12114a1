/** Private-use characters in clients' input: they begin references to personal texts, and no name, id or reason contains them. */
import { privateUse, type TextFault } from '../../../events/free-text.js';
import { unfitText } from '../../texts/unfit-text.js';
import { badInput, type ApiError } from '../language/api-error.js';

/** The error for an operation with such a character in its variables or name; null for none. `readDocument` checks its text. */
export function privateUseProblem({
  variables,
  operationName,
}: {
  readonly variables: object;
  readonly operationName: string | null;
}): ApiError | null {
  const inName = operationName !== null && privateUse.test(operationName);
  const found = inName ? (['operationName', operationName] as const) : findText(variables);
  return found === null ? null : refusePrivateUse(...found);
}

/** @param text that contains one */
export function refusePrivateUse(path: string, text: string): ApiError {
  const at = text.search(privateUse);
  const fault: TextFault = {
    kind: 'noMeaning',
    character: `U+${text.codePointAt(at)!.toString(16).toUpperCase()}`,
    place: Array.from(text.slice(0, at)).length + 1,
  };
  return badInput([{ path, problem: unfitText(fault, 'en'), inFrench: unfitText(fault, 'fr') }]);
}

/** A value in the variables, with its path. */
interface Place {
  readonly value: unknown;
  readonly key: string;
  readonly within: Place | null;
}

/** The first text or key with such a character, and its path. Not recursive, because clients choose the nesting. */
function findText(variables: object): readonly [path: string, text: string] | null {
  const rest: Place[] = [{ value: variables, key: '', within: null }];
  for (let place = rest.pop(); place !== undefined; place = rest.pop()) {
    const { value } = place;
    if (typeof value === 'string' && privateUse.test(value)) return [pathOf(place), value];
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, part] of Object.entries(value)) {
      if (privateUse.test(name)) return [pathOf(place), name];
      if (typeof part === 'string' ? privateUse.test(part) : typeof part === 'object' && part !== null) {
        rest.push({ value: part, key: Array.isArray(value) ? `[${name}]` : `.${name}`, within: place });
      }
    }
  }
  return null;
}

/** Such as `input.players[0].name`; "variables" for the root. */
function pathOf(place: Place): string {
  let path = '';
  for (let each: Place | null = place; each !== null; each = each.within) path = each.key + path;
  return path === '' ? 'variables' : path.slice(1);
}
