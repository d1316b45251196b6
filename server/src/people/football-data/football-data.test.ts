import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { RequestOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openFootballData } from './football-data.ts';
import { FootballDataError } from './football-data-source.ts';
import type { Network } from './guarded-get.ts';
import { isPublicAddress } from './public-address.ts';

/** The site as a plain server on this machine; https connections are recorded instead of made. */
let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const connected: RequestOptions[] = [];
let answersOfNames: string[][];

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  connected.length = 0;
  answersOfNames = [];
  answer = (_request, response) => response.end(page(person));
});

const outside: Network = {
  resolve: async () => answersOfNames.shift() ?? ['93.184.215.14'],
  request: ((options: RequestOptions, done: (answered: IncomingMessage) => void) => {
    connected.push(options);
    const { port } = server.address() as AddressInfo;
    const { path, headers, signal } = options;
    return httpRequest({ host: '127.0.0.1', port, path, headers, signal, agent: false }, done);
  }) as Network['request'],
  timeoutMs: 200,
};

const host = 'www.players.example';
const site = openFootballData({ key: undefined, hosts: [host] }, outside);
const org = openFootballData({ key: 'the-key', hosts: [] }, outside);

const refusalOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: unknown) => (error instanceof FootballDataError ? error.refusal : String(error)),
  );

/** As schema.org documents a Person. */
const person = {
  '@context': 'https://schema.org',
  '@type': 'Person',
  name: 'Tommaso Venier',
  birthDate: '2004-03-17',
  nationality: { '@type': 'Country', name: 'Italy' },
  height: { '@type': 'QuantitativeValue', value: '1,78', unitText: 'm' },
  weight: '72 kg',
  jobTitle: 'Attacking Midfield',
  affiliation: { '@type': 'SportsTeam', name: 'Virtus Brenta' },
};
const page = (data: unknown) =>
  `<!doctype html><html><head><script>var a = 1 < 2;</script>
   <SCRIPT type="application/ld+json">${JSON.stringify(data)}</SCRIPT></head></html>`;

describe('a public profile page', () => {
  it('is read from its schema.org Person', async () => {
    expect(await site.read(`https://${host}/p/1?x=2#top`)).toEqual({
      name: 'Tommaso Venier',
      bornDate: '2004-03-17',
      nationality: 'IT',
      principalRole: 9,
      position: 'Attacking Midfield',
      foot: null,
      heightCm: 178,
      weightKg: 72,
      currentClub: 'Virtus Brenta',
      link: `https://${host}/p/1?x=2`,
      source: host,
    });
    expect(connected).toMatchObject([
      { host: '93.184.215.14', servername: host, port: 443, path: '/p/1?x=2' },
    ]);
  });

  it.each([
    ['in a list', [{ '@type': 'WebSite', name: 'Site' }, person]],
    ['in a graph', { '@graph': [{ '@type': 'WebPage' }, { ...person, '@type': ['Thing', 'Person'] }] }],
    ['as the main entity', { '@type': 'ProfilePage', mainEntity: person }],
    ['in two parts of the name', { ...person, name: undefined, givenName: 'Tommaso', familyName: 'Venier' }],
  ])('finds the Person %s', async (_where, data) => {
    answer = (_request, response) => response.end(page(data));
    expect((await site.read(`https://${host}/p/1`)).name).toBe('Tommaso Venier');
  });

  it.each([
    [
      '<meta property="profile:first_name" content="Tommaso"><meta content="Venier" property="profile:last_name">',
      'Tommaso Venier',
    ],
    [
      "<META NAME='og:title' CONTENT='Niccol&ograve; D&#39;Amico - Player profile | Site'>",
      "Niccol&ograve; D'Amico",
    ],
    ['<meta property="og:title" content="Jo&amp;\u0000\u202eBlack">', 'Jo& Black'],
  ])('without one is read from Open Graph: %s', async (head, name) => {
    answer = (_request, response) =>
      response.end(`<script type="application/ld+json">{broken</script>${head}`);
    expect(await site.read(`https://${host}/p/1`)).toMatchObject({ name, bornDate: null, heightCm: null });
  });

  it('ignores what it does not understand', async () => {
    const odd = {
      '@type': 'Person',
      name: 'A'.repeat(500),
      birthDate: '31/12/2004',
      nationality: 'Atlantis',
    };
    answer = (_request, response) =>
      response.end(page({ ...odd, height: { value: 9000 }, weight: [], affiliation: 7, jobTitle: {} }));
    expect(await site.read(`https://${host}/p/1`)).toMatchObject({
      name: 'A'.repeat(160),
      bornDate: null,
      nationality: null,
      heightCm: null,
      weightKg: null,
      currentClub: '',
      principalRole: null,
    });
  });

  it('without a person is refused as not found', async () => {
    answer = (_request, response) => response.end('<html></html>');
    expect(await refusalOf(site.read(`https://${host}/`))).toBe('notFound');
  });

  it('a public profile page of two million malformed tags is read in a moment', async () => {
    answer = (_request, response) => response.end('<script<meta '.repeat(150_000));
    const patient = openFootballData({ key: undefined, hosts: [host] }, { ...outside, timeoutMs: 5000 });
    expect(await refusalOf(patient.read(`https://${host}/`))).toBe('notFound');
  });
});

