/**
 * A sentence of the server without the names of commands and fields that programs use: "Open a table first (openTable)." is "Open a table first."
 * on a screen, where buttons have other names.
 */
export function plainMessage(message: string): string {
  return message.replaceAll(/\s*\((?:[a-z]+[A-Z][^()]*|[“"«]\s?[a-z]+[A-Za-z]*\s?[”"»])\)/g, '');
}
