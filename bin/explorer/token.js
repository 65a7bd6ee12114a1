/** The field for the token: it is kept for this tab, and sent with every operation. Headers that are typed below go first. */
const KEPT = 'tapis-token';
const token = () => sessionStorage.getItem(KEPT) ?? '';
const ours = new URL('/graphql', location.href).href;
const isOurs = (address) => new URL(address, location.href).href.split('?')[0] === ours;

const { fetch } = globalThis;
globalThis.fetch = (address, init = {}) => {
  const headers = new Headers(init.headers);
  if (token() === '' || !isOurs(address instanceof Request ? address.url : address) || headers.has('authorization'))
    return fetch(address, init);
  headers.set('authorization', `Bearer ${token()}`);
  return fetch(address, { ...init, headers });
};

globalThis.WebSocket = class extends WebSocket {
  send(data) {
    const message = token() !== '' && typeof data === 'string' && data.includes('"connection_init"') ? JSON.parse(data) : undefined;
    if (message?.type !== 'connection_init') super.send(data);
    else super.send(JSON.stringify({ ...message, payload: { authorization: `Bearer ${token()}`, ...message.payload } }));
  }
};

document.addEventListener('DOMContentLoaded', () => {
  const field = document.querySelector('#tapis-token');
  field.value = token();
  field.addEventListener('input', () => sessionStorage.setItem(KEPT, field.value.trim().replace(/^Bearer /i, '')));
});
