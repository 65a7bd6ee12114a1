# Prints the first hundred of a season as JSON.   TAPIS_URL=http://127.0.0.1:4000 sh season-table.sh autumn
curl --silent --show-error --fail-with-body "${TAPIS_URL:-http://127.0.0.1:4000}/graphql" \
  --header 'content-type: application/json' \
  --data '{
    "query": "query ($season: ID!) { season(id: $season) { name leaderboard(first: 100) { nodes { rank points competitor { competitorId player { name } team { name } } } } } }",
    "variables": { "season": "'"$1"'" }
  }'
