/**
 * The groups of commands that the same roles may give. Which roles, says the policy table: `src/access/policy/groups.ts`.
 */
export type CommandGroup =
  /** What happens at a table, as the table records it. */
  | 'hand.play'
  | 'hand.report'
  | 'hand.claim'
  | 'player.presence'
  /** What floors decide. Where a book leaves it to the director, the decider refuses a floor. */
  | 'floor.rule'
  | 'floor.seats'
  | 'floor.chips'
  | 'floor.entries'
  /** What the director alone does. */
  | 'td.direct'
  | 'td.decide'
  | 'td.prizes'
  | 'player.deal'
  /** Above a tournament. */
  | 'club.tournaments'
  | 'club.people'
  | 'club.run'
  | 'registry.write'
  | 'registry.self'
  | 'registry.decide'
  | 'registry.erase'
  | 'federation.run'
  /** Results of tournaments. */
  | 'sheets.import'
  | 'sheets.ratify'
  /** Seasons. */
  | 'season.define'
  | 'season.decide'
  | 'team.lineup'
  /** Disputes. */
  | 'dispute.open'
  | 'dispute.rule'
  | 'dispute.cards'
  | 'dispute.appeal'
  | 'dispute.commission';
