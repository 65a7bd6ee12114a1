/**
 * The comments of a source file, as prose: code in backticks left out.
 */

/** One comment, its lines joined. `line`: where it begins, from 1. */
export interface Comment {
  readonly line: number;
  readonly text: string;
}

/** Comments at the beginning of a line, lines that follow each other joined; and those behind code, outside its strings. */
export function commentsOf(source: string): Comment[] {
  const comments: Comment[] = [];
  let open: { line: number; parts: string[] } | null = null;
  for (const [i, line] of source.split('\n').entries()) {
    const [, own] = /^\s*(?:\/\*\*?|\*\/|\*|\/\/)(.*)$/.exec(line) ?? [];
    const [, behind] = own === undefined ? (/^(?:[^']|'[^']*')*?\S\s+\/\/ (.*)$/.exec(line) ?? []) : [];
    if (behind !== undefined) comments.push({ line: i + 1, text: plain(behind) });
    if (own === undefined) open = null;
    else if (open === null) {
      open = { line: i + 1, parts: [own] };
      comments.push({ line: open.line, text: plain(own) });
    } else {
      open.parts.push(own);
      comments[comments.length - 1] = { line: open.line, text: plain(open.parts.join(' ')) };
    }
  }
  return comments;
}

function plain(text: string): string {
  return text
    .replace(/\*\/\s*$/, '')
    .replaceAll(/`[^`]*`/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
