/**
 * Whether an address holds what looks like a token: addresses are logged by everything that they pass. Strangers choose them, so the work is in
 * proportion to their length.
 */

/** A token of this program, and names of parameters that would hold one. */
const own = /tapis_(?:[\w-]{43}|[psd]_[A-Za-z0-9]{36})|[?&](?:access_?token|token|authorization|bearer)=/i;
/** What every signed token of a provider begins with: `{"` in base64. */
const SIGNED = 'eyJ';

export function holdsToken(url: string): boolean {
  return own.test(url) || (url.includes(SIGNED) && url.split(/[^\w.-]/).some(holdsSigned));
}

/** Whether three parts with dots between them are a signed token: each part is looked at once. */
function holdsSigned(text: string): boolean {
  const parts = text.split('.');
  return parts.some((part, at) => {
    const begin = part.indexOf(SIGNED);
    return (
      begin >= 0 && begin + SIGNED.length < part.length && [parts[at + 1], parts[at + 2]].every((next) => next !== undefined && next !== '')
    );
  });
}
