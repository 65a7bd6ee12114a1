/**
 * The policy table: which roles may use the operations of each group. A role applies to its scope and everything it contains: installation,
 * federation, club, tournament, table. Commands name their group in their declaration, queries and subscriptions beside their resolvers.
 */
import type { CommandGroup } from '../../../commands/command-group.js';
import type { Role } from '../principal.js';

export interface Group {
  /** A description of the group. */
  readonly about: string;
  /** `public`: everybody. `player`: the person concerned, about themselves only. */
  readonly allow: readonly Role[];
  /** Details that the row does not show. */
  readonly note?: string;
}

export type ReadGroup =
  | 'everybody'
  | 'registry.read'
  | 'read.floor'
  | 'read.discipline'
  | 'read.log'
  | 'read.metrics'
  | 'access.own'
  | 'access.audit'
  | 'access.devices';

/** Groups of private values within an answer. */
export type PrivateGroup =
  | 'private.cards'
  | 'private.disputes'
  | 'private.names'
  | 'private.actors'
  | 'private.births'
  | 'private.contacts'
  | 'private.ids'
  | 'private.suspensions'
  | 'private.payments';

export type PolicyGroup = CommandGroup | ReadGroup | PrivateGroup;

const atTheTable = ['device', 'floor', 'td'] as const;
const officials = ['floor', 'td'] as const;
const integrations = ['integrationRead', 'integrationWrite'] as const;
const administration = ['clubAdmin', 'federationOfficial', 'federationAdmin'] as const;

/** For data in the vault. */
const OF_A_PERSON = 'Of the people whom a club in the scope of the role keeps; one’s own always.';

