/**
 * The names of the files in a data folder.
 */
export const dataFiles = {
  /** The events: the one file that must never be lost. */
  events: 'events.sqlite',
  /** The last event that is known to be recorded: what is missing at the end of the events shows against it. */
  mark: 'events.mark',
  /** Can always be built again from the events. */
  views: 'views.sqlite',
  /** Who was erased: a backup must not have it, so that it is later than any backup. */
  erasures: 'erasures.jsonl',
  /** Players' names. */
  players: 'players.sqlite',
  /** How far process managers have come; without it they look at everything once more. */
  reactions: 'reactions.json',
  /** The secret behind the seeds of draws. Without it a draw that was committed can't be revealed. */
  drawSecret: 'draw-secret',
  /** The private key that signs heads of the log. Others know its public key: with another one, heads are signed by somebody else. */
  treeKey: 'tree-key.pem',
  /** The positions that a log had where it began, where it was moved from KurrentDB: heads that others keep of it are made of them. */
  formerPositions: 'log-positions',
  /** The log as others may have it: tiles of its tree and signed heads, in a folder. */
  publishedLog: 'log',
  /** The hash of the token that every mutation needs. */
  adminToken: 'admin-token.sha256',
  /** Only while a command fills the folder: which one. */
  unfinished: 'unfinished',
} as const;
