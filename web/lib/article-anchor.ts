/** The anchor that the documentation gives to the heading of an article: its letters and digits, with dashes for spaces. */
export const anchorOf = (article: string): string =>
  article
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
