/** `/disputes/{id}`: a dispute from its claim to what it changed. Its words are for those concerned; on paper it is the document of the commission. */
import { render } from 'preact';
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { ArticleList } from '../draw/article-list.js';
import { LanguageLink } from '../draw/language-link.js';
import { FailureNotice } from '../draw/notices.js';
import { DisputePage, type DisputePageAnswer } from '../generated/operations.js';
import { ask, type Failure } from '../lib/ask.js';
import { dayAndTime } from '../lib/format.js';
import { currentLanguage } from '../lib/language.js';
import { nameOf } from '../lib/names.js';
import { disputeTexts } from '../text/dispute.js';

type Dispute = NonNullable<DisputePageAnswer['dispute']>;
type Decision = Dispute['rulings'][number];
type Lines = NonNullable<Dispute['findings']>['facts'];

const id = decodeURIComponent(location.pathname.split('/')[2] ?? '');
/** Undefined until it is known; null where there is none. */
const dispute = signal<Dispute | null | undefined>(undefined);
const failure = signal<Failure | null>(null);
const RETRY_MS = 5_000;

/** A desk of the tournament sees more: its name is the id of the tournament, before the last point. */
const desk = id.replace(/\.[^.]*$/, '');

async function load(): Promise<void> {
  const outcome = await ask(DisputePage, { id }, currentLanguage(), undefined, desk);
  if ('answer' in outcome) {
    dispute.value = outcome.answer.dispute;
    failure.value = null;
    return;
  }
  failure.value = outcome.failure;
  // A malformed id names no dispute.
  if (outcome.failure.code === 'BAD_USER_INPUT') dispute.value = null;
  else setTimeout(() => void load(), RETRY_MS);
}

function Page() {
  const shown = dispute.value;
  if (shown === null) return <FailureNotice failure={null} isUnknown />;
  if (shown === undefined) return <FailureNotice failure={failure.value} />;
  return <Shown dispute={shown} />;
}

function Shown({ dispute }: { readonly dispute: Dispute }) {
  const t = disputeTexts();
  const language = currentLanguage();
  const { number, tournamentId, status, document, appeal, steps } = dispute;
  const isRestricted = document === null;
  return (
    <>
      <header class="bar">
        <p>
          <a href={`/t/${encodeURIComponent(tournamentId)}`}>{t.tournament}</a>
        </p>
        <p class="actions">
          <button type="button" onClick={() => print()}>
            {t.print}
          </button>
          <LanguageLink />
        </p>
      </header>
      <main data-state={isRestricted ? 'restricted' : 'shown'} class={isRestricted ? '' : 'with-document'}>
        <h1>{t.dispute(number)}</h1>
        <p class="lead">
          <strong class="tag">{t.statuses[status]}</strong> {dispute.id}
        </p>
        {isRestricted ? (
          <div class="restricted">
            <p>
              <strong>{t.restricted}</strong>
            </p>
            <p>{t.restrictedAdvice}</p>
          </div>
        ) : null}
        <Subject dispute={dispute} />
        {isRestricted ? null : <Claim dispute={dispute} />}
        {dispute.findings === null ? null : <Section title={t.facts} lines={dispute.findings.facts} />}
        <section>
          <h2>{t.rulings}</h2>
          {dispute.rulings.length === 0 ? <p>{t.noRuling}</p> : null}
          {dispute.rulings.map((ruling, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- A ruling has no other name.
            <Outcome key={at} decision={ruling} />
          ))}
        </section>
        {appeal === null ? null : (
          <section>
            <h2>{t.appeal}</h2>
            {isRestricted ? null : <Words by={appeal.appellant} instead={t.club} text={appeal.reason} />}
            <ArticleList articles={[appeal.article]} texts={t} />
            {appeal.withdrawn ? <p>{t.withdrawn}</p> : null}
            <h3>{t.decision}</h3>
            {appeal.decision === null ? <p>{t.pending}</p> : <Outcome decision={appeal.decision} />}
          </section>
        )}
        {dispute.findings === null ? (
          <section>
            <h2>{t.corrections}</h2>
            <p>{dispute.remedies.length === 0 ? t.none : t.countOfCorrections(dispute.remedies.length)}</p>
          </section>
        ) : (
          <>
            <Section title={t.corrections} lines={dispute.findings.corrections} />
            <Section title={t.changes} lines={dispute.findings.changes} />
          </>
        )}
        <section>
          <h2>{t.course}</h2>
          <ol class="course">
            {steps.map(({ revision, recordedAt, text, actor }) => (
              <li key={revision}>
                <time dateTime={recordedAt}>{dayAndTime(recordedAt)}</time> <strong>{text[language]}</strong>{' '}
                <span class="dim">{actor.text[language]}</span>
              </li>
            ))}
          </ol>
        </section>
        {document === null ? null : <pre class="document">{document[language]}</pre>}
      </main>
    </>
  );
}

