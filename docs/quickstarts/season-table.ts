// Prints the table of a season.   TAPIS_URL=http://127.0.0.1:4000 node season-table.ts autumn
const server = process.env.TAPIS_URL ?? 'http://127.0.0.1:4000';
const season = process.argv[2];
const query = `query ($season: ID!, $after: String) {
  season(id: $season) {
    name
    leaderboard(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { rank points competitor { competitorId player { name } team { name } } }
    }
  }
}`;

for (let after: string | null = null; ;) {
  const response = await fetch(`${server}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { season, after } }),
  });
  const { data, errors } = await response.json();
  if (errors !== undefined) throw new Error(errors[0].message);
  if (data.season === null) throw new Error(`There is no season ${season}.`);
  const { nodes, pageInfo } = data.season.leaderboard;
  for (const { rank, points, competitor } of nodes) {
    console.log(`${rank ?? '–'}  ${competitor.player?.name ?? competitor.team?.name ?? competitor.competitorId}  ${points}`);
  }
  if (!pageInfo.hasNextPage) break;
  after = pageInfo.endCursor;
}
