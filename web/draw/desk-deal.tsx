/** The deal that is proposed or made: what each player gets, who has accepted, and what is taken from the prizes that are left. */
import type { DeskAnswer } from '../generated/operations.js';
import type { FormPlayer } from './form-fields.js';
import { chips, money } from '../lib/format.js';
import { currentLanguage } from '../lib/language.js';
import { nameOf } from '../lib/names.js';
import { deskTexts } from '../text/desk.js';

type Prizes = NonNullable<DeskAnswer['tournament']>['prizes'];

interface DealProps {
  readonly prizes: Prizes;
  readonly currency: string | null;
  readonly players: readonly FormPlayer[];
}

export function DeskDeal({ prizes, currency, players }: DealProps) {
  const t = deskTexts();
  const deal = prizes?.deal ?? prizes?.proposal ?? null;
  if (deal === null) return null;
  const isMade = prizes?.deal != null;
  const { method, playOn, leftForWinner, accepted, shares, warning } = deal;
  const shared = shares.reduce((sum, { cents }) => sum + cents, 0);
  const names = new Map(players.map(({ playerId, name }) => [playerId, name]));
  return (
    <section class="deal" aria-labelledby="deal">
      <h2 id="deal">{isMade ? t.dealMade(deal.deal) : t.dealProposed(deal.deal)}</h2>
      <p class="dim">
        {t.words[method]} · {playOn ? t.dealPlayOn : t.dealEnds}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.player}</th>
            <th scope="col" class="figure">
              {t.dealStack}
            </th>
            <th scope="col" class="figure">
              {t.dealGets}
            </th>
            {isMade ? null : <th scope="col">{t.dealAnswer}</th>}
          </tr>
        </thead>
        <tbody>
          {shares.map(({ playerId, cents, stack }) => (
            <tr key={playerId}>
              <th scope="row">{names.get(playerId) ?? nameOf({ name: null }, playerId)}</th>
              <td class="figure">{stack === null ? '–' : chips(stack)}</td>
              <td class="figure">{money(cents, currency)}</td>
              {isMade ? null : <td>{accepted.includes(playerId) ? t.dealAccepted : t.dealWaits}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t.dealTakes(money(shared, currency), money(shared + leftForWinner, currency))}</p>
      {leftForWinner === 0 ? null : <p>{t.dealLeft(money(leftForWinner, currency))}</p>}
      {warning === null ? null : <p class="refusal">{warning[currentLanguage()]}</p>}
    </section>
  );
}
