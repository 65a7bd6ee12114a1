/**
 * The demo's result: the standings with their sum, and a hand as a table.
 */
import type { NightReplay, NightReplayStep, NightStandings } from '../demo/night-results.js';
import { grouped, type Language } from '../texts/sentences.js';
import { handTable, type ShownStep } from './hand-table.js';
import { textTable, type Column } from './text-table.js';

/** Whether the chips in play equal the chips handed out. */
export interface SumCheck {
  readonly stacks: number;
  readonly expected: number;
  readonly agrees: boolean;
}

export function sumOf({ tournament, standings }: NightStandings): SumCheck {
  const stacks = standings.reduce((sum, { stack }) => sum + stack, 0);
  const expected = tournament.registered * tournament.startingStack;
  return { stacks, expected, agrees: stacks === expected };
}

const words = {
  en: { place: 'Place', player: 'Player', id: 'Id', stack: 'Chips', hands: 'Hands', lostIn: 'Out in', standings: 'Standings:' },
  fr: {
    place: 'Place',
    player: 'Joueur',
    id: 'Identifiant',
    stack: 'Jetons',
    hands: 'Mains',
    lostIn: 'Élimination',
    standings: 'Classement :',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** The standings as a table, and a line on the sum of chips. */
export function standingsText(night: NightStandings, language: Language): string {
  const word = words[language];
  const chips = (amount: number): string => grouped(amount, language);
  const columns: Column[] = [
    { title: word.place, align: 'right' },
    { title: word.player },
    { title: word.id },
    { title: word.stack, align: 'right' },
    { title: word.hands, align: 'right' },
    { title: word.lostIn },
  ];
  const rows = night.standings.map(({ rank, tied, player, playerId, stack, hands, lostIn }) => [
    `${rank ?? '–'}${tied > 1 ? '=' : ''}`,
    player.name ?? '',
    playerId,
    chips(stack),
    chips(hands),
    lostIn ?? '',
  ]);
  const { stacks, expected, agrees } = sumOf(night);
  const { registered, startingStack, name, clubName } = night.tournament;
  const due = `${chips(registered)} × ${chips(startingStack)} = ${chips(expected)}`;
  const sum =
    language === 'fr'
      ? `Total des jetons : ${chips(stacks)} ; distribués : ${due} ; ${agrees ? 'le compte est juste' : 'LE COMPTE EST FAUX'}`
      : `Total chips: ${chips(stacks)}; handed out: ${due}; ${agrees ? 'they add up' : 'THEY DO NOT ADD UP'}`;
  return `${word.standings} ${name}, ${clubName}\n\n${textTable(columns, rows)}\n${sum}\n`;
}

/** The elimination hand, step by step. */
export function replayText(handId: string, replay: NightReplay, out: readonly string[], language: Language): string {
  const seats = replay.hand.seats.map(({ seat, playerId, player }) => ({ seat, playerId, name: player.name }));
  const title =
    language === 'fr' ? `Main ${handId}, élimination de ${out.join(', ')}` : `Hand ${handId}, which eliminates ${out.join(', ')}`;
  return `${title}\n${handTable(seats, replay.handReplay.steps.map(shownStep), language)}`;
}

function shownStep({ revision, event, recordedAt, actor, legal, stacks, after }: NightReplayStep): ShownStep {
  return {
    revision,
    event,
    recordedAt: Date.parse(recordedAt),
    actor: { id: actor.actorId, role: actor.role },
    legal:
      legal === null
        ? null
        : { ...legal, canCheck: legal.types.includes('CHECK'), wager: legal.wager === 'BET' ? ('bet' as const) : ('raise' as const) },
    toAct: after?.turn ?? null,
    potTotal: after?.potTotal ?? 0,
    stacks: stacks.map(({ stack }) => stack),
  };
}
