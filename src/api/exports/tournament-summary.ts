/** A tournament as Open Tournament Summary 1.1.5 (https://ts-specs.handhistory.org), which trackers of results read. */
import { readProgramVersion } from '../../app/program-version.js';
import { NO_CURRENCY, utc } from '../../phh/write-ohh.js';
import type { AnsweredRow, AskApi } from './ask-api.js';
import { readPages } from './read-table.js';
import { pageOf } from './tables.js';

const SPEC_VERSION = '1.1.5';
const version = readProgramVersion();

const query = pageOf(
  'tournament(id: $id)',
  'standings',
  'playerId player { name } state place rebuys reEntries addOn award { cents }',
  'id name createdAt scheduledAt startedAt finishedAt currency startingStack seatsPerTable registered phase clock { structure { kind seconds } } prizes { pot { cents } bounty } resultSheet { buyIn }',
);

/** Those who take part: not the withdrawn, and not the waiting. */
const absent: ReadonlySet<string> = new Set(['WAITING', 'WITHDRAWN']);
const inPlay: ReadonlySet<string> = new Set(['IN', 'REGISTERED']);

/** @throws RefusedQuery */
export async function readSummary(ask: AskApi, id: string): Promise<string> {
  const pages = await readPages(ask, { query, page: 100 }, id);
  const players = pages.flatMap(({ rows }) => rows).filter(({ state }: AnsweredRow) => !absent.has(state));
  return JSON.stringify({ ots: summaryOf(pages[0]!.of, players) });
}

function summaryOf(of: AnsweredRow, players: readonly AnsweredRow[]): object {
  const nameOf = ({ player, playerId }: AnsweredRow): string => player.name ?? playerId;
  const bought = players.filter(({ rebuys, reEntries, addOn }) => rebuys + reEntries > 0 || addOn);
  const bounty = of.prizes?.bounty ?? 0;
  const ends = of.finishedAt === null ? {} : { end_date_utc: utc(Date.parse(of.finishedAt)) };
  const flags = [
    ...(bounty > 0 ? ['Bounty'] : []),
    ...(players.some(({ rebuys }) => rebuys > 0) ? ['Rebuy'] : []),
    ...(players.some(({ reEntries }) => reEntries > 0) ? ['Re-Entry'] : []),
  ];
  return {
    spec_version: SPEC_VERSION,
    site_name: 'Tapis',
    network_name: 'Tapis',
    internal_version: version,
    tournament_number: of.id,
    tournament_name: of.name,
    start_date_utc: utc(Date.parse(of.startedAt ?? of.scheduledAt ?? of.createdAt)),
    ...ends,
    currency: of.currency ?? NO_CURRENCY,
    buyin_amount: (of.resultSheet?.buyIn ?? 0) / 100,
    fee_amount: 0,
    ...(bounty > 0 ? { bounty_value_amount: bounty / 100 } : {}),
    initial_stack: of.startingStack,
    type: of.registered > of.seatsPerTable ? 'MTT' : 'STT',
    flags,
    speed: { type: 'Normal', round_time: of.clock?.structure.find(({ kind }: AnsweredRow) => kind === 'LEVEL')?.seconds ?? 0 },
    prize_pool: (of.prizes?.pot?.cents ?? 0) / 100,
    player_count: players.length,
    tournament_finishes_and_winnings: players.map((player) => ({
      player_name: nameOf(player),
      finish_position: player.place,
      still_playing: of.phase !== 'FINISHED' && inPlay.has(player.state),
      prize: player.award === null ? null : player.award.cents / 100,
    })),
    tournament_rebuys: bought.map((player) => ({
      player_name: nameOf(player),
      rebuys: player.rebuys + player.reEntries,
      addons: player.addOn ? 1 : 0,
    })),
  };
}
