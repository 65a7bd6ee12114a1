/** A store whose commits are all made in a thread meets the contract of a store. Each starts a thread, so this is a separate file. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeEventStore } from '../../test/store/event-store-contract.js';
import { openSqliteEventStore } from './sqlite-event-store.js';
import { describeSubscriptions } from '../../test/store/subscription-contract.js';

let folder: string;
let made = 0;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'tapis-slow-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const open = async () => openSqliteEventStore({ path: join(folder, `${(made += 1)}`, 'events.db'), slowMs: 0 });

describeEventStore('SqliteEventStore on a slow disk', open);
describeSubscriptions('SqliteEventStore on a slow disk', open);
