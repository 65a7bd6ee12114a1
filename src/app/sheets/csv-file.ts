/** The text of a CSV file, in the encodings that spreadsheets write. */

export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

/** UTF-16 is known by its byte order mark. What is not UTF-8 is read as Windows-1252, which has a character for every byte. */
export function decodeCsv(bytes: Buffer): { readonly text: string; readonly encoding: Encoding } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}
