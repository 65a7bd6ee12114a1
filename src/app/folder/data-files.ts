/**
 * The names of the files in a data folder.
 */
export const dataFiles = {
  /** The events: the one file that must never be lost. */
  events: 'events.sqlite',
  /** The last event known to be recorded. It shows when events are missing at the end. */
  mark: 'events.mark',
  /** Can be rebuilt from the events. */
  views: 'views.sqlite',
  /** Who was erased. It is not in backups, so that it is always newer than they are. */
  erasures: 'erasures.jsonl',
  /** Players' names. */
  players: 'players.sqlite',
  /** The checkpoints of the process managers. Without them they read all events again. */
  reactions: 'reactions.json',
  /** The secret behind the seeds of draws. Without it a committed draw cannot be revealed. */
  drawSecret: 'draw-secret',
  /** The private key that signs heads of the log. Others know its public key; another key looks like another signer. */
  treeKey: 'tree-key.pem',
  /** The former positions of a log that was moved from KurrentDB. Published heads are computed from them. */
  formerPositions: 'log-positions',
  /** The public log: a folder with the tiles of its tree and the signed heads. */
  publishedLog: 'log',
  /** The hash of the admin token. */
  adminToken: 'admin-token.sha256',
  /** Exists only while a command fills the folder, and names that command. */
  unfinished: 'unfinished',
} as const;
