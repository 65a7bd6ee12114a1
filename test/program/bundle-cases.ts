/**
 * Kinds of tampering with a bundle, each with what every verifier has to say of it. Those named `insider` are signed by the key of the club: whoever
 * has it may sign what they like, so some of them hold, with the reason.
 */
import { createHash, type KeyObject } from 'node:crypto';
import type { BundleEvent } from '../../src/audit/bundle/bundle.js';
import { markOf } from '../../src/audit/bundle/bundle.js';
import { readBundle } from '../../src/audit/bundle/read-bundle.js';
import { statementText } from '../../src/audit/bundle/bundle-seal.js';
import { readHeads, signHead, signNote, type TreeHead } from '../../src/audit/tree/signed-head.js';
import { hashAgain, sealAgain } from './bundles.js';
import type { Verdict } from './verifiers.js';

export interface BundleCase {
  readonly kind: string;
  readonly text: string;
  readonly verdict: Verdict;
  /** Why it is legal; absent for what fails. */
  readonly because?: string;
}

export interface CaseMaterial {
  /** The bundle of a tournament with names, and of the same tournament some events later. */
  readonly night: string;
  readonly later: string;
  readonly hand: string;
  readonly dispute: string;
  /** The keys of the club and of a forger. */
  readonly key: KeyObject;
  readonly forger: KeyObject;
}

/** @param lines without the last */
const joined = (lines: readonly string[], last: string): string => `${[...lines, last].join('\n')}\n`;

