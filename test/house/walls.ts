/**
 * The walls inside the big rooms: each room's parts in an order, from what knows least to what knows most. A part imports only parts before it.
 * A part is a folder, a file, or both under one name: `state.ts` and `state/` are the part `state`.
 */
import { importsOf } from './sources.js';

/** An import of one part of a room by another. */
export interface Link {
  readonly from: string;
  readonly to: string;
  /** The files that make it: `acts/early-acts.ts imports unfolding.ts`. */
  readonly by: string;
}

/** The parts of the rooms that are too big to be read at once. */
export const orders: Readonly<Record<string, readonly string[]>> = {
  'src/hand': [
    // What a hand is, and how its events change it.
    'refusals',
    'state',
    'betting',
    'bounds',
    'cards',
    'evolve',
    // What follows by itself, and how an act is judged.
    'pots',
    'judging',
    'unfolding',
    'acts',
    // How a command is decided.
    'handlers',
    'questions',
    // The commands, topic by topic.
    'start',
    'claims',
    'showing',
    'reports',
    'discards',
    'deck',
    'deal',
    'play',
    'incidents',
    // What runs over all of them.
    'waiting',
    'sealed-cards',
    'entries',
    'batches',
    'decider',
    'preview',
  ],
  'src/tournament': [
    // What a tournament is, and how its events change it.
    'refusals',
    'due-reasons',
    'announced-facts',
    'state',
    'book',
    'bounds',
    'timing',
    'evolve',
    // How a command is decided, and what most ask first.
    'handlers',
    'tables',
    'unfolding',
    'lots',
    'places',
    // The commands, topic by topic.
    'discipline',
    'chips',
    'seating',
    'entry',
    'door',
    'draw',
    'button',
    'prizes',
    'cash',
    'ranking',
    'hand-for-hand',
    'chip-race',
    'hands',
    'clock',
    'messages',
    'days',
    'creation',
    // All of them together.
    'decider',
  ],
  'src/api': [
    // What a schema, an input and a request are made of.
    'language',
    'inputs',
    'request',
    'reading',
    'policy',
    'graph',
    // The network: it knows no topic.
    'server',
    // The topics. `answers` is what every command answers: events, and the views of the topics before it.
    'rulebook',
    'tournament',
    'judging',
    'incidents',
    'discipline',
    'hand-for-hand',
    'log',
    'table',
    'button',
    'clock',
    'chips',
    'prizes',
    'cash',
    'standings',
    'announcements',
    'door',
    'due',
    'audit',
    'hand',
    'past',
    'answers',
    'disputes',
    'registry',
    'sheets',
    'ranking',
    'seating',
    'seasons',
    'access',
    'player',
    'live',
    'feed',
    'webhooks',
    'exports',
    // The mutations of commands, with the payload of each topic.
    'commands',
    // All of them together.
    'application.module',
    'api.module',
    'start-server',
    'print-schema',
  ],
};

/** The part of a room that a file belongs to. */
export function partOf(room: string, file: string): string {
  return file
    .slice(room.length + 1)
    .split('/')[0]!
    .replace(/\.ts$/, '');
}

/** Every part of a room, by name. */
export function partsOf(room: string, sources: ReadonlyMap<string, string>): string[] {
  return [...new Set(filesOf(room, sources).map(([file]) => partOf(room, file)))].toSorted();
}

/** Every import of one part of a room by another, types included. */
export function linksIn(room: string, sources: ReadonlyMap<string, string>): Link[] {
  return filesOf(room, sources).flatMap(([file, text]) =>
    importsOf(file, text)
      .filter((target) => target.startsWith(`${room}/`))
      .map((target) => ({
        from: partOf(room, file),
        to: partOf(room, target),
        by: `${file.slice(room.length + 1)} imports ${target.slice(room.length + 1)}`,
      }))
      .filter(({ from, to }) => from !== to),
  );
}

/** The links that run against an order. */
export function linksAgainst(order: readonly string[], links: readonly Link[]): string[] {
  const places = new Map(order.map((part, place) => [part, place]));
  return links.filter(({ from, to }) => (places.get(to) ?? 0) > (places.get(from) ?? 0)).map(({ by }) => by);
}

function filesOf(room: string, sources: ReadonlyMap<string, string>): [string, string][] {
  return [...sources].filter(([file]) => file.startsWith(`${room}/`));
}
