/** A browser page whose time goes only step by step, so that a day of it passes in minutes. */
import type { Page } from 'playwright-core';

/** Runs in the page before its own scripts. Requests and sockets stay real; `step` lets their answers in after each second. */
const script = `(() => {
  let now = performance.now();
  const wall = Date.now() - now;
  const timers = new Map();
  let last = 0;
  let asking = 0;
  const { port1, port2 } = new MessageChannel();
  let resume = () => undefined;
  port1.onmessage = () => resume();
  const others = () => new Promise((resolve) => { resume = resolve; port2.postMessage(0); });
  performance.now = () => now;
  Date.now = () => wall + now;
  const add = (run, ms, every) => { timers.set(++last, { at: now + ms, run, every }); return last; };
  window.setTimeout = (run, ms = 0) => add(run, ms, null);
  window.setInterval = (run, ms) => add(run, ms, ms);
  window.clearTimeout = window.clearInterval = (id) => void timers.delete(id);
  const ask = window.fetch;
  window.asked = 0;
  window.fetch = (...given) => { asking += 1; asked += 1; return ask(...given).finally(() => (asking -= 1)); };
  const owing = new Set();
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (text === '{"type":"ping"}' && !owing.has(this)) {
      owing.add(this);
      this.addEventListener('message', () => owing.delete(this), { once: true });
      this.addEventListener('close', () => owing.delete(this), { once: true });
    }
    return send.call(this, text);
  };
  const runUntil = (end) => {
    for (;;) {
      let next = null;
      for (const [id, { at }] of timers) if (at <= end && (next === null || at < timers.get(next).at)) next = id;
      if (next === null) break;
      const timer = timers.get(next);
      now = Math.max(now, timer.at);
      if (timer.every === null) timers.delete(next);
      else timer.at = now + timer.every;
      timer.run();
    }
    now = end;
  };
  window.step = async (seconds) => {
    for (let each = 0; each < seconds; each += 1) {
      runUntil(now + 1000);
      do await others(); while (asking > 0 || owing.size > 0);
    }
  };
})()`;

/** Opens the address with a time that stands still. */
export async function openStepped(page: Page, url: string): Promise<void> {
  await page.addInitScript(script);
  await page.goto(url);
}

/** Lets seconds pass, one after the other. */
export const step = (page: Page, seconds: number): Promise<void> => page.evaluate(`step(${seconds})`);
