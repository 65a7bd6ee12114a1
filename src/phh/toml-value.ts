/** A value in TOML on one line; long arrays of texts get a line per entry. */

const BARE_KEY = /^[A-Za-z0-9_-]+$/;

/** The longest array on one line. */
const LINE = 100;

/** @param value a text, a whole number, a boolean, or arrays and plain objects of these; undefined entries are left out */
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

/** JSON's escapes are TOML's, except for DEL, which TOML requires to be escaped. */
function text(value: string): string {
  return JSON.stringify(value).replaceAll('\u007f', '\\u007F');
}
