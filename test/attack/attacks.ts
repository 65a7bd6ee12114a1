/**
 * Every attack of `npm run attack`, in the order in which they run.
 */
import type { Attack } from './attack.js';
import { catalogueAliases } from './http/catalogue-aliases.js';
import { costlyQueries } from './http/costly-queries.js';
import { invalidLists } from './http/invalid-lists.js';
import { manyClients } from './http/many-clients.js';
import { nestedLiterals } from './http/nested-literals.js';
import { pastAndExports } from './http/past-and-exports.js';
import { positionWaits } from './http/position-waits.js';
import { repeatedFields } from './http/repeated-fields.js';
import { schemaAliases } from './http/schema-aliases.js';
import { shreddedBodies } from './http/shredded-bodies.js';
import { tokenUrls } from './http/token-urls.js';
import { unfinishedBodies } from './http/unfinished-bodies.js';
import { uniqueQueries } from './http/unique-queries.js';
import { unreadAnswers } from './http/unread-answers.js';
import { aliasedActsElsewhere } from './inside/aliased-acts.js';
import { awaitedPosition } from './inside/awaited-position.js';
import { deviceEvents } from './inside/device-events.js';
import { manyHolders } from './inside/many-holders.js';
import { manyKeys, manyKeysWithToken } from './inside/many-keys.js';
import { oneHolder } from './inside/one-holder.js';
import { manySubscriptions } from './socket/many-subscriptions.js';
import { shreddedFrames } from './socket/shredded-frames.js';
import { unreadSocket } from './socket/unread-socket.js';

export const attacks: readonly Attack[] = [
  uniqueQueries,
  schemaAliases,
  catalogueAliases,
  invalidLists,
  positionWaits,
  awaitedPosition,
  nestedLiterals,
  repeatedFields,
  costlyQueries,
  pastAndExports,
  manyClients,
  unreadAnswers,
  tokenUrls,
  shreddedBodies,
  unfinishedBodies,
  unreadSocket,
  manySubscriptions,
  shreddedFrames,
  manyKeys,
  manyKeysWithToken,
  aliasedActsElsewhere,
  deviceEvents,
  oneHolder,
  manyHolders,
];
