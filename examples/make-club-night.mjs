// Writes examples/club-night.phhs again, after `npm run build`: node examples/make-club-night.mjs [SEED] [FILE]
import { writeFileSync } from 'node:fs';
import { CLUB_NIGHT_SEED, makeClubNight } from '../dist/src/demo/club-night-maker.js';

const [seed = CLUB_NIGHT_SEED, file = new URL('club-night.phhs', import.meta.url)] = process.argv.slice(2);
writeFileSync(file, makeClubNight(Number(seed)));
