// Follows everything that changes, without a gap or a double, also over restarts of this program and of the server.
// TAPIS_URL=http://127.0.0.1:4000 TAPIS_TOKEN=tapis_… node exact-sync.ts position.txt
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const server = process.env.TAPIS_URL ?? 'http://127.0.0.1:4000';
const headers = { authorization: `Bearer ${process.env.TAPIS_TOKEN}` };
const file = process.argv[2] ?? 'position.txt';

/** Takes over one change. Do this and the keeping of the position in one transaction of your database. */
function take(change: any): void {
  console.log(`${change.position}  ${change.type}  ${change.subject}  ${change.data.text.en}`);
  writeFileSync(file, change.position);
}

async function follow(): Promise<void> {
  const after = existsSync(file) ? `&after=${readFileSync(file, 'utf8')}` : '';
  const response = await fetch(`${server}/changes?follow${after}`, { headers });
  if (!response.ok) throw new Error(`${response.status}: ${(await response.json()).errors[0].message}`);
  let text = '';
  for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
    const lines = (text + piece).split('\n');
    text = lines.pop()!;
    for (const line of lines) if (line !== '') take(JSON.parse(line));
  }
}

for (;;) {
  await follow().catch((error: Error) => console.error(error.message));
  await new Promise((resolve) => setTimeout(resolve, 2_000));
}
