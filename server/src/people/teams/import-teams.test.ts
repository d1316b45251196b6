import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, makeTeam } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { readImportRow } from './import-row.ts';

let app: TestApp;
let staff: string;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  staff = (await makeStaff(app)).token;
});
afterAll(() => app.close());

const base64 = (text: string | Uint8Array) => Buffer.from(text as string).toString('base64');
const send = (file: string | Uint8Array, apply: boolean) =>
  app.call(staff, 'Team/ImportTeams', { fileName: 'clubs', content: base64(file), apply });

const rowOf = (row: Record<string, string>) => readImportRow(new Map(Object.entries(row)));

describe('a row of a file of clubs', () => {
  it.each([
    [
      'Italian headers and names',
      { denominazione: 'Virtus', paese: 'Italia', regione: 'Veneto', citta: 'Padova' },
    ],
    ['English ones', { club: 'Virtus', country: 'Italy', region: 'VEN', town: 'Padova' }],
    ['German ones', { verein: 'Virtus', land: 'Italien', region: 'Venetien', ort: 'Padova' }],
  ])('is read with %s', (_how, row) => {
    expect(rowOf(row as Record<string, string>)).toMatchObject({
      fields: { name: 'Virtus', country: 'IT', region: 'VEN', city: 'Padova' },
    });
  });

  it.each([
    ['the category, and the level follows', { category: 'Eccellenza' }, { category: 7, level: 4 }],
    ['the category by its number', { category: '6' }, { category: 6, level: 3 }],
    ['the tier, and the category follows', { tier: '3' }, { category: 2, level: 2 }],
    ['the level of a tier without a category', { tier: '12' }, { category: null, level: 11 }],
    [
      'abroad the level alone',
      { country: 'ES', tier: '3', region: 'Aragón' },
      { category: null, level: 2, region: null },
    ],
  ])('says %s', (_what, row, fields) => {
    expect(rowOf({ name: 'A', country: 'IT', ...row })).toMatchObject({ fields });
  });

  it.each([
    ['no name', { name: '' }, 'name', 'required'],
    ['no country', { country: '' }, 'country', 'required'],
    ['a country that is none', { country: 'Atlantis' }, 'country', 'notInList'],
    ['a region that is none', { region: 'Bavaria' }, 'region', 'notInList'],
    ['a tier that is none', { tier: '99' }, 'tier', 'notInList'],
    ['a year that is none', { founded: 'long ago' }, 'foundationYear', 'notANumber'],
    ['a place that is none', { lat: '95', lon: '7' }, 'latitude', 'tooBig'],
    ['half a place', { lat: '45' }, 'longitude', 'required'],
    ['an address that is none', { email: 'nowhere' }, 'email', 'notAnEmail'],
    ['a page that is none', { website: 'javascript:alert(1)' }, 'website', 'notAUrl'],
    ['markup', { name: '<img src=x onerror=alert(1)>' }, 'name', 'forbiddenCharacters'],
    ['a letter that broke on its way', { name: 'Forl\uFFFD' }, 'name', 'forbiddenCharacters'],
    ['a sign that turns the text around', { city: 'Ro\u202Ema' }, 'city', 'forbiddenCharacters'],
    ['a name that nobody can see', { name: '\u200B\u200D' }, 'name', 'required'],
    ['a name that is too long', { name: 'x'.repeat(121) }, 'name', 'tooLong'],
  ])('is refused with %s', (_what, row, field, code) => {
    const { problems } = rowOf({ name: 'A', country: 'IT', ...(row as Record<string, string>) });
    expect(problems).toMatchObject([{ field, code }]);
  });
});

describe('an import', () => {
  const csv =
    'Nome;Paese;Città;Telefono\nVirtus Import;Italia;Forlì;+39 1\nvìrtus  import;IT;FORLI;\n;IT;Roma;\nAurora;ES;Soria;"x\n';

  it('previews the result and changes nothing', async () => {
    await makeTeam(app, { name: 'Gia Nota' });
    const preview = (
      await send('nome,paese,citta,note\nGià Nota,IT,Padova,\nSconosciuta,IT,Padova,x\n', false)
    ).ok;
    expect(preview).toMatchObject({ applied: false, rows: 2, added: 1, known: 1, bad: 0, ignored: ['note'] });
    expect(preview.sample).toMatchObject([{ name: 'Sconosciuta' }]);
    const found = await app.call(staff, 'Team/SearchTeams', { text: 'Sconosciuta' });
    expect(found.ok.items).toEqual([]);
  });

  it('adds the good rows as not-registered clubs, names the bad ones, and is idempotent', async () => {
    const first = (await send(csv, true)).ok;
    // "vìrtus import" is another name, because of its two spaces. The other rows are counted, none is lost.
    expect(first.rows).toBe(first.added + first.known + first.bad);
    expect(first.problems.map(({ line, code }) => [line, code])).toEqual([
      [4, 'required'],
      [expect.any(Number), 'unreadableRow'],
    ]);
    expect((await send(csv, true)).ok).toMatchObject({ added: 0, known: first.added });
    const { items } = (await app.call(staff, 'Team/SearchTeams', { text: 'virtus import' })).ok;
    expect(items[0]).toMatchObject({ profile: 5, city: 'Forlì' });
    const { items: acts } = (await app.call(staff, 'Team/GetTeamHistory', { teamId: items[0]?.id })).ok;
    expect(acts).toMatchObject([{ kind: 'imported', actorName: expect.stringMatching(/\S/) }]);
  });

  it.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0])],
    ['nothing', ' '],
    ['a list of lists', '{"a":1}'],
    ['columns that nobody knows', 'a;b\n1;2\n'],
    ['the beginning of a document', '%PDF-1.4\n1 0 obj\n'],
  ])('refuses %s with a sentence', async (_what, file) => {
    const answer = await send(file, false);
    expect([answer.status, answer.problem.code]).toEqual([400, 'TABLE_UNREADABLE']);
  });

  it('refuses a file that is too large before it reads it', async () => {
    const answer = await app.call(staff, 'Team/ImportTeams', {
      content: 'A'.repeat(12_000_000),
      apply: false,
    });
    expect(answer.status).toBe(413);
  });

  it('accepts 3,177 clubs with towns, places and aliases at once, and none of them again', async () => {
    const clubs = Array.from({ length: 3_177 }, (_, n) => ({
      id: n,
      name: `Club ${n % 3_000}`,
      country: ['IT', 'ES', 'FR', 'DE'][n % 4],
      city: `Città ${Math.floor(n / 3_000)} ${n % 90}`,
      region: n % 4 === 0 ? 'Lombardia' : 'Elsewhere',
      stadium: `Stadio ${n}`,
      founded: 1890 + (n % 100),
      league: 'Serie',
      tier: 1 + (n % 7),
      lat: 40 + (n % 80) / 10,
      lon: 5 + (n % 70) / 10,
      aliases: [`C${n}`, 'FC'],
    }));
    const file = JSON.stringify(clubs);
    expect((await send(file, true)).ok).toMatchObject({ rows: 3_177, added: 3_177, known: 0, bad: 0 });
    expect((await send(file, false)).ok).toMatchObject({ added: 0, known: 3_177 });
  });
});
