/**
 * The enumerations of the schema by their names, for the words of commands. A topic with enumerations of its own is a line here.
 */
import * as chipRace from '../chips/chip-race-enums.js';
import * as discipline from '../discipline/discipline-enums.js';
import * as entry from '../entry/entry-enums.js';
import * as handForHand from '../hand-for-hand/hand-for-hand-enums.js';
import * as deal from '../incidents/deal-enums.js';
import * as deck from '../incidents/deck-enums.js';
import * as discards from '../incidents/discards-enums.js';
import * as incidents from '../incidents/incident-enums.js';
import * as judging from '../judging/gesture-enums.js';
import * as language from '../language/enums.js';
import * as prizes from '../prizes/prizes-enums.js';
import * as registry from '../registry/registry-enums.js';
import * as ranking from '../ranking/ranking-enums.js';
import * as seasons from '../seasons/season-enums.js';
import * as sheets from '../sheets/sheet-enums.js';

const declared: Readonly<Record<string, unknown>> = {
  ...chipRace,
  ...discipline,
  ...entry,
  ...handForHand,
  ...deal,
  ...deck,
  ...discards,
  ...incidents,
  ...judging,
  ...language,
  ...prizes,
  ...ranking,
  ...registry,
  ...seasons,
  ...sheets,
};

/** The enumeration that the schema has under a name: the domain's words by GraphQL's. @throws Error where there is none */
export function enumerationOf(name: string): Readonly<Record<string, string>> {
  const found = declared[`${name}Enum`];
  if (found === undefined) throw new Error(`there is no ${name}Enum for the words of a command`);
  return found as Readonly<Record<string, string>>;
}
