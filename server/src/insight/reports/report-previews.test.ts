import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgentPlayer } from '../../../test/factories/deals.ts';
import { makeAgent, type Person } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
let agent: Person & { agentId: number };
let address: string;
const hostile = '"><script>alert(1)</script>\'`&';

beforeAll(async () => {
  app = await buildTestApp();
  agent = await makeAgent(app);
  address = await publishPlayer({ name: hostile, surname: 'Rossi' });
});
afterAll(() => app.close());

async function publishPlayer(values: object): Promise<string> {
  const thingId = await makeAgentPlayer(app, agent.agentId);
  await app.services.db.updateTable('players').set(values).where('id', '=', thingId).execute();
  const groups = ['identity' as const];
  const { sharing } = (
    await app.call(agent.token, 'Report/PublishReport', { kind: 'player', thingId, groups })
  ).ok;
  return (sharing.link?.url ?? '').replace('http://trattativa.test', '');
}

const get = (url: string, headers: Record<string, string> = {}) =>
  app.app.http.inject({ method: 'GET', url, headers });

describe('the page of a shared link (spec §7)', () => {
  it('has Open Graph tags with absolute addresses, in the requested language', async () => {
    const page = await get(address, { 'accept-language': 'de-AT' });
    expect(page.statusCode).toBe(200);
    const graph = Object.fromEntries(
      [...page.payload.matchAll(/<meta property="([^"]+)" content="([^"]*)">/g)].map(([, name, content]) => [
        name,
        content,
      ]),
    );
    expect(graph).toMatchObject({
      'og:locale': 'de_DE',
      'og:image': 'http://trattativa.test/share.png',
      'og:url': expect.stringMatching(/^http:\/\/trattativa\.test\/api\/player\/playerReport\/fb\//),
      'og:description': expect.stringContaining('23 Jahre'),
    });
    expect(graph['og:description']).toContain('Vom Spieler noch nicht bestätigt');
    expect(page.payload).toContain('<html lang="de-DE">');
    expect((await get(`${address}?lang=fr`)).payload).toContain('<html lang="fr-FR">');
    expect((await get(`${address}?lang=xx`)).payload).toContain('<html lang="it-IT">');
    expect((await get(`${address}?lang=fr&lang=de`)).payload).toContain('<html lang="it-IT">');
  });

  it('escapes every name, in the page and in its own address', async () => {
    const { payload } = await get(address);
    expect(payload).not.toContain('<script>alert');
    expect(payload).toContain('&#60;script&#62;alert(1)');
    expect(address).not.toMatch(/[<>"'`]/);
    expect(payload.match(/<script/g)).toHaveLength(1);
  });

  it('ignores the name in the address, whether right or wrong', async () => {
    const right = await get(address);
    const wrong = await get(address.replace(/[^/]+$/, encodeURIComponent(hostile)));
    expect(wrong.payload).toBe(right.payload);
  });

  it('links people to the report without a script', async () => {
    const { payload } = await get(address);
    expect(payload).toMatch(/<a class="on" id="onward" href="http:\/\/trattativa\.test\/#\/playerReport\//);
  });

  it('is revalidated by caches, hidden from search engines, and allows nothing from other hosts', async () => {
    const page = await get(address);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex, noarchive',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    const again = await get(address, { 'if-none-match': String(page.headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  it('matches its own route, whatever script the name is written in', async () => {
    const long = await publishPlayer({ name: 'Ж'.repeat(80), surname: '李'.repeat(80) });
    expect((await get(long)).statusCode).toBe(200);
    const none = await publishPlayer({ name: '—', surname: '!!!' });
    expect((await get(none)).statusCode).toBe(200);
  });

  it('is rate limited for each address', async () => {
    const answers = [];
    for (let count = 0; count < 121; count += 1) answers.push((await get(address)).statusCode);
    const last = await get(address);
    expect([last.statusCode, last.headers['retry-after']]).toEqual([429, expect.anything()]);
    expect(last.headers['content-type']).toContain('application/problem+json');
  });
});
