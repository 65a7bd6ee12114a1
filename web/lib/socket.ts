/** A graphql-transport-ws client for what changed. It reconnects by itself, and notices a connection that is dead in silence. */

export interface SocketOptions {
  readonly url: string;
  /** Each with what is done with its answers; all have the same variables. */
  readonly subscriptions: readonly (readonly [query: string, take: (answer: never) => void])[];
  readonly variables: object;
  /** The device that follows; nobody when it is not given. */
  readonly device?: string | undefined;
  /** The longest wait before connecting again, in milliseconds. */
  readonly longestRetryMs: number;
  readonly onOpen: () => void;
  /** A message came, of any kind. */
  readonly onHeard: () => void;
}

const PING_MS = 3_000;
/** Without a message for so long, the socket is closed and opened again. */
const DEAD_MS = 15_000;
const SHORTEST_RETRY_MS = 500;

interface Message {
  readonly type: string;
  readonly id?: string;
  readonly payload?: { readonly data?: object | null };
}

export interface HintSocket {
  readonly isOpen: boolean;
  /** Connects at once if it waits to connect again. */
  hurry(): void;
}

export function openSocket({ url, subscriptions, variables, device, longestRetryMs, onOpen, onHeard }: SocketOptions): HintSocket {
  let socket: WebSocket | null = null;
  let isOpen = false;
  let heardAt = 0;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const send = (message: object): void => socket?.send(JSON.stringify(message));

  const connect = (): void => {
    clearTimeout(retry);
    heardAt = performance.now();
    const own = (socket = new WebSocket(url, 'graphql-transport-ws'));
    own.addEventListener('open', () => send({ type: 'connection_init', ...(device === undefined ? {} : { payload: { device } }) }));
    own.addEventListener('message', ({ data }) => {
      if (own !== socket) return;
      heardAt = performance.now();
      onHeard();
      const { type, id, payload } = JSON.parse(String(data)) as Message;
      if (type === 'connection_ack') {
        isOpen = true;
        failures = 0;
        for (const [at, [query]] of subscriptions.entries()) send({ id: String(at), type: 'subscribe', payload: { query, variables } });
        onOpen();
      } else if (type === 'next' && payload?.data != null) subscriptions[Number(id)]?.[1](payload.data as never);
      else if (type === 'ping') send({ type: 'pong' });
    });
    own.addEventListener('close', () => own === socket && wait());
  };

  const wait = (): void => {
    const dead = socket;
    socket = null;
    isOpen = false;
    dead?.close();
    const most = Math.min(longestRetryMs, SHORTEST_RETRY_MS * 2 ** failures++);
    retry = setTimeout(connect, most * (0.5 + Math.random() / 2));
  };

  setInterval(() => {
    if (socket === null) return;
    if (performance.now() - heardAt > DEAD_MS) wait();
    else if (isOpen) send({ type: 'ping' });
  }, PING_MS);

  connect();
  return {
    get isOpen() {
      return isOpen;
    },
    hurry: () => {
      if (socket === null) connect();
    },
  };
}
