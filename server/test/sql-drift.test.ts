import type { Kysely } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableOwners } from '../../tools/checks/table-owners.ts';
import { attachmentKinds } from '../src/files/attachment-kinds.ts';
import { listOrphans } from '../src/files/uploads/files.repository.ts';
import { modules } from '../src/modules.ts';
import type { Queryable, Transaction } from '../src/platform/database/database.ts';
import { recordEvent } from '../src/platform/outbox/record-event.ts';
import { readCatalog } from './sql-drift/catalog.ts';
import { readColumnReads } from './sql-drift/column-reads.ts';
import { checkDoors } from './sql-drift/doors.ts';
import { readNullability } from './sql-drift/nullability.ts';
import { type NamedCalls, prepareAll } from './sql-drift/prepare-all.ts';
import type { PreparingDatabase } from './sql-drift/preparing-database.ts';
import { rowDifferences } from './sql-drift/row-differences.ts';
import { readSqlSources, type SqlSources } from './sql-drift/sql-sources.ts';
import { readsOfParts, representatives } from './sql-drift/table-reads.ts';
import { createTestDatabase } from './stage/test-database.ts';

const namedCalls: NamedCalls = {
  async 'server/src/files/uploads/files.repository.ts listOrphans'(db) {
    for (const [kind, parent] of attachmentKinds.all())
      await listOrphans(db as Kysely<unknown> as Queryable, kind, parent, 1);
  },
  async 'server/src/platform/outbox/record-event.ts recordEvent'(db) {
    const common = { recipients: [1], actorId: 1, at: new Date('2026-05-04T10:00:00Z') };
    const tx = db as unknown as Transaction;
    await recordEvent(tx, {
      ...common,
      type: 'account.activationAsked',
      data: { accountId: 1, linkBase: '' },
    });
    await recordEvent(tx, { ...common, type: 'negotiation.reminded', data: { negotiationId: 1 } as never });
  },
};

/** PostgreSQL's error codes for an empty list, because made-up values do not respect minimum lengths. */
const ofAnEmptyList = new Set(['42601', '42P18']);

const username = 'a foreign key: the person has an account';
const owner = 'a check of the table: a record that is not the own one of its player has an owner';
const agentType = 'the agent has an account of profile 2, which a check gives a type';

/**
 * Columns that a rule of the database keeps from being null although the plan does not show it, by file and
 * column.
 */
const neverNull: Readonly<Record<string, string>> = {
  'server/src/market/applications/candidate-changes.repository.ts author_name': username,
  'server/src/market/search/request-search.repository.ts team_id': 'the column of a request takes no null',
  'server/src/people/agents/agents.repository.ts agent_type': agentType,
  'server/src/people/portfolios/removals.repository.ts owner_id': owner,
  'server/src/people/teams/team-list.repository.ts longitude': 'a check: a latitude is never without it',
  'server/src/representation/claims/claims.repository.ts owner_id': owner,
  'server/src/representation/claims/duplicates.repository.ts owner_id': owner,
  'server/src/representation/claims/listings.repository.ts owner_id': owner,
  'server/src/room/chat/conversations/contacts.repository.ts username': username,
  'server/src/room/chat/conversations/conversations.repository.ts username': username,
  'server/src/room/evidence/conversation-export.repository.ts name': username,
  'server/src/room/evidence/message-search.repository.ts from_id':
    'a check: only a message of the system has no author',
  'server/src/room/evidence/money-tickets.repository.ts author_name': username,
  'server/src/room/evidence/money-tickets.repository.ts sort_key':
    'a check: what is not open has been decided at some time',
};

let database: { url: string; drop(): Promise<void> };
let client: pg.Client;
let sources: SqlSources;
let preparing: PreparingDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  sources = readSqlSources();
  preparing = await prepareAll(client, sources, namedCalls);
}, 240_000);

afterAll(async () => {
  sources?.close();
  await client?.end();
  await database?.drop();
});

describe('the SQL of the server against the migrated database', () => {
  it('is prepared completely: no template is left out', () => {
    const left = sources.templates.filter((template) => !preparing.seen.has(template));
    expect(left.map(({ place }) => place)).toEqual([]);
  });

  it('names only existing tables and columns', () => {
    const failures = preparing.failures
      .filter(({ error }) => !ofAnEmptyList.has(error.code ?? ''))
      .map(({ text, error, templates }) => `${templates[0]?.place ?? text}: ${error.message}`);
    expect([...new Set(failures)]).toEqual([]);
  });

  it('reads of lower modules what they publish, and nothing of higher ones', async () => {
    const statements = representatives([...preparing.prepared.values()]);
    const columns = await readColumnReads(client, [...new Set(statements.map(({ text }) => text))]);
    const reads = statements.flatMap((one) => readsOfParts(one, columns.get(one.text) ?? []));
    const { summary, ...found } = checkDoors(reads, {
      owners: tableOwners,
      published: Object.assign({}, ...modules.map(({ publishes }) => publishes)),
    });
    console.info(summary);
    expect(found).toEqual({ upward: [], unpublished: [], idle: [] });
  }, 240_000);

  it('returns rows as their types say', async () => {
    expect(await differences()).toEqual([]);
  }, 240_000);
});

/** Differences between the rows and their types. Prints how many statements were compared. */
async function differences(): Promise<string[]> {
  const catalog = await readCatalog(client);
  const found = new Set<string>();
  const excused = new Set<string>();
  const compared = { statements: new Set<string>(), columns: 0, undecided: 0 };
  for (const { text, columns, templates } of preparing.prepared.values()) {
    for (const { row, place, file, executed } of templates) {
      // `fetch` returns the columns of its cursor's statement.
      if (!row || /^\s*fetch /.test(text)) continue;
      const nullability = await readNullability(client, text, columns, catalog);
      if (executed) compared.statements.add(place);
      compared.columns += columns.length;
      compared.undecided += nullability.filter((one) => one === 'unknown').length;
      for (const { column, what } of rowDifferences(row, columns, nullability, catalog)) {
        const rule = `${file} ${column}`;
        if (what === 'may be null' && neverNull[rule]) excused.add(rule);
        else found.add(`${place}: "${column}" ${what}`);
      }
    }
  }
  for (const rule of Object.keys(neverNull))
    if (!excused.has(rule)) found.add(`${rule}: needs no rule that keeps it from being null`);
  const { templates } = sources;
  const statements = templates.filter(({ executed }) => executed);
  console.info(
    `${templates.length} templates, ${statements.length} of them statements, prepared in ${preparing.prepared.size} forms; ` +
      `${compared.statements.size} of ${statements.filter(({ row }) => row).length} with a row type compared; ` +
      `of ${compared.columns} columns the plan leaves ${compared.undecided} undecided whether they may be null`,
  );
  return [...found].sort();
}
