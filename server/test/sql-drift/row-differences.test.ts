import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../stage/test-database.ts';
import { type Catalog, describeStatement, readCatalog } from './catalog.ts';
import { readNullability } from './nullability.ts';
import { rowDifferences } from './row-differences.ts';
import type { Shape } from './shapes.ts';

let database: { url: string; drop(): Promise<void> };
let client: pg.Client;
let catalog: Catalog;

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`
    create table clubs (id bigint primary key, name text not null, city text);
    create table people (id bigint primary key, club_id bigint references clubs, name text not null, born date)`);
  catalog = await readCatalog(client);
});

afterAll(async () => {
  await client?.end();
  await database?.drop();
});

const text: Shape = { kind: 'text' };
const number: Shape = { kind: 'number' };
const orNull = (shape: Shape): Shape => ({ kind: 'either', of: [shape, { kind: 'constant', value: null }] });

async function findings(statement: string, row: Record<string, Shape>): Promise<string[]> {
  const columns = await describeStatement(client, statement);
  const nullability = await readNullability(client, statement, columns, catalog);
  const properties = () => Object.entries(row).map(([name, shape]) => ({ name, shape }));
  const found = rowDifferences({ kind: 'object', properties }, columns, nullability, catalog);
  return found.map(({ column, what }) => `${column} ${what}`);
}

describe('a statement and its row type', () => {
  it('agree', async () => {
    const row = { id: number, name: text, city: orNull(text) };
    expect(await findings('select id, name, city from clubs where id = $1', row)).toEqual([]);
  });

  it('differ when the type has a column that is not selected, or lacks a selected one', async () => {
    expect(await findings('select id, name as called from clubs', { id: number, name: text })).toEqual([
      'name is in the row type and not among the columns',
      'called is not in the row type',
    ]);
  });

  it('differ when a value is passed on as another type', async () => {
    expect(await findings('select avg(id) as average from clubs', { average: orNull(number) })).toEqual([
      "average is of the database's type numeric",
    ]);
  });

  it('cannot be compared when a column was dropped: preparing fails', async () => {
    await expect(describeStatement(client, 'select town from clubs')).rejects.toThrow(
      'column "town" does not exist',
    );
  });
});

describe('a column may be null', () => {
  it.each([
    ['when the table lets it', 'select city as it from clubs'],
    ['when it is made of one that may', `select trim(name || ' ' || city) as it from clubs`],
    ['behind an outer join', 'select c.name as it from people p left join clubs c on c.id = p.club_id'],
    ['as a case without an end', `select case when id = 1 then name end as it from clubs`],
    ['as the greatest of none', 'select max(name) as it from clubs'],
    [
      'as a subquery that finds nothing',
      'select (select c.name from clubs c where c.id = p.club_id) as it from people p',
    ],
    [
      'when it is compared with what must not be there',
      'select city as it from clubs c where not exists (select from people p where p.name = c.city)',
    ],
    ['with a condition that also holds without it', `select city as it from clubs where city = $1 or id = 2`],
  ])('%s', async (_, statement) => {
    expect(await findings(statement, { it: text })).toEqual(['it may be null']);
  });
});

describe('a column is not null', () => {
  it.each([
    ['when a condition says so', 'select city as it from clubs where city is not null and id > 1'],
    ['when it is compared', 'select city as it from clubs where city = $1'],
    [
      'when a condition makes the outer join an inner one',
      `
      select c.name as it from people p left join clubs c on c.id = p.club_id where c.id = $1`,
    ],
    ['with something in its place', `select coalesce(city, '') as it from clubs`],
    ['as a number of rows', 'select count(*)::text as it from clubs'],
  ])('%s', async (_, statement) => {
    expect(await findings(statement, { it: text })).toEqual([]);
  });
});
