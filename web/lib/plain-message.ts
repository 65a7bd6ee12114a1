/**
 * A sentence of the server without the names that programs use: "Open a table first (openTable)." is "Open a table first." on a screen, where
 * buttons have other names.
 */
export function plainMessage(message: string): string {
  return message.replaceAll(/\s*\([a-z]+[A-Z][^()]*\)/g, '');
}
