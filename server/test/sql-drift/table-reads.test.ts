import { describe, expect, it } from 'vitest';
import type { Prepared } from './preparing-database.ts';
import type { Template } from './sql-sources.ts';
import { readsOfParts } from './table-reads.ts';

const players = 'server/src/people/players/players.repository.ts';
const requests = 'server/src/market/requests/requests.repository.ts';

const template = (file: string, ...pieces: string[]): Template => ({
  place: `${file}:1`,
  file,
  pieces,
  row: null,
  executed: false,
  holdsOnlyValues: true,
});
const statement = (text: string, ...parts: Template[]): Prepared => ({
  text,
  templates: [],
  parts,
  builtIn: null,
  columns: [],
});
const read = (table: string, column: string | null) => ({ table, column });
const readers = (made: Prepared, table: string, column: string | null, ...others: string[]) =>
  readsOfParts(made, [...[table, ...others].map((one) => read(one, null)), read(table, column)])
    .filter((one) => one.table === table && one.column === column)
    .map(({ file }) => file);

describe('what a statement of several templates reads', () => {
  it('belongs to the template that names the column by the alias of its table', () => {
    const made = statement(
      'select r.id from requests r where exists (select from players p where p.id = r.player_id and p.on_market)',
      template(requests, 'select r.id from requests r where ', ''),
      template(players, 'exists (select from players p where p.id = ', ' and p.on_market)'),
    );
    expect(readers(made, 'players', 'on_market')).toEqual([players]);
    expect(readers(made, 'players', 'id')).toEqual([players]);
  });

  it('belongs to a template that uses the alias of another', () => {
    const made = statement(
      'select p.name from players p where p.id = 1',
      template(players, 'players p'),
      template(requests, 'select p.name from ', ' where p.id = 1'),
    );
    expect(readers(made, 'players', 'name')).toEqual([requests]);
  });

  it('belongs to the template that names the table, where no template names the column', () => {
    const made = statement('select * from players', template(requests, 'select * from players'));
    expect(readers(made, 'players', 'born_date')).toEqual([requests]);
    expect(readers(made, 'players', '*')).toEqual([requests]);
  });

  it('tells apart two tables that have the same alias in different templates', () => {
    const made = statement(
      'select r.level from requests r where exists (select from proposals r where r.price_cents > 0)',
      template(requests, 'select r.level from requests r where ', ''),
      template(players, 'exists (select from proposals r where r.price_cents > 0)'),
    );
    expect(readers(made, 'proposals', 'level', 'requests')).toEqual([players]);
    expect(readers(made, 'requests', 'level', 'proposals')).toEqual([requests]);
  });

  it('takes a text that several files contain from the file that is in the statement', () => {
    const made = statement(
      'select p.id from players p where p.deleted_at is null',
      template(players, 'select p.id from players p where ', ''),
      template(players, 'p.deleted_at is null'),
      template(requests, 'p.deleted_at is null'),
    );
    expect(readers(made, 'players', 'deleted_at')).toEqual([players]);
  });

  it('belongs to the file that builds a statement without a template', () => {
    const made = { ...statement('select "id" from "players"'), builtIn: requests };
    expect(readers(made, 'players', 'id')).toEqual([requests]);
  });
});
