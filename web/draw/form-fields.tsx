/** The fields that commands ask for: texts, numbers, stacks of a table, prizes, players. */
import { chips } from '../lib/format.js';
import { offenceLabel } from '../lib/offence-labels.js';
import { isPerson, PersonField } from './person-field.js';
import { deskTexts } from '../text/desk.js';

/** Who a form can name. */
export interface FormPlayer {
  readonly playerId: string;
  readonly name: string;
  readonly table: number | null;
  readonly seat: number | null;
  readonly stack: number | null;
  readonly isIn: boolean;
  readonly away: boolean;
  readonly place: number | null;
}
export interface FormPeople {
  readonly players: readonly FormPlayer[];
}

/** What was typed, by the name of the field. */
export type Typed = Readonly<Record<string, string | readonly string[] | Readonly<Record<string, string>> | boolean | undefined>>;
export type Value = Typed[string];

type Kind =
  | 'line'
  | 'words'
  | 'number'
  | 'flag'
  | 'player'
  | 'players'
  | 'person'
  | 'stacks'
  | 'money'
  | 'cents'
  | 'minutes'
  | 'time'
  | 'shares'
  | 'busts'
  | readonly string[];

/** What each field is; `line` for one that is not listed. */
const kinds: Readonly<Record<string, Kind>> = {
  reason: 'words',
  ruling: 'words',
  note: 'words',
  claim: 'words',
  message: 'words',
  stack: 'number',
  amount: 'number',
  count: 'number',
  table: 'number',
  seat: 'number',
  seconds: 'minutes',
  period: 'number',
  until: 'time',
  bag: 'number',
  absent: 'players',
  upheld: 'flag',
  adult: 'flag',
  showsDocument: 'flag',
  paid: 'flag',
  playerId: 'player',
  players: 'players',
  out: 'busts',
  stacks: 'stacks',
  money: 'money',
  leftForWinner: 'cents',
  amounts: 'shares',
  playOn: 'flag',
  person: 'person',
  method: ['ICM', 'CHIP_CHOP', 'AGREED'],
  finding: ['UNFOUNDED', 'UNPUNISHED'],
  unit: ['WARNING', 'HANDS', 'ROUNDS'],
  cause: ['PENALTY', 'IDENTITY_FRAUD', 'OTHER'],
  offence: [
    'IMPROPER_CONDUCT',
    'INSULT',
    'DISRUPTION',
    'TALK',
    'PHONE',
    'LEFT_TABLE',
    'ACT_OUT_OF_TURN',
    'STRING_BET',
    'EXPOSED_HAND',
    'STALLING',
  ],
};
const CENTS = 100;
/** Of a minute. */
const SECONDS = 60;
const kindOf = (name: string): Kind => kinds[name] ?? 'line';

const seatedAt = ({ players }: FormPeople, table: number | undefined): readonly FormPlayer[] =>
  players.filter((player) => player.isIn && (table === undefined || player.table === table));

const numberIn = (text: string): number =>
  Number(
    text
      .replaceAll(/[\s\u00A0\u202F]/g, '')
      .replace('−', '-')
      .replace(',', '.'),
  );
const isNumber = (value: Value): boolean => typeof value === 'string' && value.trim() !== '' && Number.isFinite(numberIn(value));
const amountsIn = (text: string): number[] =>
  text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(numberIn);

const centsIn = (text: string): number => Math.round(numberIn(text) * CENTS);
const amountsOf = (value: Value, people: FormPeople, table: number | undefined): (readonly [playerId: string, typed: string])[] =>
  seatedAt(people, table).map(({ playerId }) => [playerId, (value as Readonly<Record<string, string>>)[playerId]!] as const);

/** The next moment at a time of the day, such as `00:30`, as the API takes it. */
function nextAt(time: string): string {
  const [hours, minutes] = time.split(':').map(Number);
  const at = new Date();
  at.setHours(hours ?? 0, minutes, 0, 0);
  if (at.getTime() <= Date.now()) at.setDate(at.getDate() + 1);
  return at.toISOString();
}

