/** A file of results: its mistakes, what to look at, and what an import does. */
import { signal } from '@preact/signals';
import type { ImportRun, Point, ReadFile, Tried } from '../lib/import-run.js';
import { dayOf } from '../lib/format.js';
import { currentLanguage } from '../lib/language.js';
import { importTexts } from '../text/import.js';

const name = signal('');
const date = signal('');

export function ImportFile({ run }: { readonly run: ImportRun }) {
  const t = importTexts();
  const read = run.read.value;
  return (
    <section>
      <div class="drop">
        <p>{t.file}</p>
        <input
          id="file"
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          aria-describedby="file-hint"
          onChange={({ currentTarget }) => {
            void run.choose(currentTarget.files?.[0]);
            // The same file may be chosen again when it was corrected.
            currentTarget.value = '';
          }}
        />
        <label class="button" for="file">
          {t.choose}
        </label>
        <p id="file-hint" class="dim">
          {t.fileHint}
        </p>
      </div>
      {run.fileName.value === null ? null : <p class="lead">{run.fileName.value}</p>}
      {run.isTooLarge.value ? (
        <p class="stale" role="alert">
          {t.tooLarge} <code>tapis import-results</code>
        </p>
      ) : null}
      {run.failure.value === null ? null : (
        <p class="stale" role="alert">
          {run.failure.value.message ?? t.noNetwork}
        </p>
      )}
      <p role="status">{progressOf(run)}</p>
      {read === null ? null : <FileRead run={run} read={read} />}
    </section>
  );
}

function progressOf({ progress }: ImportRun): string | null {
  const t = importTexts();
  if (progress.value === null) return null;
  const { step, done, of } = progress.value;
  return step === 'reading' ? t.reading : t[step](done, of);
}

function FileRead({ run, read }: { readonly run: ImportRun; readonly read: ReadFile }) {
  const t = importTexts();
  const language = currentLanguage();
  if (read.faults.length > 0)
    return (
      <div role="alert">
        <h2>{t.faults(read.faults.length)}</h2>
        <p>{t.faultsLead}</p>
        <ul class="faults">
          {read.faults.map(({ sentence }) => (
            <li key={sentence.en}>{sentence[language]}</li>
          ))}
        </ul>
      </div>
    );
  return (
    <>
      {read.encoding === 'UTF-8' ? null : <p class="dim">{t.readAs(read.encoding)}</p>}
      {read.notes.length === 0 ? null : (
        <details>
          <summary>{t.notes}</summary>
          <ul>
            {read.notes.map(({ sentence }) => (
              <li key={sentence.en}>{sentence[language]}</li>
            ))}
          </ul>
        </details>
      )}
      {read.asks.length === 0 ? null : <AskedBeside run={run} asks={read.asks} />}
      {run.tried.value.map((tried) => (
        <TournamentTried key={tried.tournament.name + tried.tournament.date} run={run} tried={tried} />
      ))}
      {run.tried.value.length === 0 ? null : <ImportButton run={run} />}
    </>
  );
}

function AskedBeside({ run, asks }: { readonly run: ImportRun; readonly asks: ReadFile['asks'] }) {
  const t = importTexts();
  const [asksName, asksDate] = [asks.includes('NAME'), asks.includes('DATE')];
  const isComplete = (!asksName || name.value.trim() !== '') && (!asksDate || date.value !== '');
  const go = (event: Event): void => {
    event.preventDefault();
    void run.readFile({ ...(asksName ? { name: name.value.trim() } : {}), ...(asksDate ? { date: date.value } : {}) });
  };
  return (
    <form onSubmit={go}>
      <p>{t.asksLead}</p>
      {asksName ? (
        <p class="field">
          <label for="name">{t.name}</label>
          <input id="name" maxLength={120} value={name.value} onInput={({ currentTarget }) => (name.value = currentTarget.value)} />
        </p>
      ) : null}
      {asksDate ? (
        <p class="field">
          <label for="date">{t.date}</label>
          <input id="date" type="date" value={date.value} onInput={({ currentTarget }) => (date.value = currentTarget.value)} />
        </p>
      ) : null}
      <p>
        <button type="submit" disabled={!isComplete}>
          {t.goOn}
        </button>
      </p>
    </form>
  );
}

function TournamentTried({ run, tried }: { readonly run: ImportRun; readonly tried: Tried }) {
  const t = importTexts();
  const { tournament, plan, failure, isImported } = tried;
  const facts = [t.rows(tournament.lines.length)];
  if (plan !== null) {
    facts.push(t.known(plan.matched));
    if (plan.waiting.length > 0) facts.push(t.wait(plan.waiting.length));
    facts.push(isImported ? t.isDone : whatChanges(tried));
  }
  return (
    <article class="card">
      <div>
        <h2>
          {tournament.name} · {dayOf(tournament.date)}
        </h2>
        <p>{facts.join(' · ')}</p>
        {failure === null ? null : (
          <p class="stale" role="alert">
            {failure.message ?? t.noNetwork}
          </p>
        )}
        {plan === null || plan.points.length === 0 || isImported ? null : (
          <ul class="points" aria-label={t.points}>
            {plan.points.map((point) => (
              <li key={point.key}>
                <PointShown run={run} tried={tried} point={point} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

function whatChanges({ plan }: Tried): string {
  const t = importTexts();
  if (plan === null || !plan.changed) return t.asBefore;
  return plan.sheetRevision <= 1 ? t.isNew : t.revises(new Set(plan.differences.map(({ recordedAs }) => recordedAs)).size);
}

function PointShown({ run, tried: { tournament }, point }: { readonly run: ImportRun; readonly tried: Tried; readonly point: Point }) {
  const t = importTexts();
  const { key, mustBeConfirmed, row, player, sentence } = point;
  const about = [row === null ? null : t.line(tournament.lines[row - 1]!), player?.name].filter(Boolean).join(' · ');
  const words = `${about === '' ? '' : `${about}${t.colon} `}${sentence[currentLanguage()]}`;
  if (!mustBeConfirmed) return <p>{words}</p>;
  return (
    <>
      <p>{words}</p>
      <label class="check">
        <input
          type="checkbox"
          checked={run.isConfirmed(tournament, key)}
          onChange={({ currentTarget }) => run.confirm(tournament, key, currentTarget.checked)}
        />{' '}
        {t.isRight}
      </label>
    </>
  );
}

function ImportButton({ run }: { readonly run: ImportRun }) {
  const t = importTexts();
  if (run.isDone())
    return (
      <p role="status">
        <strong>{t.done}</strong>{' '}
        <button type="button" onClick={() => run.clear()}>
          {t.anotherFile}
        </button>
      </p>
    );
  const isReady = run.isReady();
  return (
    <>
      {isReady || run.progress.value !== null ? null : <p class="dim">{t.notYet}</p>}
      <p>
        <button type="button" class="main" disabled={!isReady} onClick={() => void run.import()}>
          {t.importAll(run.tried.value.length)}
        </button>
      </p>
    </>
  );
}
