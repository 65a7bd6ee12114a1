// Shows the clock of a tournament over WebSocket, without a package.   TAPIS_URL=http://127.0.0.1:4000 node clock-over-websocket.ts friday
const address = `${(process.env.TAPIS_URL ?? 'http://127.0.0.1:4000').replace(/^http/, 'ws')}/graphql`;
const token = process.env.TAPIS_TOKEN;
const query = 'subscription ($tournamentId: ID!) { clockChanged(tournamentId: $tournamentId) { state level endsAt } }';
const lasting = [1008, 1009, 4400, 4403, 4406, 4500];

function connect(): void {
  const socket = new WebSocket(address, 'graphql-transport-ws');
  const send = (message: object): void => socket.send(JSON.stringify(message));
  // The payload has the token. For what is public it is {}.
  socket.onopen = () => send({ type: 'connection_init', payload: token ? { authorization: `Bearer ${token}` } : {} });
  socket.onmessage = ({ data }) => {
    const { type, payload } = JSON.parse(String(data));
    if (type === 'connection_ack') send({ id: '1', type: 'subscribe', payload: { query, variables: { tournamentId: process.argv[2] } } });
    else if (type === 'next') console.log(JSON.stringify(payload.data ?? payload.errors));
    else if (type === 'ping') send({ type: 'pong' });
    else if (type === 'error') console.error(payload[0].message);
  };
  socket.onclose = ({ code, reason }) => {
    if (lasting.includes(code)) console.error(`closed with ${code}: ${reason}`);
    else setTimeout(connect, 2_000);
  };
}

connect();
