/** The search field: it loads the index when it is first used. */
import MiniSearch from 'minisearch';
import { searchOptions } from './search-options.js';

const { root, index } = document.documentElement.dataset;
const input = document.querySelector('input[type=search]');
const list = document.querySelector('#found');
let loading;

const load = () =>
  (loading ??= fetch(index)
    .then((response) => response.text())
    .then((text) => MiniSearch.loadJSON(text, searchOptions)));

function entry({ page, title }) {
  const link = document.createElement('a');
  link.href = `${root}${page}`;
  link.textContent = title;
  const item = document.createElement('li');
  item.append(link);
  return item;
}

async function show() {
  const asked = input.value.trim();
  const found = asked === '' ? [] : (await load()).search(asked).slice(0, 12);
  if (asked !== input.value.trim()) return;
  const nothing = document.createElement('li');
  nothing.textContent = 'Nothing found.';
  list.replaceChildren(...(found.length === 0 ? [nothing] : found.map(entry)));
  list.hidden = asked === '';
}

input.addEventListener('focus', () => void load(), { once: true });
input.addEventListener('input', () => void show());
document.addEventListener('keydown', (event) => {
  if (event.key === '/' && document.activeElement !== input) {
    event.preventDefault();
    input.focus();
  } else if (event.key === 'Escape') list.hidden = true;
  else if (event.key === 'Enter' && document.activeElement === input) list.querySelector('a')?.click();
});
