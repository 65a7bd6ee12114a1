/** What only the start page says; the rest is among the texts of tournaments. */
import { inBoth } from '../lib/language.js';

export const startTexts = inBoth(
  { clubs: 'Clubs', verify: 'Check an evidence bundle', forEvidence: 'Evidence' },
  { clubs: 'Clubs', verify: 'Vérifier un dossier de preuves', forEvidence: 'Preuves' },
);
