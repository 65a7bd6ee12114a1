/** What a verifier of bundles knows of the rulebooks is the same in each of them, and is what this release has. */
import { filesWithFingerprints, missingFingerprints, readFingerprints } from '../rules-docs/published-settings.js';

it.each(filesWithFingerprints)('%s knows the editions of this release (npm run docs adds new ones)', (file) => {
  expect(missingFingerprints(file)).toEqual([]);
  expect(readFingerprints(file)).toEqual(readFingerprints(filesWithFingerprints[0]));
});
