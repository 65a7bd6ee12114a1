/** What was tapped and is not over: sent, waiting for the network, given back or refused. */
import type { Signal } from '@preact/signals';
import type { Commands, Given } from '../lib/commands.js';
import { deskTexts } from '../text/desk.js';

export function GivenList({ commands, now }: { readonly commands: Commands; readonly now: Signal<number> }) {
  const all = commands.given.value;
  // Of what is done, the last is enough.
  const lastDone = all.filter(({ fate }) => fate === 'done').slice(-1)[0];
  const shown = all.filter((given) => given.fate !== 'done' || given === lastDone);
  return (
    <div class="given" aria-live="polite">
      {shown.map((given) => (
        <One key={given.commandId} given={given} commands={commands} now={now} />
      ))}
    </div>
  );
}

function One({ given, commands, now }: { readonly given: Given; readonly commands: Commands; readonly now: Signal<number> }) {
  const t = deskTexts();
  const { label, fate, failure, commandId, givenAt } = given;
  const words = {
    sending: () => t.sending(label),
    // The time of the server only makes it count on.
    waiting: () => (now.value, t.waiting(label, Math.round((Date.now() - givenAt) / 1_000))),
    givenBack: () => t.givenBack(label),
    refused: () => t.refusedOf(label),
    done: () => t.done(label),
  }[fate]();
  return (
    <div class={`one ${fate}`} role={fate === 'refused' || fate === 'givenBack' ? 'alert' : undefined}>
      <p>{words}</p>
      {failure?.message == null ? null : (
        <p>
          {failure.message} <code>{failure.code}</code>
        </p>
      )}
      {fate === 'sending' || fate === 'done' ? null : (
        <p class="buttons">
          {fate === 'givenBack' ? (
            <button type="button" class="main" onClick={() => commands.again(commandId)}>
              {t.sendAgain}
            </button>
          ) : null}
          <button type="button" onClick={() => commands.drop(commandId)}>
            {fate === 'refused' ? t.close : t.drop}
          </button>
        </p>
      )}
    </div>
  );
}
