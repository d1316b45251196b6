import { describe, expect, it } from 'vitest';
import { checkTableWriters } from './table-writers.ts';

const owners = { players: 'people/players', accounts: 'identity/accounts', offers: 'deals/offers' };
const own = Object.fromEntries(
  Object.values(owners).map((folder) => [`server/src/${folder}/own.repository.ts`, '']),
);
const schema = `export interface DB {\n${Object.keys(owners)
  .map((table) => `  ${table}: X;\n`)
  .join('')}}`;

/** The findings for files given as path → text, together with the owners' folders and the generated types. */
const check = (files: Record<string, string>, map: Record<string, string> = owners) =>
  checkTableWriters(
    Object.entries({ 'server/src/platform/database/schema.ts': schema, ...own, ...files }).map(
      ([path, text]) => ({ path, text }),
    ),
    map,
  );
const findingsOf = (path: string, text: string) => check({ [path]: text }).findings;

const statements = [
  'sql`insert into players (id) values (1)`',
  'sql`\n  insert into\n    players as p (id) select 1`',
  'sql`with x as (update players set foot = 0 returning id) select 1`',
  'sql`update players p set foot = 0`',
  'sql`update only players as p set foot = 0`',
  'sql`delete from players where id = 1`',
  'sql`merge into players using x on true`',
  'sql`truncate players`',
  'pool.query("DELETE FROM players")',
  "tx.insertInto('players').values({})",
  "tx\n  .updateTable('players as p')",
  "tx.deleteFrom('players')",
  "tx.mergeInto('players')",
];

describe('a statement that writes a table', () => {
  it.each(statements)('belongs in the folder of the table owner: %s', (text) => {
    expect(findingsOf('server/src/people/players/a.repository.ts', text)).toEqual([]);
    const [finding, ...more] = findingsOf('server/src/people/teams/a.repository.ts', text);
    expect(finding).toMatch(
      /^server\/src\/people\/teams\/a\.repository\.ts:\d: writes players, which belongs to/,
    );
    expect(more).toEqual([]);
  });

  it.each([
    'sql`select from players for update of players`',
    'sql`select from players for no key update skip locked`',
    'sql`insert into offers (id) values (1) on conflict do update set id = 1`',
    '/** Before you delete from players, lock; insert into players last. */',
    '  // update players set foot = 0',
    "tx.selectFrom('players')",
  ])('is distinguished from reads, locks and comments: %s', (text) => {
    expect(findingsOf('server/src/deals/offers/a.repository.ts', text)).toEqual([]);
  });

  it('names its table', () => {
    for (const text of [
      `sql\`delete from \${sql.table(table)}\``,
      `sql\`update \${sql.table(table)} set x = 1\``,
      'tx.insertInto(table)',
    ])
      expect(findingsOf('server/src/people/players/a.repository.ts', text)[0]).toContain(
        'does not name its table',
      );
    expect(findingsOf('server/src/people/players/a.repository.ts', 'sql`delete from player`')[0]).toContain(
      'the migrations do not create',
    );
  });

  it('is found after a path with a star', () => {
    const text =
      "const all = 'server/src/people/*.ts'; sql`delete from players`; const every = '*/10 * * * *';";
    expect(findingsOf('server/src/people/teams/a.repository.ts', text)).toHaveLength(1);
  });

  it('is allowed in the demo, the command line and tests, which use every module', () => {
    for (const path of ['demo/a.repository.ts', 'cli/a.ts', 'deals/offers/a.test.ts'])
      expect(findingsOf(`server/src/${path}`, 'sql`delete from players`')).toEqual([]);
  });
});

describe('code that has to write a row of another folder', () => {
  const remedyFor = (path: string, text: string) => findingsOf(`server/src/${path}/a.repository.ts`, text)[0];

  it('calls the door of a lower module, or records an event', () => {
    expect(remedyFor('deals/offers', 'sql`delete from players`')).toContain(
      'call its door, server/src/people/*.ts, or record',
    );
  });

  it('declares a port for a higher one', () => {
    expect(remedyFor('identity/accounts', 'sql`delete from players`')).toContain(
      'declare a port in server/src/identity that people implements',
    );
  });

  it('calls the repository of another folder of its module', () => {
    expect(remedyFor('people/teams', 'sql`delete from players`')).toContain(
      'call a function of its repository',
    );
  });
});

describe('the map of owners', () => {
  it('names exactly the existing tables', () => {
    const { accounts: _, ...without } = owners;
    expect(check({}, without).findings).toEqual([
      'tools/checks/table-owners.ts: name the folder that writes accounts',
    ]);
    expect(check({}, { ...owners, squads: 'people/players' }).findings).toEqual([
      'tools/checks/table-owners.ts: the table squads no longer exists',
    ]);
  });

  it('names only existing folders', () => {
    expect(check({}, { ...owners, offers: 'deals/bids' }).findings).toEqual([
      'tools/checks/table-owners.ts: offers belongs to deals/bids, which does not exist',
    ]);
  });
});

it('counts tables, statements, and tables that several folders write', () => {
  const { summary } = check({
    'server/src/people/players/a.repository.ts': 'sql`delete from players`',
    'server/src/people/teams/a.repository.ts': 'sql`delete from players`; sql`delete from offers`',
  });
  expect(summary).toBe('3 tables, 3 writing statements, 1 table with several writers');
});
