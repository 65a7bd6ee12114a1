/** The sheet at the bottom that asks for what a command needs, shows what would happen, and gives it. */
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { FormField, type FormPeople, isFilled, isTouched, type Typed, valueOf } from './form-fields.js';
import type { Asked, Commands, PreviewLines } from '../lib/commands.js';
import type { Failure } from '../lib/ask.js';
import { deskTexts } from '../text/desk.js';

/** What a sheet is opened with. */
export interface Opened {
  readonly asked: Asked;
  /** Fields that have to be filled in. */
  readonly asks: readonly string[];
  /** Fields that may be left empty. */
  readonly may?: readonly string[];
}

export const opened = signal<Opened | null>(null);
const typed = signal<Typed>({});
const preview = signal<PreviewLines | Failure | 'asking' | null>(null);

export function openSheet(sheet: Opened): void {
  typed.value = {};
  preview.value = null;
  opened.value = sheet;
}

const close = (): void => {
  opened.value = null;
};

/** Commands of disputes have no preview. */
const hasPreview = ({ input, mutation }: Asked): boolean =>
  !('disputeId' in input) &&
  mutation !== 'openDispute' &&
  mutation !== 'drawSeats' &&
  mutation !== 'redrawSeats' &&
  mutation !== 'offerPairing';
const WAIT_MS = 350;

interface SheetProps {
  readonly commands: Commands;
  readonly people: FormPeople;
}

export function CommandSheet({ commands, people }: SheetProps) {
  const sheet = opened.value;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (sheet !== null && dialog.current?.open === false) dialog.current.showModal();
  }, [sheet]);
  const complete = sheet === null ? null : completed(sheet, typed.value, people);
  useEffect(() => {
    if (sheet === null || complete === null || !hasPreview(sheet.asked)) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      preview.value = 'asking';
      void commands.preview(complete).then((answer) => {
        if (!isOver) preview.value = 'lines' in answer ? answer.lines : answer.failure;
      });
    }, WAIT_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [sheet, JSON.stringify(complete?.input)]);
  if (sheet === null) return null;
  const t = deskTexts();
  const confirm = (event: Event): void => {
    event.preventDefault();
    if (complete === null) return;
    commands.give(complete);
    close();
  };
  return (
    <dialog ref={dialog} class="sheet" aria-labelledby="sheet-title" onClose={close}>
      <form onSubmit={confirm}>
        <h2 id="sheet-title">{sheet.asked.label}</h2>
        {[...sheet.asks, ...(sheet.may ?? [])].map((name) => (
          <FormField
            key={name}
            of={sheet.asked.mutation}
            name={name}
            people={people}
            table={sheet.asked.input['table'] as number | undefined}
            value={typed.value[name]}
            onChange={(value) => {
              typed.value = { ...typed.value, [name]: value };
            }}
          />
        ))}
        <Preview isComplete={complete !== null} />
        <p class="buttons">
          <button type="submit" class="main" disabled={complete === null}>
            {t.confirm}
          </button>
          <button type="button" onClick={close}>
            {t.cancel}
          </button>
        </p>
      </form>
    </dialog>
  );
}

function completed({ asked, asks, may = [] }: Opened, given: Typed, people: FormPeople): Asked | null {
  const table = asked.input['table'] as number | undefined;
  // What may be left out is left out whole.
  const names = [...asks, ...may.filter((name) => isTouched(given[name]))];
  if (!names.every((name) => isFilled(name, given[name], people, table))) return null;
  const values = Object.fromEntries(names.map((name) => [name, valueOf(name, given[name], people, table)]));
  // Somebody who is known has an id, and a name that is kept.
  const { person, ...others } = values;
  return { ...asked, input: { ...asked.input, ...others, ...(person === undefined ? {} : (person as object)) } };
}

function Preview({ isComplete }: { readonly isComplete: boolean }) {
  const t = deskTexts();
  const shown = preview.value;
  if (!isComplete) return <p class="dim">{t.needed}</p>;
  if (shown === null) return null;
  if (shown === 'asking') return <p class="dim">{t.previewing}</p>;
  if ('code' in shown)
    return (
      <p class="refusal" role="alert">
        {shown.message ?? t.noNetwork} <code>{shown.code}</code>
      </p>
    );
  const lines = [...shown.events, ...shown.differences];
  return (
    <section class="preview" aria-live="polite">
      <h3>{t.preview}</h3>
      {lines.length === 0 ? (
        <p>{t.previewNone}</p>
      ) : (
        <ul>
          {lines.slice(0, MOST_LINES).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {lines.length > MOST_LINES ? <li class="dim">{t.moreLines(lines.length - MOST_LINES)}</li> : null}
        </ul>
      )}
    </section>
  );
}

const MOST_LINES = 12;
