/**
 * Twelve holders at once: devices that act elsewhere, and readers who ask for the longest pages. None goes beyond their own bounds.
 */
import type { Attack } from '../attack.js';
import { Floor } from '../floor.js';
import { aliasedActs } from './aliased-acts.js';

const HOLDERS = 12;

const query = `{ ${Array.from({ length: 8 }, (_, n) => `a${n}: tournament(id: "friday") { standings(first: 500) { nodes { playerId rank stack place table seat } } }`).join(' ')} }`;

export const manyHolders: Attack = {
  name: 'many-holders',
  what: `${HOLDERS} holders of tokens at once, ten operations of each at a time: sixty acts elsewhere, or pages of 500`,
  async run(target) {
    const floor = await Floor.open(target);
    const keys: string[] = [];
    for (let n = 0; n < HOLDERS; n++) keys.push(n % 2 === 0 ? await floor.pairDevice(3 + n) : await floor.makeToken('FLOOR', 'friday'));
    const reading = JSON.stringify({ query });
    return floor.whileDirecting(async () => {
      const sent = keys.map((key, n) =>
        target.send(
          Array.from({ length: 30 }, () => (n % 2 === 0 ? aliasedActs('same') : reading)),
          10,
          { headers: { authorization: `Bearer ${key}` } },
        ),
      );
      await Promise.all(sent);
    });
  },
};