export const policyGroups: Readonly<Record<PolicyGroup, Group>> = {
  'hand.play': { about: 'Record what happens in a hand.', allow: atTheTable },
  'hand.report': {
    about: 'Report an incident.',
    allow: atTheTable,
    note: 'A dealer may report a flashed card or a string bet (RO presentation, MO 8.17), and rules on nothing.',
  },
  'hand.claim': { about: 'Claim that something was wrong.', allow: atTheTable, note: 'Until when, the book decides.' },
  'player.presence': { about: 'Say that a player is away, back or out.', allow: atTheTable },
  'floor.rule': {
    about: 'Rule on actions and incidents, give penalties, put right what was entered wrongly.',
    allow: officials,
    note: 'The book narrows this: where it leaves a decision to the director, a floor is refused with TD_ONLY.',
  },
  'floor.seats': { about: 'Seat, move and take out players.', allow: officials },
  'floor.chips': {
    about: 'Count, exchange and race off chips.',
    allow: officials,
    note: 'The book narrows this: where it leaves a decision to the director, a floor is refused with TD_ONLY.',
  },
  'floor.entries': {
    about: 'Register players, and record what they bought, paid and got.',
    allow: ['integrationWrite', ...officials],
  },
  'td.direct': { about: 'Direct the tournament: clock, draw, days, balancing, chips in and out.', allow: ['td'] },
  'td.decide': {
    about: 'Decide what the director alone decides: override, correct awards and places, lift penalties.',
    allow: ['td'],
    note: 'RO 11.1, MO 8.15, MO 13.1.',
  },
  'td.prizes': { about: 'Set prizes, and propose a deal.', allow: ['td'] },
  'player.deal': {
    about: 'Accept or decline a deal.',
    allow: ['player', 'td'],
    note: 'Players for themselves; the director for anybody, on the player’s word.',
  },
  'club.tournaments': { about: 'Announce a tournament.', allow: ['integrationWrite', 'td', 'clubAdmin'] },
  'club.people': { about: 'Name players.', allow: ['integrationWrite', ...officials, 'clubAdmin'] },
  'club.run': {
    about: 'Run a club, grant roles there and at its tournaments, say who is which player.',
    allow: ['clubAdmin', 'federationAdmin'],
  },
  'registry.write': { about: 'Register people, and record what is kept about them.', allow: ['integrationWrite', 'clubAdmin'] },
  'registry.self': {
    about: 'Choose for oneself: visibility, erasure, export.',
    allow: ['player', 'clubAdmin'],
    note: 'Players for themselves; their club on their word.',
  },
  'registry.read': {
    about: 'Read what is kept of the people of a club.',
    allow: ['player', ...integrations, ...administration],
    note: 'Players what is kept of themselves. Dates of birth, contacts, ids and suspensions have rows of their own.',
  },
  'registry.decide': { about: 'License, suspend and merge people.', allow: ['federationOfficial', 'federationAdmin'] },
  'registry.erase': {
    about: 'Erase a person.',
    allow: ['clubAdmin', 'federationAdmin'],
    note: 'Clubs whom no federation has licensed.',
  },
  'federation.run': { about: 'Run a federation: clubs, terms, roles.', allow: ['federationAdmin'] },
  'sheets.import': {
    about: 'Import results of a club’s tournaments, and say whose they are.',
    allow: ['integrationWrite', 'td', 'clubAdmin'],
    note: 'On the club that held the tournament.',
  },
  'sheets.ratify': { about: 'Ratify and amend results.', allow: ['federationOfficial', 'federationAdmin'] },
  'season.define': {
    about: 'Create seasons, and say what counts and how it gives points.',
    allow: administration,
    note: 'A season of a federation: its officials; a season of a club: the club.',
  },
  'season.decide': {
    about: 'Decide in a season: adjust points, close stages, rule on who proceeds.',
    allow: ['clubAdmin', 'federationOfficial'],
    note: 'A season of a federation: its officials; a season of a club: the club.',
  },
  'team.lineup': {
    about: 'Name who plays for a team.',
    allow: ['td', ...administration],
    note: 'On the club of the team.',
  },
  'dispute.open': {
    about: 'Open a dispute, say what one saw, take a claim back.',
    allow: ['player', ...officials, 'clubAdmin'],
    note: 'Players of the tournament, for themselves.',
  },
  'dispute.rule': { about: 'Take up and rule on disputes, close and reopen them.', allow: ['td'], note: 'RC 1, MO 13.2, TDA 1, RO 1.7.' },
  'dispute.cards': {
    about: 'Open hole cards that were not tabled, in a dispute about their hand.',
    allow: ['td', 'federationOfficial'],
    note: 'A director who plays in the tournament sees none until its end.',
  },
  'dispute.appeal': {
    about: 'Take a ruling to the commission of the federation, or take that back.',
    allow: ['player', 'clubAdmin'],
    note: 'Those whom the dispute concerns, where book and competition have an appeal (RO 1.7).',
  },
  'dispute.commission': {
    about: 'Decide appeals.',
    allow: ['federationOfficial'],
    note: 'For later account: suspensions and adjustments of seasons, never a pot or a place (RO 1.7).',
  },
  everybody: { about: 'What everybody may do: read what is public.', allow: ['public'] },
  'read.floor': { about: 'Read the chip ledger, the cash desk, and what waits for the officials.', allow: [...officials, 'clubAdmin'] },
  'read.discipline': {
    about: 'Read offences and penalties.',
    allow: ['player', ...officials, 'clubAdmin', 'federationOfficial'],
    note: 'Players what concerns themselves. Everybody where the installation shows discipline to everybody.',
  },
  'read.log': {
    about: 'Read the event log.',
    allow: ['integrationRead', 'td', ...administration],
    note: 'Cards that were not tabled, what somebody is accused of, and what is said in disputes are left out but for those who may see them.',
  },
  'read.metrics': {
    about: 'Read what the node measures of itself.',
    allow: ['integrationRead', ...administration],
    note: 'On the whole installation.',
  },
  'access.own': {
    about: 'Make and revoke tokens, read what is on record of oneself.',
    allow: [...integrations, 'device', 'player', ...officials, ...administration],
    note: 'Whoever has credentials. How far, follows from their own roles: nobody makes a token that opens more than they may do.',
  },
  'access.audit': { about: 'Read which roles were granted and revoked.', allow: ['clubAdmin', 'federationAdmin'] },
  'access.devices': { about: 'Pair devices with tables.', allow: officials },
  'private.cards': {
    about: 'Hole cards that were not tabled.',
    allow: ['td'],
    note: 'A director who plays in the tournament sees none until its end.',
  },
  'private.disputes': {
    about: 'Who claims what in a dispute, what witnesses say, and why it was decided.',
    allow: ['player', ...officials, 'clubAdmin', 'federationOfficial'],
    note: 'Players in disputes that concern them.',
  },
  'private.names': {
    about: 'Names of players, where the installation does not show them to everybody.',
    allow: [...integrations, 'device', 'player', ...officials, ...administration],
    note: 'Of people of the scope of the role. Of others who entered a tournament there, where the clubs are of one federation. One’s own always.',
  },
  'private.births': { about: 'Dates of birth.', allow: ['player', 'clubAdmin', 'federationOfficial'], note: OF_A_PERSON },
  'private.contacts': { about: 'How somebody is reached.', allow: ['player', 'clubAdmin'], note: OF_A_PERSON },
  'private.ids': {
    about: 'The ids that other programs have for somebody, and licence numbers.',
    allow: ['player', ...administration],
    note: `${OF_A_PERSON} Programs look people up by the ids that they know (playerByExternalId).`,
  },
  'private.suspensions': {
    about: 'Suspensions, and why.',
    allow: ['player', ...administration],
    note: OF_A_PERSON,
  },
  'private.payments': {
    about: 'What a player has still to pay in a tournament.',
    allow: [...integrations, 'player', ...officials, 'clubAdmin'],
    note: 'Players what they have to pay themselves.',
  },
  'private.actors': {
    about: 'The ids of those who gave commands. Others see in which role.',
    allow: [...officials, ...administration],
    note: 'The ids are minted, and are no names.',
  },
};

/** Whether everybody may use a group. */
export function isPublic(group: PolicyGroup): boolean {
  return policyGroups[group].allow.includes('public');
}
