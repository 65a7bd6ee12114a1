/** What is open at the cash desk, person by person, with a button for each method. */
import { openSheet } from './command-sheet.js';
import type { CashDeskAnswer } from '../generated/operations.js';
import { compareNames, money } from '../lib/format.js';
import { currentLanguage } from '../lib/language.js';
import { nameOf } from '../lib/names.js';
import { cashTexts } from '../text/cash.js';

type Tournament = NonNullable<CashDeskAnswer['tournament']>;
type Account = NonNullable<Tournament['cashDesk']>['accounts'][number];
type Methods = NonNullable<CashDeskAnswer['enumLabels']>;

interface OpenProps {
  readonly tournamentId: string;
  readonly currency: string | null;
  readonly accounts: readonly Account[];
  readonly methods: Methods;
}

export function CashOpen({ tournamentId, currency, accounts, methods }: OpenProps) {
  const t = cashTexts();
  const named = accounts
    .filter(({ isOpen }) => isOpen)
    .map((account) => ({ account, name: nameOf(account.player, account.playerId) }))
    .toSorted((one, other) => compareNames(one.name, other.name));
  return (
    <section class="due" aria-labelledby="open">
      <h2 id="open">{t.open}</h2>
      {named.length === 0 ? <p>{t.nothingOpen}</p> : null}
      <ul>
        {named.flatMap(({ account, name }) =>
          listOpen(account, name, currency).map(({ sentence, asked }) => (
            <li key={sentence}>
              <p>{sentence}</p>
              {asked === null ? null : (
                <p class="buttons">
                  {methods.map(({ value, label }) => (
                    <button
                      key={value}
                      type="button"
                      onClick={() =>
                        openSheet({
                          asked: {
                            mutation: asked.mutation,
                            label: asked.label(label[currentLanguage()]),
                            input: { tournamentId, playerId: account.playerId, method: value, ...asked.input },
                          },
                          asks: [],
                          may: ['receipt'],
                        })
                      }
                    >
                      {label[currentLanguage()]}
                    </button>
                  ))}
                </p>
              )}
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

interface Open {
  readonly sentence: string;
  /** Null where nothing can be given for it: a payout is taken back by its number. */
  readonly asked: { readonly mutation: string; readonly input: object; readonly label: (method: string) => string } | null;
}

function listOpen(account: Account, name: string, currency: string | null): Open[] {
  const t = cashTexts();
  const { owed, owedFor, dueBack, givenBack, prizesDue, prizesPaid, tooMuch } = account;
  const sum = (cents: number): string => money(cents, currency);
  const [first] = owedFor;
  const pays = (method: string): string => t.pays(name, method);
  const isPaid = (method: string): string => t.isPaid(name, method);
  const payment = first === 'ENTRY' ? { mutation: 'payEntry', input: {} } : { mutation: 'payPurchase', input: { purchase: first } };
  return [
    ...(owed > 0 ? [{ sentence: t.owes(name, sum(owed)), asked: { ...payment, label: pays } }] : []),
    ...(dueBack > givenBack
      ? [{ sentence: t.getsBack(name, sum(dueBack - givenBack)), asked: { mutation: 'giveRefund', input: {}, label: isPaid } }]
      : []),
    ...(prizesDue > prizesPaid
      ? [{ sentence: t.wins(name, sum(prizesDue - prizesPaid)), asked: { mutation: 'payPrize', input: {}, label: isPaid } }]
      : []),
    ...(tooMuch > 0 ? [{ sentence: t.bringsBack(name, sum(tooMuch)), asked: null }] : []),
  ];
}
