/**
 * What `tapis load` measured: it takes hours, so its figures are written here and not made with the page.
 */

/** The part of `docs/performance.md`. */
export const underLoad = `## Under load

\`tapis load\` loads a running server with floors as they are, and times answers from the moment they were due. \`npm run soak\` plays random hands.
`;
