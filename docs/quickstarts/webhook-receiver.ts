// Takes the changes that Tapis sends, and verifies each.
// While a secret is replaced, the variable has the new one and the old one: TAPIS_WEBHOOK_SECRET="whsec_… whsec_…"
// TAPIS_WEBHOOK_SECRET=whsec_… node webhook-receiver.ts 8080
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const keys = process.env.TAPIS_WEBHOOK_SECRET!.split(' ').map((secret) => Buffer.from(secret.replace('whsec_', ''), 'base64'));
const seen = new Set<string>();

function isGenuine(headers: any, body: string): boolean {
  const [id, time, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => String(headers[name]));
  if (!(Math.abs(Date.now() / 1_000 - Number(time)) < 300)) return false;
  const due = keys.map((key) => Buffer.from(`v1,${createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')}`));
  const given = signatures!.split(' ').map((each) => Buffer.from(each));
  return given.some((each) => due.some((one) => each.length === one.length && timingSafeEqual(each, one)));
}

const server = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString();
  if (!isGenuine(request.headers, body)) return response.writeHead(401).end();
  const id = String(request.headers['webhook-id']);
  if (!seen.has(id)) console.log(JSON.parse(body).data.text.en);
  // Keep the ids in your database, in one transaction with what the change changes.
  seen.add(id);
  response.writeHead(204).end();
});
server.listen(Number(process.argv[2] ?? 8080), () => console.log(`listens at ${(server.address() as any).port}`));
