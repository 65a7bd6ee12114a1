/**
 * Computes the table of a season again from its exports, with Node alone: `node recompute-season.mjs FOLDER`. It shares no line with Tapis. FOLDER
 * is that of a season in an archive (`tapis export --club`), or has what four addresses give: rules.json, tournaments.csv, points.csv and
 * leaderboard.csv. It prints what differs from leaderboard.csv; without that file, the table. Exit code 0: nothing differs. 1: something does. 2: it
 * cannot be computed.
 *
 * Of points.csv it reads what happened: places on the sheet, ties, states, money, bounties, teams, and whose result is not ranked. It never reads
 * the points there.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** RFC 4180: the lines as objects by the first line. An apostrophe before a formula is for spreadsheets. */
function readCsv(text) {
  const lines = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  while (cell.lastIndex < text.length) {
    const [, quoted, plain, end] = cell.exec(text);
    lines.at(-1).push((quoted?.replaceAll('""', '"') ?? plain).replace(/^'(?=[=+@-])/, ''));
    if (end !== ',') lines.push([]);
  }
  const [titles, ...rows] = lines.filter((line) => line.length > 1);
  return rows.map((row) => Object.fromEntries(titles.map((title, at) => [title, row[at]])));
}

const numberOrNull = (text) => (text === '' || text === null ? null : Number(text));

/** Of bands from a number on, the last one that is reached. */
const bandAt = (bands, value) => bands.filter(({ from }) => Number(from) <= value).sort((a, b) => b.from - a.from)[0];

const at = (table, place, below = '0') => Number(table[place - 1] ?? below);

/** The points of a place, by kind: `n` entrants, `p` the place, and what the sheet says. */
const kinds = {
  placeTable: ({ table, below }, { p }) => at(table, p, below),
  placeTableByBand: ({ bands, below }, { n, p }) => at(bandAt(bands, n)?.table ?? [], p, below),
  tablePlusField: ({ table, floor }, { n, p }) => Math.max(Number(floor), p > table.length ? Number(floor) : at(table, p) + n),
  poolPercent: ({ perEntrant, percents }, { n, p }) => (perEntrant * n * at(percents, p)) / 100,
  poolPercentByBand: ({ perEntrant, bands }, { n, p }) => (perEntrant * n * at(bandAt(bands, n)?.percents ?? [], p)) / 100,
  paidBands: ({ table = [], bands }, { p, paid }) =>
    p > paid ? 0 : Number(table[p - 1] ?? bands[Math.ceil((p * bands.length) / paid) - 1]),
  linear: ({ k }, { n, p }) => k * (n - p + 1),
  sqrtRatio: ({ c }, { n, p }) => c * Math.sqrt(n / p),
  squares: ({ k }, { n, p }) => (p > Math.floor(n / 3) ? 0 : k * (Math.floor(n / 3) - p + 1) ** 2),
  drNeau: (_points, { n, p, buyIn, expense }) => Math.sqrt((n * buyIn ** 2) / expense) / (p + 1),
  pokerStars: (_points, { n, p, buyIn }) => (p > Math.ceil(0.15 * n - 1e-9) ? 0 : 10 * Math.sqrt(n / p) * (1 + Math.log10(buyIn + 0.25))),
  relativeRank: (_points, { n, p, prizePool }) => Math.log10(prizePool) * Math.sqrt(n / p),
  formula: ({ text }, facts) => formulaOf(text)(facts),
};

const operators = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '<': (a, b) => Number(a < b),
  '<=': (a, b) => Number(a <= b),
  '>': (a, b) => Number(a > b),
  '>=': (a, b) => Number(a >= b),
  '==': (a, b) => Number(a === b),
  '!=': (a, b) => Number(a !== b),
};
const { abs, ceil, exp, floor, log: ln, log10, max, min, sqrt } = Math;
const functions = { abs, ceil, exp, floor, ln, log10, max, min, round: (x) => Math.sign(x) * Math.round(abs(x)), sqrt };
const formulas = new Map();

/** A formula of docs/catalogue/formulas.md as a function of the facts. */
function formulaOf(text) {
  if (!formulas.has(text)) formulas.set(text, parseFormula(text));
  return formulas.get(text);
}

function parseFormula(text) {
  const tokens = text.match(/\d*\.?\d+|[A-Za-z]\w*|[<>=!]=|[-+*/^<>(),]/g);
  const take = (...signs) => (signs.includes(tokens[0]) ? tokens.shift() : undefined);
  const chain =
    (next, ...signs) =>
    () => {
      let left = next();
      for (let sign = take(...signs); sign !== undefined; sign = take(...signs)) {
        const [one, of, other] = [left, operators[sign], next()];
        left = (facts) => of(one(facts), other(facts));
      }
      return left;
    };
  const values = () => {
    const all = [];
    do all.push(comparison());
    while (take(',') !== undefined);
    take(')');
    return all;
  };
  const single = () => {
    const word = tokens.shift();
    if (word === '(') return values()[0];
    if (/^[\d.]/.test(word)) return () => Number(word);
    if (take('(') === undefined) return (facts) => facts[word];
    const given = values();
    if (word === 'if') return (facts) => (given[0](facts) === 0 ? given[2] : given[1])(facts);
    return (facts) => functions[word](...given.map((value) => value(facts)));
  };
  const signed = () => {
    if (take('-') !== undefined) {
      const value = signed();
      return (facts) => -value(facts);
    }
    const base = single();
    if (take('^') === undefined) return base;
    const exponent = signed();
    return (facts) => base(facts) ** exponent(facts);
  };
  const product = chain(signed, '*', '/');
  const sum = chain(product, '+', '-');
  const comparison = chain(sum, '<', '<=', '>', '>=', '==', '!=');
  return comparison();
}

/** Rounds as the rules say. What arithmetic with floating point loses is less than a billionth. */
function round(value, { places, mode }) {
  const size = Math.abs(value) * 10 ** places;
  const whole = { halfUp: Math.floor(size + 0.5 + 1e-9), down: Math.floor(size + 1e-9), up: Math.ceil(size - 1e-9) }[mode];
  return (Math.sign(value) * whole) / 10 ** places;
}

const bonusTimes = {
  win: (_bonus, { place }) => Number(place === 1),
  bounty: (_bonus, { bounties }) => bounties,
  finalTable: ({ places }, { place }) => Number(place <= places),
  extraPoints: (_bonus, { extra }) => extra,
  bubble: (_bonus, { place, tied }, { paid }) => Number(place <= paid + 1 && paid + 1 < place + tied),
};

/** The points of a result. */
function score(scheme, result, tournament) {
  if ((scheme.zeroFor ?? []).includes(result.state)) return 0;
  const n = scheme.fieldSize === 'entries' ? tournament.entries : tournament.entrants;
  const { buyIn } = tournament;
  const level = Number(scheme.multiplier?.[tournament.level] ?? 1);
  const age = scheme.ageing === undefined ? 0 : (Date.parse(scheme.ageing.asOf) - Date.parse(tournament.date)) / 86_400_000;
  const factors = [
    level,
    bandAt(scheme.fieldFactor ?? [], n)?.factor ?? 1,
    bandAt(scheme.buyInFactor ?? [], buyIn)?.factor ?? 1,
    bandAt(scheme.ageing?.bands ?? [], age)?.factor ?? 1,
  ];
  const facts = { ...tournament, ...result, n, level, expense: result.expense ?? buyIn };
  const { place, tied } = result;
  const [first, count] = { average: [place, tied], best: [place, 1], worst: [place + tied - 1, 1] }[scheme.tiedPlaces];
  let sum = 0;
  for (let p = first; p < first + count; p += 1)
    if (scheme.inTheMoney !== true || p <= tournament.paid) sum += kinds[scheme.points.kind](scheme.points, { ...facts, p });
  const base = round(
    factors.reduce((product, factor) => product * factor, sum / count),
    scheme.rounding,
  );
  const bonuses = (scheme.bonuses ?? []).map((bonus) => (bonus.points ?? 1) * bonusTimes[bonus.for](bonus, result, tournament));
  return base + Number(scheme.participation ?? 0) + bonuses.reduce((all, each) => all + each, 0);
}

const byPoints = (a, b) => Number(b.mustCount) - Number(a.mustCount) || b.points - a.points;

/** The results that count: of a player the best, with absences before negative ones and, as zeros, among those of no points; of a team the best members of each manche. */
function select({ count, caps = [], bestMembers, absencesFirst = false }, results, tournaments) {
  if (bestMembers !== undefined) {
    const manches = Object.values(
      Object.groupBy(
        results.filter(({ manche }) => manche !== null),
        ({ manche }) => manche,
      ),
    );
    return manches.flatMap((each) => each.sort(byPoints).filter(({ mustCount }, index) => index < bestMembers || mustCount));
  }
  let free = count === 'all' ? tournaments : 'best' in count ? count.best : Math.max(0, tournaments - count.dropWorst);
  const played = new Set(results.map(({ order }) => order));
  // Those of the latest tournaments are taken first.
  const absences = Array.from({ length: tournaments }, (_, order) => order).filter((order) => !played.has(order));
  const room = Object.fromEntries(caps.map(({ level, best }) => [level, best]));
  if (count === 'all' && caps.length === 0) return results;
  return results
    .toSorted((a, b) => byPoints(a, b) || b.order - a.order)
    .filter(({ points, mustCount, level, order }) => {
      const [isBelow, isZero] = [!mustCount && points < 0, !mustCount && points === 0 && !absencesFirst];
      const after = isBelow ? -1 : isZero ? order : tournaments;
      while (free > 0 && absences.at(-1) > after) {
        absences.pop();
        free -= 1;
      }
      if (!mustCount && (free <= 0 || room[level] <= 0)) return false;
      free -= 1;
      if (room[level] !== undefined) room[level] -= 1;
      return true;
    });
}

function total({ average, further = '0' }, counted, results) {
  const sum = counted.reduce((all, { points }) => all + points, 0);
  const more = further * (results.length - counted.length);
  if (average === undefined || counted.length === 0) return sum + more;
  const by = { counted: counted.length, participations: results.length, rootOfParticipations: Math.sqrt(results.length) }[average.over];
  return round(sum / by, average.rounding) + more;
}

/** Negative where the first is ahead; 0 where they are equal. */
const criteria = {
  points: (a, b) => (Math.abs(a.total - b.total) < 1e-7 ? 0 : b.total - a.total),
  wins: (a, b) => b.places.filter((place) => place === 1).length - a.places.filter((place) => place === 1).length,
  countback(a, b) {
    const [one, other] = [a.places, b.places];
    const first = Array.from({ length: Math.max(one.length, other.length) }, (_, index) => index).find((i) => one[i] !== other[i]);
    return first === undefined ? 0 : (one[first] ?? Infinity) - (other[first] ?? Infinity);
  },
  bestResult: (a, b) => b.best - a.best,
  participations: (a, b) => b.results.length - a.results.length,
  bounties: (a, b) => b.bounties - a.bounties,
  net: (a, b) => (Math.abs(a.net - b.net) < 1e-7 ? 0 : b.net - a.net),
  latest(a, b) {
    const orders = [...new Set([...a.results, ...b.results].map(({ order }) => order))].sort((x, y) => y - x);
    const of = ({ results }, order) => results.reduce((sum, each) => sum + (each.order === order ? each.points : 0), 0);
    const differing = orders.find((order) => Math.abs(of(a, order) - of(b, order)) > 1e-7);
    return differing === undefined ? 0 : of(b, differing) - of(a, differing);
  },
};

/**
 * The table: each competitor with rank and points, the best first. A rank is null for too few results.
 * @param carried the points from the stage before, by competitor
 */
function recompute(rules, tournamentLines, pointLines, carried = {}) {
  const { scheme, selection, ranking } = rules;
  if (kinds[scheme.points.kind] === undefined) throw new Error(`this program does not know points of the kind ${scheme.points.kind}`);
  const tournaments = tournamentLines
    .map((line) => ({
      id: line.tournament,
      date: line.date,
      entrants: Number(line.n),
      entries: Number(line.entries),
      level: line.level,
      manche: numberOrNull(line.manche),
      buyIn: numberOrNull(line.buy_in),
      prizePool: numberOrNull(line.prize_pool),
      paid: numberOrNull(line.paid_places),
    }))
    .sort((a, b) => (a.date < b.date || (a.date === b.date && a.id < b.id) ? -1 : 1));
  const byId = new Map(tournaments.map((tournament, order) => [tournament.id, { ...tournament, order }]));
  // Those who are not ranked have no points. They make room where the rules say so.
  const isNotRanked = ({ why }) => ['notLicensed', 'notMember', 'notResident'].includes(why);
  const others = Map.groupBy(pointLines.filter(isNotRanked), ({ tournament }) => tournament);
  const ahead = ({ tournament, sheet_place: place }) =>
    rules.eligibility?.places === 'movedUp'
      ? (others.get(tournament) ?? []).filter((other) => Number(other.sheet_place) < Number(place)).length
      : 0;
  const results = pointLines
    .filter((line) => !isNotRanked(line))
    .map((line) => {
      const tournament = byId.get(line.tournament);
      const result = {
        competitor: line.competitor,
        tournament: line.tournament,
        place: Number(line.sheet_place) - ahead(line),
        tied: Number(line.tied),
        state: line.state,
        rebuys: Number(line.rebuys),
        bounties: Number(line.bounties),
        expense: numberOrNull(line.expense),
        winnings: numberOrNull(line.winnings),
        extra: Number(line.extra_points),
      };
      const { order, manche, level } = tournament;
      const mustCount = (scheme.notDroppable ?? []).includes(line.state);
      return { ...result, order, manche, level, mustCount, points: score(scheme, result, tournament) };
    });
  const adjusted = {};
  for (const { competitor, points } of rules.adjustments) adjusted[competitor] = (adjusted[competitor] ?? 0) + Number(points);
  const competitors = new Set([...results.map(({ competitor }) => competitor), ...Object.keys(adjusted), ...Object.keys(carried)]);
  const ofCompetitor = Map.groupBy(results, ({ competitor }) => competitor);
  const tallies = [...competitors].map((competitor) => {
    const own = ofCompetitor.get(competitor) ?? [];
    const counted = select(selection, own, tournaments.length);
    const placed = counted.filter(({ state }) => !(scheme.zeroFor ?? []).includes(state));
    return {
      competitor,
      results: own,
      total: total(selection, counted, own) + (adjusted[competitor] ?? 0) + (carried[competitor] ?? 0),
      places: placed.map(({ place }) => place).sort((a, b) => a - b),
      bounties: counted.reduce((sum, { bounties }) => sum + bounties, 0),
      net: counted.reduce(
        (sum, { winnings, expense, tournament }) => sum + (winnings ?? 0) - (expense ?? byId.get(tournament).buyIn ?? 0),
        0,
      ),
      best: Math.max(...counted.map(({ points }) => points), counted.length === 0 ? 0 : -Infinity),
    };
  });
  const compare = (a, b) => ranking.reduce((order, name) => order || criteria[name](a, b), 0);
  const [ranked, unranked] = [[], []];
  for (const tally of tallies.sort((a, b) => compare(a, b) || (a.competitor < b.competitor ? -1 : 1))) {
    if (tally.results.length < (selection.minParticipations ?? 0)) unranked.push({ tally, rank: null });
    else {
      const before = ranked.at(-1);
      const isShared = before !== undefined && compare(before.tally, tally) === 0;
      const next = rules.ranks === 'dense' ? (before?.rank ?? 0) + 1 : ranked.length + 1;
      ranked.push({ tally, rank: isShared ? before.rank : next });
    }
  }
  return [...ranked, ...unranked].map(({ tally, rank }) => ({ competitor: tally.competitor, rank, points: tally.total }));
}

/** What differs between the table and leaderboard.csv, a line each. */
function compareTables(table, leaderboard) {
  const said = new Map(leaderboard.map((line) => [line.player_id, line]));
  const missing = [...said.keys()].filter((id) => !table.some(({ competitor }) => competitor === id)).map((id) => `${id} has no result`);
  return table
    .flatMap(({ competitor, rank, points }) => {
      const line = said.get(competitor);
      if (line === undefined) return [`${competitor} is not in leaderboard.csv`];
      const isSame = numberOrNull(line.rank) === rank && Math.abs(line.points - points) < 1e-6;
      return isSame ? [] : [`${competitor}: rank ${rank} with ${points}, and not ${line.rank} with ${line.points}`];
    })
    .concat(missing);
}

function main([folder]) {
  if (folder === undefined) {
    process.stderr.write('node recompute-season.mjs FOLDER\n');
    return 2;
  }
  const read = (name) => readFileSync(join(folder, name), 'utf8');
  const leaderboard = existsSync(join(folder, 'leaderboard.csv')) ? readCsv(read('leaderboard.csv')) : null;
  // The points from the stage before are the table of that stage.
  const carried = (leaderboard ?? []).filter((line) => Number(line.carried) !== 0).map((line) => [line.player_id, Number(line.carried)]);
  const [rules, tournaments, points] = [JSON.parse(read('rules.json')), readCsv(read('tournaments.csv')), readCsv(read('points.csv'))];
  const table = recompute(rules, tournaments, points, Object.fromEntries(carried));
  if (leaderboard === null) {
    const lines = table.map(({ rank, competitor, points: sum }) => [rank ?? '', competitor, sum].join(','));
    process.stdout.write(`${['rank,player_id,points', ...lines].join('\n')}\n`);
    return 0;
  }
  const differences = compareTables(table, leaderboard);
  for (const line of differences) process.stdout.write(`${line}\n`);
  process.stdout.write(`${table.length} competitors, ${differences.length} differences\n`);
  return differences.length === 0 ? 0 : 1;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
