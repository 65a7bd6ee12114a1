import { describeEventStore } from './event-store-contract.js';
import { MemoryEventStore } from './memory-event-store.js';
import { describeSubscriptions } from './subscription-contract.js';

describeEventStore('MemoryEventStore', async () => new MemoryEventStore());
describeSubscriptions('MemoryEventStore', async () => new MemoryEventStore());