/** Who went out, each with their chips as typed. */
const bustsIn = (value: Value): (readonly [playerId: string, stack: string])[] =>
  Object.entries((value ?? {}) as Readonly<Record<string, string>>);
const stackOf = ({ players }: FormPeople, playerId: string): number | null =>
  players.find((each) => each.playerId === playerId)?.stack ?? null;

/** Whether anything was typed in a field: then it counts, and has to be whole. */
export const isTouched = (value: Value): boolean =>
  typeof value === 'object' ? Object.keys(value).length > 0 : typeof value === 'string' ? value.trim() !== '' : value === true;

export function isFilled(name: string, value: Value, people: FormPeople, table: number | undefined): boolean {
  const kind = kindOf(name);
  switch (kind) {
    case 'flag':
      return true;
    case 'number':
    case 'minutes':
    case 'cents':
      return isNumber(value);
    case 'person':
      return isPerson(value) || (typeof value === 'string' && value.trim() !== '');
    case 'shares':
    case 'stacks': {
      const given = (value ?? {}) as Readonly<Record<string, string>>;
      return seatedAt(people, table).every(({ playerId }) => isNumber(given[playerId]));
    }
    case 'money': {
      const amounts = amountsIn(typeof value === 'string' ? value : '');
      return amounts.length > 0 && amounts.every((amount) => amount >= 0);
    }
    case 'players':
      return Array.isArray(value) && value.length > 0;
    case 'busts': {
      const out = bustsIn(value);
      // The chips of one who goes out alone decide nothing.
      return out.length > 0 && out.every(([playerId, stack]) => isNumber(stack) || out.length === 1 || stackOf(people, playerId) !== null);
    }
    default:
      return typeof value === 'string' && value.trim() !== '';
  }
}

/** As the API takes it. */
export function valueOf(name: string, value: Value, people: FormPeople, table: number | undefined): unknown {
  const kind = kindOf(name);
  switch (kind) {
    case 'flag':
      return value === true;
    case 'number':
      return numberIn(value as string);
    case 'minutes':
      return Math.round(numberIn(value as string) * SECONDS);
    case 'person':
      return isPerson(value) ? { playerId: value.playerId } : { name: (value as string).trim() };
    case 'time':
      return nextAt(value as string);
    case 'cents':
      return centsIn(value as string);
    case 'stacks':
      return amountsOf(value, people, table).map(([playerId, typed]) => ({ playerId, stack: numberIn(typed) }));
    case 'shares':
      return amountsOf(value, people, table).map(([playerId, typed]) => ({ playerId, cents: centsIn(typed) }));
    case 'money':
      return { amounts: amountsIn(value as string).map((amount) => Math.round(amount * CENTS)) };
    case 'busts':
      return bustsIn(value).map(([playerId, stack]) => (isNumber(stack) ? { playerId, stack: numberIn(stack) } : { playerId }));
    case 'players':
      return value;
    default:
      return (value as string).trim();
  }
}

interface FieldProps {
  /** The mutation that asks for it. */
  readonly of: string;
  readonly name: string;
  readonly people: FormPeople;
  readonly table: number | undefined;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function FormField({ of, name, people, table, value, onChange }: FieldProps) {
  const t = deskTexts();
  const label = t.fields[`${of}.${name}`] ?? t.fields[name] ?? name;
  const id = `field-${name}`;
  const kind = kindOf(name);
  const words = typeof value === 'string' ? value : '';
  const read = (event: Event): void => onChange((event.currentTarget as HTMLInputElement).value);
  if (kind === 'flag')
    return (
      <label class="check">
        <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} />
        {label}
      </label>
    );
  if (kind === 'stacks' || kind === 'shares')
    return <Amounts label={label} players={seatedAt(people, table)} isOfChips={kind === 'stacks'} value={value} onChange={onChange} />;
  if (kind === 'person') return <PersonField label={label} value={value} onChange={onChange} />;
  if (kind === 'busts') return <Busts label={label} players={seatedAt(people, table)} value={value} onChange={onChange} />;
  if (kind === 'players') return <Several label={label} players={seatedAt(people, table)} value={value} onChange={onChange} />;
  return (
    <p class="field">
      <label for={id}>{label}</label>
      {kind === 'words' ? (
        <textarea id={id} rows={2} maxLength={500} value={words} onInput={read} />
      ) : Array.isArray(kind) ? (
        <select id={id} value={words} onChange={read}>
          <option value="">{t.choose}</option>
          {kind.map((word: string) => (
            <option key={word} value={word}>
              {t.words[word] ?? offenceLabel(word) ?? word}
            </option>
          ))}
        </select>
      ) : kind === 'player' ? (
        <select id={id} value={words} onChange={read}>
          <option value="">{t.choose}</option>
          {seatedAt(people, table).map(({ playerId, name: who }) => (
            <option key={playerId} value={playerId}>
              {who}
            </option>
          ))}
        </select>
      ) : kind === 'time' ? (
        <input id={id} type="time" value={words} onInput={read} />
      ) : (
        <input
          id={id}
          type="text"
          inputMode={kind === 'number' ? 'numeric' : kind === 'cents' ? 'decimal' : 'text'}
          autocomplete="off"
          value={words}
          onInput={read}
        />
      )}
    </p>
  );
}

