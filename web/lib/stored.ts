/** What the browser keeps for the page. It may forbid that, as in a private window; the page works without. */
export function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Nothing is kept.
  }
}

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
