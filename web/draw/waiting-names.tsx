/** The names under which imported results wait for a player. One tap answers all results with a name. */
import { signal } from '@preact/signals';
import { FindMembers, type FindMembersAnswer, type ImportPageAnswer } from '../generated/operations.js';
import { ask, type Failure } from '../lib/ask.js';
import { dayOf } from '../lib/format.js';
import { currentLanguage } from '../lib/language.js';
import { mutate, randomId } from '../lib/mutate.js';
import { nameOf } from '../lib/names.js';
import { importTexts } from '../text/import.js';

type Waiting = NonNullable<NonNullable<ImportPageAnswer['club']>['waitingNames']>;
type WaitingName = Waiting['names'][number];
type Person = Pick<FindMembersAnswer['players']['nodes'][number], 'id' | 'name'>;

interface Answered {
  readonly name: string;
  readonly player: string;
  readonly answered: number;
  readonly left: readonly { readonly sentence: { readonly en: string; readonly fr: string } }[];
}

interface WaitingNamesProps {
  readonly waiting: Waiting;
  readonly clubId: string;
  readonly session: string;
  /** Whether the role may register new members. */
  readonly registers: boolean;
  readonly onAnswered: () => Promise<void>;
}

const answers = signal<readonly Answered[]>([]);
const failure = signal<Failure | null>(null);
const isBusy = signal(false);
const sought = signal<{ readonly name: string; readonly text: string; readonly found: readonly Person[] } | null>(null);

/** Shorter texts would find everybody. Characters. */
const LEAST = 2;

export function WaitingNames(props: WaitingNamesProps) {
  const t = importTexts();
  const { waiting } = props;
  const language = currentLanguage();
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{t.waiting(waiting.total)}</h2>
      {waiting.total === 0 ? null : <p class="dim">{t.waitingLead}</p>}
      <div role="status">
        {answers.value.map(({ name, player, answered, left }) => (
          <p key={name}>
            {t.answered(name, answered, player)} {left.length === 0 ? null : `${t.left(left.length)} ${left[0]!.sentence[language]}`}
          </p>
        ))}
      </div>
      {failure.value === null ? null : (
        <p class="stale" role="alert">
          {failure.value.message ?? t.noNetwork}
        </p>
      )}
      <ul class="waiting">
        {waiting.names.map((each) => (
          <li key={each.name} class="card">
            <NameWaiting {...props} each={each} />
          </li>
        ))}
      </ul>
      {waiting.total > waiting.names.length ? <p class="dim">{t.more(waiting.total - waiting.names.length)}</p> : null}
    </section>
  );
}

function NameWaiting({ each, registers, ...props }: WaitingNamesProps & { readonly each: WaitingName }) {
  const t = importTexts();
  const { name, rows, latest, proposed } = each;
  const give = (person: Person): void => void answer(props, name, person);
  const isSought = sought.value?.name === name;
  return (
    <div>
      <h3>{name}</h3>
      <p class="dim">
        {t.rows(rows)}
        {latest === null ? null : ` · ${t.latest(latest.place, latest.sheet?.name ?? '', dayOf(latest.date))}`}
      </p>
      <p class="buttons">
        {proposed.map((person) => (
          <button key={person.id} type="button" disabled={isBusy.value} onClick={() => give(person)}>
            {t.isThem(nameOf(person, person.id))}
          </button>
        ))}
        {registers ? (
          <button type="button" disabled={isBusy.value} onClick={() => void register(props, name)}>
            {t.newMember}
          </button>
        ) : null}
      </p>
      <p class="field">
        <label for={`search ${name}`}>{t.search(name)}</label>
        <input
          id={`search ${name}`}
          autocomplete="off"
          value={isSought ? sought.value!.text : ''}
          onInput={({ currentTarget }) => void search(props.session, name, currentTarget.value)}
        />
      </p>
      {isSought ? (
        <p class="buttons">
          {sought.value!.found.map((person) => (
            <button key={person.id} type="button" disabled={isBusy.value} onClick={() => give(person)}>
              {t.isThem(nameOf(person, person.id))}
            </button>
          ))}
        </p>
      ) : null}
    </div>
  );
}

async function search(session: string, name: string, text: string): Promise<void> {
  sought.value = { name, text, found: [] };
  if (text.trim().length < LEAST) return;
  const outcome = await ask(FindMembers, { name: text.trim() }, currentLanguage(), undefined, session);
  if ('answer' in outcome && sought.value?.text === text) sought.value = { name, text, found: outcome.answer.players.nodes };
}

type Asked = Pick<WaitingNamesProps, 'clubId' | 'session' | 'onAnswered'>;

/** Nothing is given while an answer is on its way, so that a second tap does not hit the next name. */
async function answer({ clubId, session, onAnswered }: Asked, name: string, person: Person): Promise<void> {
  isBusy.value = true;
  const input = { clubId, name, playerId: person.id };
  const outcome = await mutate<Answered>('matchName', input, 'answered left { sentence { en fr } }', session);
  failure.value = 'failure' in outcome ? outcome.failure : null;
  if ('answer' in outcome) {
    sought.value = null;
    answers.value = [...answers.value.filter((each) => each.name !== name), { ...outcome.answer, name, player: nameOf(person, person.id) }];
    await onAnswered();
  }
  isBusy.value = false;
}

async function register(asked: Asked, name: string): Promise<void> {
  isBusy.value = true;
  const input = { commandId: randomId(), clubId: asked.clubId, name };
  const outcome = await mutate<{ readonly playerId: string }>('registerPerson', input, 'playerId', asked.session);
  if ('failure' in outcome) {
    failure.value = outcome.failure;
    isBusy.value = false;
    return;
  }
  await answer(asked, name, { id: outcome.answer.playerId, name });
}
