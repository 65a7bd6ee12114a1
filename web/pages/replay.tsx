/** `/hands/{id}#{step}`: a hand step by step, so that everybody speaks of the same one. */
import { render } from 'preact';
import { computed, effect, signal } from '@preact/signals';
import { ArticleList } from '../draw/article-list.js';
import { FailureNotice } from '../draw/notices.js';
import { LanguageLink } from '../draw/language-link.js';
import { OtherBooksOf } from '../draw/other-books.js';
import { cardText } from '../draw/playing-card.js';
import { PokerTable } from '../draw/poker-table.js';
import { KeysSwitch, StepControls } from '../draw/step-controls.js';
import { chips, timeWithSeconds } from '../lib/format.js';
import { actOf, type Step } from '../lib/hand-acts.js';
import { replacedBy } from '../lib/hand-corrections.js';
import { currentLanguage } from '../lib/language.js';
import { nameOf } from '../lib/names.js';
import { current, failure, goTo, type Hand, hand, isPlayed, lastStep, loadHand, state, steps } from '../lib/replayed-hand.js';
import { replayTexts } from '../text/replay.js';

const id = decodeURIComponent(location.pathname.split('/')[2] ?? '');
const narrowScreen = matchMedia('(max-width: 600px)');
const isNarrow = signal(narrowScreen.matches);
narrowScreen.addEventListener('change', ({ matches }) => (isNarrow.value = matches));
const replaced = computed(() => replacedBy(steps.value));

function Page() {
  const shown = hand.value;
  const step = steps.value[current.value];
  if (shown === null) return <FailureNotice failure={null} isUnknown />;
  if (shown === undefined || step === undefined) return <FailureNotice failure={failure.value} />;
  return <Replay hand={shown} step={step} />;
}