function Subject({ dispute: { subject } }: { readonly dispute: Dispute }) {
  const t = disputeTexts();
  const { kind, handId, revision, player } = subject;
  return (
    <section>
      <h2>{t.about}</h2>
      <p>
        {t.kinds[kind]}
        {player === null ? '' : ` · ${nameOf(player, player.id)}`}
        {handId === null ? null : (
          <>
            {' · '}
            <a href={`/hands/${encodeURIComponent(handId)}${revision === null ? '' : `#${revision}`}`}>
              {revision === null ? t.seeHand : t.seeStep(revision)}
            </a>
          </>
        )}
      </p>
    </section>
  );
}

function Claim({ dispute }: { readonly dispute: Dispute }) {
  const t = disputeTexts();
  const { claim, claimant, window, takenUpReason, evidence } = dispute;
  return (
    <>
      <section>
        <h2>{t.claim}</h2>
        <Words by={claimant} instead={t.official} text={claim} />
        <p class="dim">{window === null ? t.noWindow : window.text[currentLanguage()]}</p>
        {takenUpReason === null ? null : (
          <>
            <h3>{t.taken}</h3>
            <blockquote>{takenUpReason}</blockquote>
          </>
        )}
      </section>
      <section>
        <h2>{t.evidence}</h2>
        {evidence.length === 0 ? <p>{t.none}</p> : null}
        <ol>
          {evidence.map(({ evidence: at, statement, file, witness, withdrawalReason }) => (
            <li key={at} class={withdrawalReason === null ? '' : 'gone'}>
              <Words by={witness} instead={t.official} text={statement} />
              {file === null ? null : (
                <p>
                  {file.mediaType} <code>{file.sha256}</code>
                </p>
              )}
              {withdrawalReason === null ? null : (
                <p>
                  {t.withdrawn} · {withdrawalReason}
                </p>
              )}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

interface WordsProps {
  readonly by: { readonly id: string; readonly name: string | null } | null;
  /** Who it was where it was no player. */
  readonly instead: string;
  readonly text: string | null;
}

const Words = ({ by, instead, text }: WordsProps) => (
  <figure>
    <figcaption>{by === null ? instead : nameOf(by, by.id)}</figcaption>
    {text === null ? null : <blockquote>{text}</blockquote>}
  </figure>
);

function Outcome({ decision: { upheld, article, reason, remedy } }: { readonly decision: Decision }) {
  const t = disputeTexts();
  return (
    <div class="card">
      <p>
        <strong>{upheld ? t.upheld : t.dismissed}</strong>
      </p>
      <h3>{t.articles}</h3>
      <ArticleList articles={[article]} texts={t} />
      <Said title={t.why}>{reason}</Said>
      <Said title={t.remedy}>{remedy}</Said>
    </div>
  );
}

const Said = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }) =>
  children === null ? null : (
    <>
      <h3>{title}</h3>
      <blockquote>{children}</blockquote>
    </>
  );

function Section({ title, lines }: { readonly title: string; readonly lines: Lines }) {
  const t = disputeTexts();
  return (
    <section>
      <h2>{title}</h2>
      {lines.length === 0 ? <p>{t.none}</p> : null}
      <ul class="lines">
        {lines.map((line, at) => {
          const text = line[currentLanguage()];
          return (
            // oxlint-disable-next-line react/no-array-index-key -- Lines of a text have no other name.
            <li key={at} class={`${text.startsWith(' ') ? 'under' : ''}${text.includes('◄') ? ' disputed' : ''}`}>
              {text}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

render(<Page />, document.getElementById('page')!);
void load();
