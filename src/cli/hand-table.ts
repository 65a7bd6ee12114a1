/** A hand as a table of steps: event, recorder, legal actions, pot and stacks. The steps come from a store or the API. */
import type { PublicHandEvent } from '../../events/hand.js';
import { findStruck } from '../hand/entries/standing.js';
import { grouped, type Language } from '../texts/sentences.js';
import { handEventText } from '../texts/hand-event-texts.js';
import { textTable, type Column } from './text-table.js';

/** One event with the table after it. */
export interface ShownStep {
  readonly revision: number;
  readonly event: PublicHandEvent;
  /** Milliseconds since 1970. */
  readonly recordedAt: number;
  readonly actor: { readonly id: string; readonly role: string };
  /** What the seat in turn could do before; null when no action was due. */
  readonly legal: {
    readonly seat: number;
    readonly canCheck: boolean;
    readonly callAmount: number;
    readonly wager: 'bet' | 'raise';
    readonly minRaiseTo: number | null;
    readonly maxRaiseTo: number | null;
  } | null;
  /** The seat to act; null for none. */
  readonly toAct: number | null;
  /** All chips put in and not pushed or returned yet. */
  readonly potTotal: number;
  /** Chips behind, in the order of the hand's seats. */
  readonly stacks: readonly number[];
}

export interface ShownSeat {
  readonly seat: number;
  readonly playerId: string;
  readonly name: string | null;
}

const words = {
  en: {
    step: '#',
    time: 'Time (UTC)',
    by: 'By',
    event: 'What happened',
    legal: 'Legal',
    next: 'To act',
    pot: 'Pot',
    seat: 'Seat',
    colon: ':',
    struck: '✗ was entered wrongly, or followed what was, and no longer counts.',
  },
  fr: {
    step: 'N°',
    time: 'Heure (UTC)',
    by: 'Par',
    event: 'Ce qui s’est passé',
    legal: 'Permis',
    next: 'Parole',
    pot: 'Pot',
    seat: 'Siège',
    colon: ' :',
    struck: '✗ a été mal saisi, ou suivait une saisie erronée, et ne compte plus.',
  },
} as const satisfies Record<Language, Record<string, string>>;

const actions = {
  en: { fold: 'fold', check: 'check', call: 'call', bet: 'bet', raise: 'raise' },
  fr: { fold: 'se coucher', check: 'checker', call: 'suivre', bet: 'miser', raise: 'relancer' },
} as const satisfies Record<Language, Record<string, string>>;

/** The seats, then the steps. */
export function handTable(seats: readonly ShownSeat[], steps: readonly ShownStep[], language: Language): string {
  const word = words[language];
  const who = seats.map(
    ({ seat, playerId, name }) => `  ${word.seat} ${seat}${word.colon} ${name === null ? playerId : `${name} (${playerId})`}`,
  );
  const columns: Column[] = [
    { title: word.step, align: 'right' },
    { title: word.time },
    { title: word.by },
    { title: word.event },
    { title: word.legal },
    { title: word.next, align: 'right' },
    { title: word.pot, align: 'right' },
    ...seats.map(({ seat }): Column => ({ title: `${word.seat} ${seat}`, align: 'right' })),
  ];
  const struck = findStruck(steps);
  const rows = steps.map((step) => [
    String(step.revision),
    new Date(step.recordedAt).toISOString().slice(11, 23),
    step.actor.id,
    `${struck.has(step.revision) ? '✗ ' : ''}${handEventText(step.event, language)}`,
    // Recording cards is no action of a seat.
    step.event.type === 'HoleCardsRecorded' ? '' : legalText(step.legal, language),
    step.toAct === null ? '' : String(step.toAct),
    grouped(step.potTotal, language),
    ...step.stacks.map((stack) => grouped(stack, language)),
  ]);
  const legend = struck.size === 0 ? '' : `\n${word.struck}\n`;
  return `${who.join('\n')}\n\n${textTable(columns, rows)}${legend}`;
}

function legalText(legal: ShownStep['legal'], language: Language): string {
  if (legal === null) return '';
  const { canCheck, callAmount, wager, minRaiseTo, maxRaiseTo } = legal;
  const word = actions[language];
  const chips = (amount: number): string => grouped(amount, language);
  const range =
    minRaiseTo === null || maxRaiseTo === null
      ? null
      : minRaiseTo === maxRaiseTo
        ? chips(minRaiseTo)
        : `${chips(minRaiseTo)}–${chips(maxRaiseTo)}`;
  const offered = [
    word.fold,
    ...(canCheck ? [word.check] : []),
    ...(callAmount > 0 ? [`${word.call} ${chips(callAmount)}`] : []),
    ...(range === null ? [] : [`${word[wager]} ${range}`]),
  ];
  return offered.join(', ');
}
