// Shows the clock and who leads, as it changes.   TAPIS_URL=http://127.0.0.1:4000 node floor-screen.ts friday
const server = process.env.TAPIS_URL ?? 'http://127.0.0.1:4000';
const tournamentId = process.argv[2];
const subscriptions = {
  clock: 'subscription ($tournamentId: ID!) { clockChanged(tournamentId: $tournamentId) { state level current { smallBlind bigBlind } } }',
  standings:
    'subscription ($tournamentId: ID!) { standingsChanged(tournamentId: $tournamentId, first: 3) { totalCount nodes { playerId player { name } stack } } }',
};
const screen: Record<string, string> = {};

function show(id: string, data: any): void {
  if (id === 'clock') {
    const { state, level, current } = data.clockChanged;
    screen[id] = `${state}, level ${level} (${current?.smallBlind}/${current?.bigBlind})`;
  } else {
    const { totalCount, nodes } = data.standingsChanged;
    screen[id] = `${totalCount} players; ${nodes.map((each: any) => `${each.player.name ?? each.playerId} ${each.stack}`).join(', ')}`;
  }
  console.log(Object.values(screen).join(' | '));
}

function connect(): void {
  const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws');
  const send = (message: object): void => socket.send(JSON.stringify(message));
  // Without a token, {} as the payload: what is public is shown. With one: { authorization: 'Bearer …' }.
  socket.onopen = () => send({ type: 'connection_init', payload: {} });
  socket.onmessage = ({ data }) => {
    const { id, type, payload } = JSON.parse(String(data));
    if (type === 'connection_ack') {
      for (const [name, query] of Object.entries(subscriptions))
        send({ id: name, type: 'subscribe', payload: { query, variables: { tournamentId } } });
    } else if (type === 'next') show(id, payload.data);
    else if (type === 'ping') send({ type: 'pong' });
    else if (type === 'error') console.error(payload[0].message);
  };
  // After an interruption everything is sent again, so nothing is missed.
  socket.onclose = () => setTimeout(connect, 2_000);
}

connect();
