import { describe, expect, it } from 'vitest';
import { migrationFindings } from './migrations.ts';

const findingsOf = (text: string, name = '0053-next.sql') =>
  migrationFindings([{ path: `server/migrations/${name}`, text }], '0.9.0');

describe('a migration that drops or renames', () => {
  it('states in its first line since which version nothing uses it', () => {
    for (const statement of [
      'drop table towns;',
      'alter table people drop column age;',
      'alter table people drop age;',
      'alter table people rename column age to years;',
      'alter table people rename to persons;',
      'drop function years_of(date);',
    ]) {
      expect(findingsOf(`-- Ages are gone.\n${statement}`)).toEqual([
        'server/migrations/0053-next.sql: drops or renames; its first line must say "-- Unused since <version>: <what>"',
      ]);
      expect(findingsOf(`-- Unused since 0.8.0: people.age.\n${statement}`)).toEqual([]);
    }
  });

  it('does not name a future version', () => {
    expect(findingsOf('-- Unused since 0.10.0: people.age.\nalter table people drop column age;')).toEqual([
      'server/migrations/0053-next.sql: says unused since 0.10.0, but the project is only at 0.9.0',
    ]);
  });

  it('needs no statement if no running release uses what it drops', () => {
    for (const statement of [
      'drop index people_age;',
      'alter table people drop constraint people_age_check, add constraint people_age_check check (age > 0);',
      'drop trigger people_changed on people;',
      'alter table people alter column age drop not null;',
      'create temporary table ages (age integer) on commit drop;',
      'alter index people_age rename to people_years;',
      "-- Nobody may drop a table.\ninsert into words values ('drop it');",
    ])
      expect(findingsOf(statement)).toEqual([]);
  });

  it('is not checked if it is older than the rule', () => {
    expect(findingsOf('alter table chat_presence drop column beat_at;', '0049-nodes-that-live.sql')).toEqual(
      [],
    );
  });
});
