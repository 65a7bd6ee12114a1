/**
 * A value as TOML writes it on one line; long arrays of texts get a line for each.
 */

const BARE_KEY = /^[A-Za-z0-9_-]+$/;

/** How long an array may become before each entry gets its own line. */
const LINE = 100;

/** @param value a text, a whole number, a boolean, or arrays and plain objects of such; entries that are undefined are left out */
export function tomlValue(value: unknown): string {
  if (typeof value === 'string') return text(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) {
    const entries = value.map(tomlValue);
    const line = `[${entries.join(', ')}]`;
    return line.length <= LINE || value.every((entry) => typeof entry === 'number')
      ? line
      : `[\n${entries.map((entry) => `  ${entry},\n`).join('')}]`;
  }
  const entries = Object.entries(value as object).filter(([, entry]) => entry !== undefined);
  return `{ ${entries.map(([key, entry]) => `${BARE_KEY.test(key) ? key : text(key)} = ${tomlValue(entry)}`).join(', ')} }`;
}

/** JSON's escapes are TOML's, but for DEL, which TOML allows only escaped. */
function text(value: string): string {
  return JSON.stringify(value).replaceAll('\u007f', '\\u007F');
}
