/** `/verify`: says whether an evidence bundle is what was recorded. Once the page is there, it asks nothing of the network. */
import { render } from 'preact';
import { signal } from '@preact/signals';
import { Icon } from '../draw/icons.js';
import { PageBar } from '../draw/page-bar.js';
import { currentLanguage } from '../lib/language.js';
import { verifyTexts } from '../text/verify.js';
import type { Checked, Finding, Question, Reply } from '../verify/verdict.js';

/** The address of the worker: `bin/web.js` puts it here. */
declare const VERIFIER: string;

type State =
  | { readonly kind: 'empty' | 'noWorker' }
  | { readonly kind: 'checking'; readonly share: number }
  | { readonly kind: 'checked'; readonly checked: Checked; readonly hasKey: boolean }
  | { readonly kind: 'unreadable'; readonly why: string };

const state = signal<State>({ kind: 'empty' });
const chosen = signal<File | null>(null);
const key = signal('');
const isOver = signal(false);
const MOST_SHOWN = 20;

let run = 0;
/** It is loaded with the page, so that it is there when the network is not. */
let worker: Worker | null = null;
try {
  worker = new Worker(VERIFIER);
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => hear(data));
  worker.addEventListener('error', () => (state.value = { kind: 'noWorker' }));
} catch {
  state.value = { kind: 'noWorker' };
}

function hear(reply: Reply): void {
  // An earlier file, or the same with another key.
  if (reply.run !== run) return;
  if ('share' in reply) state.value = { kind: 'checking', share: reply.share };
  else if ('checked' in reply) state.value = { kind: 'checked', checked: reply.checked, hasKey: key.peek().trim() !== '' };
  else state.value = { kind: 'unreadable', why: reply.unreadable };
}

async function check(file: File | null | undefined): Promise<void> {
  if (file == null || worker === null) return;
  run += 1;
  const own = run;
  chosen.value = file;
  state.value = { kind: 'checking', share: 0 };
  const question: Question = { run: own, bytes: await file.arrayBuffer(), key: key.peek().trim() };
  if (own === run) worker.postMessage(question, [question.bytes]);
}

// Anywhere on the page: a browser would open a file that misses its field.
addEventListener('dragover', (event) => {
  event.preventDefault();
  isOver.value = true;
});
addEventListener('dragleave', () => (isOver.value = false));
addEventListener('drop', (event) => {
  event.preventDefault();
  isOver.value = false;
  void check(event.dataTransfer?.files[0]);
});

function Page() {
  const t = verifyTexts();
  return (
    <>
      <PageBar />
      <main data-state={state.value.kind}>
        <h1>{t.title}</h1>
        <p class="lead">{t.lead}</p>
        <div class={isOver.value ? 'drop over' : 'drop'}>
          <p>{t.drop}</p>
          <input id="file" type="file" onChange={({ currentTarget }) => void check(currentTarget.files?.[0])} />
          <label class="button" for="file">
            {t.choose}
          </label>
        </div>
        <div class="key">
          <label for="key">{t.key}</label>
          <input
            id="key"
            autocomplete="off"
            spellcheck={false}
            aria-describedby="key-hint"
            value={key.value}
            onInput={({ currentTarget }) => (key.value = currentTarget.value)}
            onChange={() => void check(chosen.peek())}
          />
          <p id="key-hint" class="dim">
            {t.keyHint}
          </p>
        </div>
        <div role="status">
          <Headline />
        </div>
        <Findings />
        <p>
          <a href="/docs/evidence-bundles.html">{t.guide}</a>
        </p>
      </main>
    </>
  );
}

/** What is announced: one sentence. */
function Headline() {
  const t = verifyTexts();
  const now = state.value;
  switch (now.kind) {
    case 'empty':
      return null;
    case 'noWorker':
      return (
        <p class="verdict fails">
          {t.noWorker} <code>tapis verify</code>
        </p>
      );
    case 'checking':
      return (
        <p class="verdict">
          {t.checking} <progress max={1} value={now.share} aria-label={t.checking} /> <span aria-hidden="true">{t.percent(now.share)}</span>
        </p>
      );
    case 'unreadable':
      return <Verdict kind="fails" sentence={t.unreadable} />;
    case 'checked': {
      const kind = kindOf(now.checked);
      return <Verdict kind={kind} sentence={t[kind]} />;
    }
  }
}

type Kind = 'holds' | 'open' | 'fails';
const kindOf = ({ problems, notCompared }: Checked): Kind => (problems.length > 0 ? 'fails' : notCompared.length > 0 ? 'open' : 'holds');

const Verdict = ({ kind, sentence }: { readonly kind: Kind; readonly sentence: string }) => (
  <p class={`verdict ${kind}`}>
    <Icon name={kind === 'holds' ? 'chip' : kind === 'open' ? 'partly' : 'alert'} /> <strong>{sentence}</strong>{' '}
    <span>{chosen.value?.name}</span>
  </p>
);

function Findings() {
  const t = verifyTexts();
  const now = state.value;
  if (now.kind === 'unreadable') {
    return (
      <p>
        {t.unreadableWhy} <code lang="en">{now.why}</code>
      </p>
    );
  }
  if (now.kind !== 'checked') return null;
  const { problems, notCompared, of, events, streams, size, key: signer } = now.checked;
  const held = [now.hasKey ? t.signedBy : null, t.signed, t.whole(events, streams), t.inLog(size), t.namesHold, t.booksHold];
  return (
    <>
      {problems.length === 0 ? (
        <>
          <h2>{t.whatHolds}</h2>
          <ul class="list">{held.map((line) => (line === null ? null : <li key={line}>{line}</li>))}</ul>
          <p class="dim">{t.cannot}</p>
        </>
      ) : (
        <>
          <h2>{t.whatNot}</h2>
          {problems.length > MOST_SHOWN ? <p>{t.firstOf(problems.length)}</p> : null}
          <List of={problems.slice(0, MOST_SHOWN)} />
          <p>{t.notToRely}</p>
        </>
      )}
      {notCompared.length === 0 ? null : (
        <>
          <h2>{t.notCompared}</h2>
          <List of={notCompared} />
          {now.hasKey ? null : <p>{t.whatToDo}</p>}
        </>
      )}
      <p class="dim">
        {t.about(of)} · {t.keyOf}: <code>{signer}</code>
      </p>
    </>
  );
}

const List = ({ of }: { readonly of: readonly Finding[] }) => (
  <ul class="list">
    {[...new Set(of.map((finding) => finding[currentLanguage()]))].map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

render(<Page />, document.getElementById('page')!);