function Replay({ hand, step }: { readonly hand: Hand; readonly step: Step }) {
  const t = replayTexts();
  const { tournament, table, number, level, stakes, disputes } = hand;
  const blinds = `${chips(stakes.smallBlind)} / ${chips(stakes.bigBlind)}${stakes.ante === 0 ? '' : ` (${chips(stakes.ante)})`}`;
  return (
    <>
      <header class="bar">
        <p>{tournament === null ? null : <a href={`/t/${encodeURIComponent(tournament.id)}`}>{tournament.name}</a>}</p>
        <p class="actions">
          <a href={`?lang=${currentLanguage()}#${step.revision}`}>{t.toStep}</a>
          {tournament === null ? null : (
            <a href={`/t/${encodeURIComponent(tournament.id)}/desk#dispute=${encodeURIComponent(hand.id)}.${step.revision}`}>
              {t.toDispute}
            </a>
          )}
          <button type="button" onClick={() => print()}>
            {t.print}
          </button>
          <LanguageLink />
        </p>
      </header>
      <main data-state={state.value} data-step={step.revision}>
        <h1>
          {t.table(table)} · {t.hand(number)}
        </h1>
        <p class="lead">
          <strong class="tag">{t.states[state.value]}</strong>{' '}
          {[
            t.level(level),
            blinds,
            tournament === null
              ? null
              : `${t.book} ${tournament.rulebook.shortName ?? tournament.rulebook.rulebookId} ${tournament.rulebook.edition}`,
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </p>
        <div class="replay">
          <div class="scene">
            {step.after === null ? null : <PokerTable hand={hand} table={step.after} isNarrow={isNarrow.value} />}
            <StepControls />
            <Following />
          </div>
          <div class="about">
            <StepPanel hand={hand} step={step} />
            <h2>{t.steps}</h2>
            <StepList />
            {disputes.length === 0 ? null : (
              <>
                <h2>{t.disputes}</h2>
                <ul class="links">
                  {disputes.map((dispute) => (
                    <li key={dispute.id}>
                      <a href={`/disputes/${encodeURIComponent(dispute.id)}`}>{t.dispute(dispute.number)}</a>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </div>
        {step.after === null ? null : <TableAsText hand={hand} table={step.after} />}
        <KeysSwitch />
        <StepsOnPaper />
      </main>
    </>
  );
}

/** Who stepped back in a hand that is played stays there. */
function Following() {
  const t = replayTexts();
  if (!isPlayed.value) return null;
  const behind = lastStep.value - current.value;
  return (
    <p class="following" role="status">
      {behind === 0 ? (
        t.follows
      ) : (
        <>
          {t.behind(behind)}{' '}
          <button type="button" onClick={() => goTo(lastStep.value)}>
            {t.jump}
          </button>
        </>
      )}
    </p>
  );
}

function StepPanel({ hand, step }: { readonly hand: Hand; readonly step: Step }) {
  const t = replayTexts();
  const language = currentLanguage();
  const { revision, recordedAt, text, judgement, articles, legal } = step;
  const by = replaced.value.get(revision);
  const act = actOf(steps.value, revision);
  const own = hand.tournament?.rulebook.rulebookId;
  return (
    <section class="step" aria-label={t.step(revision, lastStep.value)}>
      <p class="dim">
        {t.step(revision, lastStep.value)} · <time dateTime={recordedAt}>{timeWithSeconds(recordedAt)}</time>
      </p>
      <p class="said" aria-live="polite">
        {by === undefined ? text[language] : <s>{text[language]}</s>}
      </p>
      {by === undefined ? null : (
        <p class="put-right">
          <button type="button" onClick={() => goTo(by)}>
            {t.struck(by)}
          </button>
        </p>
      )}
      {judgement === null ? null : <p class="judgement">{judgement[language]}</p>}
      {articles.length === 0 ? null : (
        <>
          <h2>{t.articles}</h2>
          <ArticleList articles={articles} texts={t} />
        </>
      )}
      {legal === null ? null : (
        <>
          <h2>{t.legalAt(legal.seat)}</h2>
          <p>{legalText(legal)}</p>
        </>
      )}
      {act === null || own === undefined ? null : <OtherBooksOf handId={hand.id} act={act} own={own} />}
    </section>
  );
}

function legalText({ types, callAmount, minRaiseTo, maxRaiseTo }: NonNullable<Step['legal']>): string {
  const t = replayTexts();
  const range =
    minRaiseTo === null || maxRaiseTo === null
      ? ''
      : minRaiseTo === maxRaiseTo
        ? chips(minRaiseTo)
        : `${chips(minRaiseTo)}–${chips(maxRaiseTo)}`;
  return types
    .map((type) =>
      type === 'CALL'
        ? `${t.actions[type]} ${chips(callAmount)}`
        : type === 'BET' || type === 'RAISE'
          ? `${t.actions[type]} ${range}`
          : t.actions[type],
    )
    .join(' · ');
}

function StepList() {
  const language = currentLanguage();
  return (
    <ol class="steps" ref={(list) => keepInView(list)}>
      {steps.value.map(({ revision, text, articles }) => (
        <li key={revision}>
          <button
            type="button"
            aria-current={revision === current.value ? 'step' : undefined}
            class={articles.length > 0 ? 'judged' : ''}
            onClick={() => goTo(revision)}
          >
            <span class="dim">{revision}</span>
            {replaced.value.has(revision) ? <s>{text[language]}</s> : <span>{text[language]}</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}

let list: HTMLElement | null = null;
const keepInView = (drawn: HTMLElement | null): void => {
  list = drawn;
};
/** Scrolls the list only, never the page. */
effect(() => {
  const at = current.value;
  requestAnimationFrame(() => {
    const item = list?.children[at] as HTMLElement | undefined;
    if (list !== null && item !== undefined) list.scrollTop = item.offsetTop - list.offsetTop - list.clientHeight / 2;
  });
});

function TableAsText({ hand, table }: { readonly hand: Hand; readonly table: NonNullable<Step['after']> }) {
  const t = replayTexts();
  const { seats, board, turn, potTotal, pots } = table;
  const cardsOf = ({ cards, status }: (typeof seats)[number]): string =>
    cards === null ? (status === 'LIVE' || status === 'ALL_IN' ? t.faceDown : '') : cards.map(cardText).join(' ');
  return (
    <details class="as-text">
      <summary>{t.asText}</summary>
      <p>
        {t.streets[table.street]} · {t.board}{' '}
        {board.length === 0 ? '–' : board.map((card) => (card === null ? '?' : cardText(card))).join(' ')} · {t.inPot} {chips(potTotal)}
        {pots.length > 1 && potTotal > 0 ? pots.map(({ amount }, at) => ` · ${t.potOf(at)} ${chips(amount)}`).join('') : ''}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.player}</th>
            <th scope="col" class="figure">
              {t.stack}
            </th>
            <th scope="col" class="figure">
              {t.bet}
            </th>
            <th scope="col">{t.state}</th>
            <th scope="col">{t.cards}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => {
            const player = hand.seats.find((each) => each.seat === seat.seat);
            return (
              <tr key={seat.seat} aria-current={turn === seat.seat ? 'true' : undefined}>
                <th scope="row">
                  {seat.seat} · {player === undefined ? '' : nameOf(player.player, player.playerId)}
                  {hand.button === seat.seat ? ` (${t.button})` : ''}
                </th>
                <td class="figure">{chips(seat.stack)}</td>
                <td class="figure">{seat.bet === 0 ? '' : chips(seat.bet)}</td>
                <td>{t.statuses[seat.status]}</td>
                <td>{cardsOf(seat)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

/** All steps with their hashes, on paper only. */
function StepsOnPaper() {
  const t = replayTexts();
  const language = currentLanguage();
  return (
    <table class="paper">
      <thead>
        <tr>
          <th scope="col" class="figure">
            {t.slider}
          </th>
          <th scope="col">{t.time}</th>
          <th scope="col">{t.what}</th>
          <th scope="col">{t.hash}</th>
        </tr>
      </thead>
      <tbody>
        {steps.value.map(({ revision, recordedAt, text, judgement, hash }) => (
          <tr key={revision}>
            <td class="figure">{revision}</td>
            <td>{timeWithSeconds(recordedAt)}</td>
            <td>
              {replaced.value.has(revision) ? <s>{text[language]}</s> : text[language]}
              {judgement === null ? null : <small>{judgement[language]}</small>}
            </td>
            <td class="hash">{hash}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

render(<Page />, document.getElementById('page')!);
void loadHand(id);
