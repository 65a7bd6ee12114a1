/** A player who enters: found among those who are known by a part of their name, or typed in as somebody new. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Value } from './form-fields.js';
import { FindPeople, type FindPeopleAnswer } from '../generated/operations.js';
import { ask } from '../lib/ask.js';
import { deviceOf } from '../lib/device.js';
import { currentLanguage } from '../lib/language.js';
import { nameOf } from '../lib/names.js';
import { deskTexts } from '../text/desk.js';

type Person = FindPeopleAnswer['players']['nodes'][number];

const found = signal<readonly Person[]>([]);
/** Shorter names would find everybody. Characters. */
const LEAST = 2;
const WAIT_MS = 300;
const device = deviceOf(decodeURIComponent(location.pathname.split('/')[2]!), null);

/** Whether somebody was chosen who is known already. */
export const isPerson = (value: Value): value is { readonly playerId: string; readonly name: string } =>
  typeof value === 'object' && 'playerId' in value;

interface PersonProps {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function PersonField({ label, value, onChange }: PersonProps) {
  const t = deskTexts();
  const search = typeof value === 'string' ? value.trim() : '';
  useEffect(() => {
    found.value = [];
    if (search.length < LEAST) return undefined;
    let isOver = false;
    const timer = setTimeout(async () => {
      const outcome = await ask(FindPeople, { name: search }, currentLanguage(), undefined, device);
      if (!isOver && 'answer' in outcome) found.value = outcome.answer.players.nodes;
    }, WAIT_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [search]);
  if (isPerson(value))
    return (
      <p class="field">
        {label}: <strong>{value.name}</strong>{' '}
        <button type="button" onClick={() => onChange(undefined)}>
          {t.somebodyElse}
        </button>
      </p>
    );
  return (
    <>
      <p class="field">
        <label for="field-person">{label}</label>
        <input
          id="field-person"
          type="text"
          autocomplete="off"
          value={typeof value === 'string' ? value : ''}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      </p>
      {search === '' ? null : (
        <ul class="people" aria-label={t.known}>
          {found.value.map((person) => (
            <li key={person.id}>
              <button type="button" onClick={() => onChange({ playerId: person.id, name: nameOf(person, person.id) })}>
                {nameOf(person, person.id)}{' '}
                {(person.registration?.memberships ?? [])
                  .map(({ club }) => club?.name)
                  .filter(Boolean)
                  .join(', ')}
              </button>
            </li>
          ))}
          <li class="dim">{t.orNew}</li>
        </ul>
      )}
    </>
  );
}