interface ListProps {
  readonly label: string;
  readonly players: readonly FormPlayer[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** An amount for each: chips, or money in units of the currency. */
function Amounts({ label, players, isOfChips, value, onChange }: ListProps & { readonly isOfChips: boolean }) {
  const given = (value ?? {}) as Readonly<Record<string, string>>;
  const sum = players.reduce((total, { playerId }) => total + (isNumber(given[playerId]) ? numberIn(given[playerId]!) : 0), 0);
  return (
    <fieldset>
      <legend>{label}</legend>
      {players.map(({ playerId, name, seat, stack }) => (
        <p key={playerId} class="field row">
          <label for={`stack-${playerId}`}>
            {seat}. {name}
          </label>
          <input
            id={`stack-${playerId}`}
            type="text"
            inputMode={isOfChips ? 'numeric' : 'decimal'}
            autocomplete="off"
            placeholder={stack === null || !isOfChips ? '' : chips(stack)}
            value={given[playerId] ?? ''}
            onInput={(event) => onChange({ ...given, [playerId]: event.currentTarget.value })}
          />
        </p>
      ))}
      <p class="sum">= {chips(sum)}</p>
    </fieldset>
  );
}

function Several({ label, players, value, onChange }: ListProps) {
  const given = (value ?? []) as readonly string[];
  return (
    <fieldset>
      <legend>{label}</legend>
      {players.map(({ playerId, name, seat }) => (
        <label key={playerId} class="check">
          <input
            type="checkbox"
            checked={given.includes(playerId)}
            onChange={() => onChange(given.includes(playerId) ? given.filter((each) => each !== playerId) : [...given, playerId])}
          />
          {seat}. {name}
        </label>
      ))}
    </fieldset>
  );
}

/** Who went out in a hand; of several, with their chips when it began, which decide their places. */
function Busts({ label, players, value, onChange }: ListProps) {
  const t = deskTexts();
  const given = (value ?? {}) as Readonly<Record<string, string>>;
  const isOut = (playerId: string): boolean => playerId in given;
  const toggle = (playerId: string): void => {
    const { [playerId]: before, ...others } = given;
    onChange(before === undefined ? { ...given, [playerId]: '' } : others);
  };
  const several = Object.keys(given).length > 1;
  return (
    <fieldset>
      <legend>{label}</legend>
      {players.map(({ playerId, name, seat, stack }) => (
        <div key={playerId}>
          <label class="check">
            <input type="checkbox" checked={isOut(playerId)} onChange={() => toggle(playerId)} />
            {seat}. {name}
          </label>
          {!several || !isOut(playerId) ? null : (
            <p class="field row">
              <label for={`stack-${playerId}`}>{t.stackBefore(name)}</label>
              <input
                id={`stack-${playerId}`}
                type="text"
                inputMode="numeric"
                autocomplete="off"
                placeholder={stack === null ? '' : chips(stack)}
                value={given[playerId]}
                onInput={(event) => onChange({ ...given, [playerId]: event.currentTarget.value })}
              />
            </p>
          )}
        </div>
      ))}
    </fieldset>
  );
}
