/**
 * Whether a URL contains something like a token, because URLs are logged everywhere. Strangers choose them, so the work is linear in their
 * length.
 */

/** A token of this program, and parameter names for tokens. */
const own = /tapis_(?:[\w-]{43}|[psd]_[A-Za-z0-9]{36})|[?&](?:access_?token|token|authorization|bearer)=/i;
/** The first characters of every signed token of a provider: `{"` in base64. */
const SIGNED = 'eyJ';

export function holdsToken(url: string): boolean {
  return own.test(url) || (url.includes(SIGNED) && url.split(/[^\w.-]/).some(holdsSigned));
}

/** Whether three parts separated by dots are a signed token, reading each part once. */
function holdsSigned(text: string): boolean {
  const parts = text.split('.');
  return parts.some((part, at) => {
    const begin = part.indexOf(SIGNED);
    return (
      begin >= 0 && begin + SIGNED.length < part.length && [parts[at + 1], parts[at + 2]].every((next) => next !== undefined && next !== '')
    );
  });
}
