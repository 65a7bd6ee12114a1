/** `/`: what runs here now and today, what comes, what is over, seasons, clubs, the check of evidence, and where programs find the API. */
import { render } from 'preact';
import { signal } from '@preact/signals';
import { Start, type StartAnswer } from '../generated/operations.js';
import { FailureNotice } from '../draw/notices.js';
import { LanguageLink } from '../draw/language-link.js';
import { ask, type Failure } from '../lib/ask.js';
import { dayAndTime } from '../lib/format.js';
import { currentLanguage } from '../lib/language.js';
import { startTexts } from '../text/start.js';

type Listed = StartAnswer['running']['nodes'][number];

const answer = signal<StartAnswer | null>(null);
const failure = signal<Failure | null>(null);
const REFRESH_MS = 30_000;

async function load(): Promise<void> {
  const outcome = await ask(Start, {}, currentLanguage());
  if ('answer' in outcome) {
    answer.value = outcome.answer;
    failure.value = null;
  } else failure.value = outcome.failure;
}

function Page() {
  const t = startTexts();
  const shown = answer.value;
  if (shown === null) return <FailureNotice failure={failure.value} />;
  const { running, seated, announced, finished, seasons, apiVersion } = shown;
  const own = startTexts();
  const clubs = shown.clubs.nodes.filter(({ closed }) => !closed);
  const isToday = ({ scheduledAt }: Listed): boolean =>
    scheduledAt !== null && new Date(scheduledAt).toDateString() === new Date().toDateString();
  const now = [...running.nodes, ...seated.nodes, ...announced.nodes.filter(isToday)];
  const coming = announced.nodes.filter((each) => !isToday(each));
  const isEmpty = now.length + coming.length + finished.nodes.length === 0;
  return (
    <>
      <header class="bar">
        <p class="brand">
          <img src={icon} alt="" width="32" height="32" /> Tapis
        </p>
        <LanguageLink />
      </header>
      <main data-state="shown">
        <h1>{t.title}</h1>
        <p class="lead">{t.lead}</p>
        {failure.value === null ? null : (
          <p class="stale" role="alert">
            {t.noNetwork}
          </p>
        )}
        {isEmpty ? <p>{t.noneYet}</p> : null}
        <List title={t.today} tournaments={now} />
        <List title={t.coming} tournaments={coming} />
        <List title={t.over} tournaments={finished.nodes} />
        {seasons.nodes.length === 0 ? null : (
          <section>
            <h2>{t.seasonsTitle}</h2>
            <ul class="cards">
              {seasons.nodes.map(({ id, name, status }) => (
                <li key={id} class="card">
                  <a class="name" href={`/seasons/${encodeURIComponent(id)}`}>
                    {name}
                  </a>{' '}
                  <span>{t.seasons[status]}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {clubs.length === 0 ? null : (
          <section>
            <h2>{own.clubs}</h2>
            <ul class="links">
              {clubs.map(({ id, name }) => (
                <li key={id}>
                  <a href={`/clubs/${encodeURIComponent(id)}`}>{name}</a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section>
          <h2>{own.forEvidence}</h2>
          <ul class="links">
            <li>
              <a href="/verify">{own.verify}</a>
            </li>
          </ul>
        </section>
        <section>
          <h2>{t.forPrograms}</h2>
          <ul class="links">
            <li>
              <a href="/explorer">{t.explorer}</a>
            </li>
            <li>
              <a href="/docs/">{t.docs}</a>
            </li>
            <li>
              <a href="/schema.graphql">{t.schema}</a>
            </li>
          </ul>
          <p class="dim">Tapis {apiVersion}</p>
        </section>
      </main>
    </>
  );
}

const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')!.href;

function List({ title, tournaments }: { readonly title: string; readonly tournaments: readonly Listed[] }) {
  const t = startTexts();
  if (tournaments.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul class="cards">
        {tournaments.map((each) => (
          <li key={each.id} class="card">
            <div>
              <a class="name" href={`/t/${encodeURIComponent(each.id)}`}>
                {each.name}
              </a>
              <p class="dim">{each.clubName}</p>
              <p>{stateOf(each)}</p>
            </div>
            <a class="button" href={`/t/${encodeURIComponent(each.id)}/display`}>
              {t.display}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateOf({ phase, level, onBreak, left, registered, scheduledAt, finishedAt }: Listed): string {
  const t = startTexts();
  const when = phase === 'FINISHED' ? finishedAt : phase === 'RUNNING' ? null : scheduledAt;
  const playing = phase === 'RUNNING';
  return [
    playing ? (onBreak ? t.onBreak : level === null ? null : t.level(level)) : t.phases[phase],
    when === null ? null : dayAndTime(when),
    playing ? t.left(left, registered) : t.entered(registered),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

render(<Page />, document.getElementById('page')!);
void load();
setInterval(() => void load(), REFRESH_MS);
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void load();
});