describe('football-data.org', () => {
  it('is read by the person’s number, with the key', async () => {
    let asked: IncomingMessage | undefined;
    answer = (request, response) => {
      asked = request;
      // The documented answer of `GET /v4/persons/{id}`.
      response.end(
        JSON.stringify({
          id: 44,
          name: 'Cristiano Ronaldo',
          firstName: 'Cristiano Ronaldo',
          lastName: null,
          dateOfBirth: '1985-02-05',
          nationality: 'Portugal',
          section: 'Centre-Forward',
          position: null,
          shirtNumber: 7,
          lastUpdated: '2022-06-22T10:18:57Z',
          currentTeam: { area: { id: 2072, name: 'England' }, id: 66, name: 'Manchester United FC' },
        }),
      );
    };
    expect(await org.read('44')).toMatchObject({
      name: 'Cristiano Ronaldo',
      bornDate: '1985-02-05',
      nationality: 'PT',
      principalRole: 11,
      currentClub: 'Manchester United FC',
      source: 'football-data.org',
    });
    expect(asked?.url).toBe('/v4/persons/44');
    expect(asked?.headers).toMatchObject({ 'x-auth-token': 'the-key', host: 'api.football-data.org' });
  });

  it.each([
    [404, '{}', 'notFound'],
    [403, '{"message":"restricted"}', 'failed'],
    [429, '{}', 'failed'],
    [200, 'no json', 'failed'],
    [200, '[]', 'notFound'],
    [200, 'null', 'failed'],
  ])('answers %i %s: %s', async (status, body, refusal) => {
    answer = (_request, response) => response.writeHead(status).end(body);
    expect(await refusalOf(org.read('44'))).toBe(refusal);
  });

  it('is unavailable without a key, and pages without hosts', async () => {
    const nothing = openFootballData({ key: undefined, hosts: [] }, outside);
    expect([nothing.byNumber, nothing.hosts]).toEqual([false, []]);
    expect(await refusalOf(nothing.read('44'))).toBe('notSetUp');
    expect(await refusalOf(site.read('44'))).toBe('notAllowed');
    expect(await refusalOf(org.read(`https://${host}/`))).toBe('notAllowed');
  });
});

describe('connects to allowed sites only', () => {
  it.each([
    `http://${host}/`,
    `ftp://${host}/`,
    `https://${host}:8443/`,
    `https://${host}.evil.example/`,
    `https://evil.example/?${host}`,
    `https://me:secret@${host}/`,
    `https://${host}@evil.example/`,
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://2130706433/',
    'https://localhost/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '//players.example/',
    'not an address',
    '',
  ])('refuses %s without resolving its name', async (address) => {
    answersOfNames = [['93.184.215.14']];
    expect(await refusalOf(site.read(address))).toBe('notAllowed');
    expect(answersOfNames).toHaveLength(1);
    expect(connected).toEqual([]);
  });

  it.each([
    ['169.254.169.254'],
    ['127.0.0.1'],
    ['::ffff:127.0.0.1'],
    ['::ffff:93.184.215.14'],
    ['10.1.2.3'],
    ['172.16.0.1'],
    ['192.168.1.1'],
    ['100.64.0.1'],
    ['0.0.0.0'],
    ['224.0.0.1'],
    ['255.255.255.255'],
    ['198.18.0.1'],
    ['::1'],
    ['::'],
    ['fe80::1'],
    ['fc00::1'],
    ['fd12::1'],
    ['ff02::1'],
    ['64:ff9b::7f00:1'],
    ['2002:7f00:1::'],
    ['2001:0:1::'],
    ['2001:db8::1'],
    ['not an address'],
  ])('refuses a name that resolves to %s', async (address) => {
    expect(isPublicAddress(address)).toBe(false);
    for (const addresses of [[address], ['93.184.215.14', address]]) {
      answersOfNames = [addresses];
      expect(await refusalOf(site.read(`https://${host}/`))).toBe('notAllowed');
    }
    expect(connected).toEqual([]);
  });

  it('accepts public addresses of both families', () => {
    expect(['93.184.215.14', '8.8.8.8', '2606:2800:21f::1', '2a00:1450::1'].map(isPublicAddress)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('connects to the checked address, so DNS rebinding has no effect', async () => {
    answersOfNames = [['93.184.215.14'], ['127.0.0.1']];
    await site.read(`https://${host}/`);
    expect(answersOfNames).toHaveLength(1);
    expect(connected.map(({ host: to, lookup }) => [to, lookup])).toEqual([['93.184.215.14', undefined]]);
  });

  it('follows no redirect', async () => {
    answer = (_request, response) =>
      response.writeHead(302, { location: 'https://169.254.169.254/' }).end(page(person));
    expect(await refusalOf(site.read(`https://${host}/`))).toBe('failed');
    expect(connected).toHaveLength(1);
  });

  it.each([
    [
      'a body without end',
      (response: ServerResponse) => {
        const part = Buffer.alloc(256_000, 0x20);
        const pour = () => {
          while (!response.destroyed && response.write(part));
          if (!response.destroyed) response.once('drain', pour);
        };
        pour();
      },
    ],
    ['a slow body', (response: ServerResponse) => response.write('<html>')],
    ['no answer at all', () => undefined],
    ['a broken one', (response: ServerResponse) => response.destroy()],
    ['a packed one', (response: ServerResponse) => response.setHeader('content-encoding', 'gzip').end('x')],
  ])('gives up on %s', async (_what, misbehave) => {
    answer = (_request, response) => misbehave(response);
    expect(await refusalOf(site.read(`https://${host}/`))).toBe('failed');
  });

  it('fails quietly when the name does not resolve', async () => {
    const lost = openFootballData(
      { key: undefined, hosts: [host] },
      { ...outside, resolve: () => Promise.reject(new Error('ENOTFOUND')) },
    );
    expect(await refusalOf(lost.read(`https://${host}/`))).toBe('failed');
  });
});