export function bundleCases({ night, later, hand, dispute, key, forger }: CaseMaterial): readonly BundleCase[] {
  const all = night.split('\n').slice(0, -1);
  const last = all.at(-1)!;
  const lines = all.slice(0, -1);
  const bundle = readBundle(night);
  const { header, events, end } = bundle;
  const { head } = readHeads(end.head)[0]!;
  const [first, middle] = [events[1]!, events[Math.floor(events.length / 2)]!];
  const cases: BundleCase[] = [];
  const fails = (kind: string, ...texts: readonly string[]): void => {
    for (const text of texts) cases.push({ kind, text, verdict: 'fails' });
  };
  const holds = (kind: string, text: string, because: string, verdict: Verdict = 'holds'): void =>
    void cases.push({ kind, text, verdict, because });

  /** The club signs other lines. @param changed without the last */
  const signed = (changed: readonly string[], fields: object = {}, about: TreeHead = head): string => {
    const digest = createHash('sha256')
      .update(changed.map((line) => `${line}\n`).join(''))
      .digest('hex');
    const marks = changed.map((line) => markOf(`${line}\n`));
    const statement = signNote(about.origin, statementText(about, { version: 3, digest, marks }), key);
    return joined(changed, JSON.stringify({ ...end, events: changed.length - 1, statement, ...fields }));
  };
  const withEnd = (fields: object): string => joined(lines, JSON.stringify({ ...end, ...fields }));
  const withHeader = (fields: object): readonly string[] => [JSON.stringify({ ...header, ...fields }), ...lines.slice(1)];
  const replaced = (event: BundleEvent, other: object): readonly string[] =>
    lines.map((line) => (line === JSON.stringify(event) ? JSON.stringify({ ...event, ...other }) : line));
  const without = (gone: (event: BundleEvent) => boolean): readonly string[] =>
    lines.filter((line, at) => at === 0 || !gone(JSON.parse(line) as BundleEvent));
  const edited = { ...middle, metadata: middle.metadata.replace(/"recordedAt":\d/, '"recordedAt":9') };
  const rehashed = (event: BundleEvent): readonly BundleEvent[] => hashAgain(events.with(events.indexOf(middle), event), middle.stream);

  fails('crlf', night.replaceAll('\n', '\r\n'), joined(lines, `${last}\r`));
  fails('cut-tail', joined(lines.slice(0, -1), JSON.stringify({ ...end, events: end.events - 1 })));
  fails('double-line', joined(lines.toSpliced(3, 0, lines[3]!), JSON.stringify({ ...end, events: end.events + 1 })));
  fails(
    'duplicate-keys',
    joined(lines, last.replace('{"events":', `{"events":${end.events},"events":`)),
    joined(lines, last.replace('"name":"', '"name":"Forged","name":"')),
    signed(lines.with(2, lines[2]!.replace('"data":', '"data":"{}","data":'))),
  );
  fails('edit-data', joined(replaced(middle, { data: middle.data.replace(/\}$/, ',"forged":1}') }), last));
  fails('edit-metadata', joined(replaced(middle, { metadata: edited.metadata }), last));
  fails(
    'end-fields',
    withEnd({ names: {} }),
    withEnd({ names: null }),
    withEnd({ more: 1 }),
    withEnd({ names: [{ ...(end.names as readonly object[])[0], more: 1 }] }),
    joined(lines, JSON.stringify({ head: end.head, events: end.events, proof: end.proof, statement: end.statement, names: end.names })),
  );
  fails(
    'end-spelling',
    joined(lines, last.replace('Chlo\u00e9', 'Chlo\\u00e9')),
    joined(lines, last.replace('Anna', '\\u0041nna')),
    joined(lines, last.replaceAll('tapis/', 'tapis\\/')),
    joined(lines, `${last} `),
  );
  fails(
    'forged-head',
    withEnd({ head: end.head.replaceAll('\n', '\r\n') }),
    withEnd({ head: end.head.replace('\n\n', '\nmore\n\n') }),
    withEnd({ head: end.head.replace('\u2014', '-') }),
    withEnd({ head: signHead({ ...head, size: head.size + 1 }, forger) }),
  );
  holds(
    'forged-log-club',
    sealAgain(bundle, rehashed(edited), key),
    'the club may sign another log; heads that a witness kept differ from it',
  );
  fails(
    'forged-log-mykey',
    sealAgain(bundle, rehashed(edited), forger),
    sealAgain(bundle, rehashed(edited), forger, 'tapis/0000000000000000'),
  );
  fails('forged-statement', withEnd({ statement: end.statement.slice(0, -10) }), withEnd({ statement: end.head }));
  for (const size of [head.size + 1, head.size - 1, 0, -1]) {
    const other = { ...head, size };
    fails('head-size-signed', signed(lines, { head: signHead(other, key) }, other));
  }
  for (const index of [-1, 0, 1.5, middle.index + 1]) fails('index-signed', signed(replaced(middle, { index })));
  fails('insider-field', signed(replaced(middle, { more: 1 })), signed(withHeader({ more: 1 })));
  fails('insider-foreign', signed(replaced(middle, { stream: 'tournament-saturday' })));
  const [book] = header.rulebooks!;
  const { uncalledBet: _, ...fewer } = book!.settings;
  fails(
    'insider-header',
    signed(withHeader({ rulebooks: [{ ...book, settings: { ...book!.settings, uncalledBet: ['lost', 'RO 9.7'] } }] })),
    signed(withHeader({ rulebooks: [{ ...book, settings: { ...book!.settings, uncalledBet: ['returned', 'RO 1.1'] } }] })),
    signed(withHeader({ rulebooks: [{ ...book, settings: fewer }] })),
    signed(withHeader({ rulebooks: [{ ...book, edition: '2099' }] })),
    signed(withHeader({ rulebooks: [{ ...book, id: 'mons', edition: '1' }] })),
    signed(withHeader({ rulebooks: [{ ...book, houseRules: { uncalledBet: 'lost' } }] })),
    signed(withHeader({ rulebooks: [] })),
    signed(withHeader({ leftOut: ['hand-saturday.1.1'] })),
    signed(withHeader({ leftOut: [middle.stream] })),
  );
  const named = events.findLast(({ stream }) => stream === 'name-p3')!;
  const loggedWithout = (gone: (event: BundleEvent) => boolean): string =>
    sealAgain(
      bundle,
      events.filter((event) => !gone(event)),
      key,
    );
  fails(
    'insider-oldname',
    signed(without(({ id }) => id === named.id)),
    loggedWithout(({ id }) => id === named.id),
  );
  fails(
    'insider-omits',
    signed(without(({ id }) => id === middle.id)),
    loggedWithout(({ id }) => id === middle.id),
    loggedWithout(({ stream }) => stream === 'hand-friday.1.1'),
  );
  holds(
    'insider-omits',
    loggedWithout(({ stream, revision }) => stream === 'hand-friday.1.1' && revision > 1),
    'the end of a stream that goes on is not missed; heads that a witness kept differ',
  );
  fails(
    'insider-spelling',
    signed(lines.with(2, lines[2]!.replace('"index":1,', '"index":1.0,'))),
    signed(lines.with(2, ` ${lines[2]}`)),
    signed(replaced(first, { data: 'NUL \u0000' })),
  );
  const other = sealAgain(bundle, events, forger);
  fails('key-replaced', joined(withHeader({ key: readBundle(other).header.key }), last), other);
  fails('leading', `\uFEFF${night}`, `\n${night}`);
  fails('line-spelling', joined(lines.with(2, lines[2]!.replace('tournament-', 'tourn\\u0061ment-')), last));
  fails('mixed', joined(lines, dispute.split('\n').at(-2)!), joined([hand.split('\n')[0]!, ...lines.slice(1)], last));
  const names = end.names as readonly { readonly playerId: string; readonly name: string; readonly salt: string }[];
  const chloe = names.findIndex(({ name }) => name === 'Chloé');
  fails(
    'names',
    withEnd({ names: names.with(chloe, { ...names[chloe]!, name: 'Chloé'.normalize('NFD') }) }),
    withEnd({ names: [{ playerId: '__proto__', name: 'x', salt: 'y' }, ...names] }),
    withEnd({ names: names.toReversed() }),
    withEnd({ names: [...names, names.at(-1)] }),
  );
  holds('names', withEnd({ names: [] }), 'a person may be forgotten: names stand outside the signature');
  for (const number of [`+${end.events}`, `${end.events}.00`, `0${end.events}`, `${end.events}e0`])
    fails('number-spelling', joined(lines, last.replace(`"events":${end.events}`, `"events":${number}`)));
  const open = (openings: string): object => ({ metadata: middle.metadata.replace(/\}$/, `,"openings":${openings}}`) });
  for (const openings of ['{"cards":{"salt":"00","value":["As","Kd"]}}', '{"x":1}', '{no JSON}']) {
    fails('openings', joined(replaced(middle, open(openings)), last));
    fails('openings-signed', signed(replaced(middle, open(openings))));
  }
  fails('position-signed', signed(replaced(middle, { position: middle.position + 1 })));
  const { proof } = readBundle(hand).end;
  const handLines = hand.split('\n').slice(0, -2);
  const withProof = (changed: readonly string[]): string => joined(handLines, JSON.stringify({ ...readBundle(hand).end, proof: changed }));
  fails(
    'proof',
    withProof([]),
    withProof([Buffer.from(proof[0]!, 'base64').subarray(1).toString('base64'), ...proof.slice(1)]),
    withProof([Buffer.from(proof[0]!, 'base64').toString('hex'), ...proof.slice(1)]),
    withProof([...proof, proof[0]!]),
    withProof(proof.slice(1)),
    withEnd({ proof: [proof[0]!] }),
  );
  const written = (changed: readonly BundleEvent[]): readonly string[] => [lines[0]!, ...changed.map((event) => JSON.stringify(event))];
  fails('rehash-chain', joined(written(rehashed(edited)), last), signed(written(rehashed(edited))));
  const alone = rehashed(edited).find(({ id }) => id === middle.id)!;
  fails('rehash-one', joined(replaced(middle, alone), last), signed(replaced(middle, alone)));
  fails('remove-line', joined(lines.toSpliced(5, 1), JSON.stringify({ ...end, events: end.events - 1 })), joined(lines.slice(1), last));
  fails(
    'remove-stream',
    joined(
      without(({ stream }) => stream === 'name-p1'),
      last,
    ),
    signed(without(({ stream }) => stream === 'name-p1')),
  );
  holds('replay-old', night, 'an older bundle says of what size the log was; heads that a witness kept have the time');
  const ofLater = readBundle(later);
  fails('replay-with-later-head', withEnd({ head: ofLater.end.head }), withEnd({ head: ofLater.end.head, proof: ofLater.end.proof }));
  fails('shape', '', '[]\n[]\n', '{}\n{}\n', `${'['.repeat(500)}\n${']'.repeat(500)}\n`, '\n\n');
  fails('swap-lines', joined(lines.with(3, lines[4]!).with(4, lines[3]!), last), signed(lines.with(3, lines[4]!).with(4, lines[3]!)));
  fails('trailing', `${night}\r`, `${night}\0`, `${night}${lines[3]}\n`);
  for (const bytes of [1, 2, Math.floor(night.length / 2)]) fails('truncated', night.slice(0, -bytes));
  return cases;
}
