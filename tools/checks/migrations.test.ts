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
      'alter table people drop column age, add column age integer generated always as (2026 - born_year) stored;',
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

describe('a migration', () => {
  const named = (text: string) => findingsOf(text, '0200-next.sql');

  it('says in its first line whether it expands or contracts the schema, from the release that reads it on', () => {
    const addsColumn = 'alter table people add column age integer;';
    expect(named(addsColumn)).toEqual([
      'server/migrations/0200-next.sql: its first line must say "-- Expand: <what it adds>" or, if it removes or restricts something, "-- Unused since <version>: <what>"',
    ]);
    expect(named(`-- Expand: ages of people.\n${addsColumn}`)).toEqual([]);
    expect(findingsOf(addsColumn, '0199-next.sql')).toEqual([]);
  });

  it('that is declared as an expansion does nothing that the release before would notice', () => {
    for (const [statement, what] of [
      ['alter table people add column age integer not null;', 'people.age is not null without a default'],
      [
        'alter table people add age integer not null check (age in (1, 2));',
        'people.age is not null without a default',
      ],
      ['alter table people alter column age set not null;', 'a column of people becomes not null'],
      ['alter table people alter age type bigint;', 'a column of people changes its type'],
      ['alter table people alter column age set data type bigint;', 'a column of people changes its type'],
      ['alter table people alter column age drop default;', 'a column of people loses its default'],
      [
        'alter table people add constraint people_age check (age > 0);',
        'people gets the constraint people_age',
      ],
      [
        'alter table people add column towns text[], add check (age > 0) not valid;',
        'people gets a constraint',
      ],
      ['create unique index people_name on people (name);', 'people gets a unique index'],
      ['delete from people where age is null;', 'rows of people are deleted'],
      ['with old as (delete from people returning name) select from old;', 'rows of people are deleted'],
      ['truncate people;', 'rows of people are deleted'],
      ['revoke insert on people from public;', 'a right is revoked'],
      ['alter table people enable row level security;', 'people gets row level security'],
      ['create policy own on people;', 'a rule or a policy is created'],
    ] as const)
      expect(named(`-- Expand: more of people.\n${statement}`)).toEqual([
        `server/migrations/0200-next.sql: is declared as an expansion, but ${what}, which a node of the release before would notice`,
      ]);
    expect(named('-- Expand: nothing.\ndrop table people;')).toEqual([
      'server/migrations/0200-next.sql: drops or renames; its first line must say "-- Unused since <version>: <what>"',
    ]);
  });

  it('that is declared as an expansion may add what nobody misses', () => {
    for (const statement of [
      "alter table people add column kind text not null default 'a, b' check (kind in ('a, b', 'c'));",
      'alter table people add column born_year integer not null generated always as (extract(year from born)) stored;',
      'alter table people drop constraint people_kind, add constraint people_kind check (kind in (1, 2, 3));',
      'create table towns (id bigint primary key, name text not null); alter table towns add unique (name);',
      'create table towns (id bigint not null); create unique index on towns (id); delete from towns;',
      'create index people_age on people (age);',
      'alter table people alter column age drop not null, alter column kind set default 1;',
      'update people set age = 0 where age is null;',
    ])
      expect(named(`-- Expand: more of people.\n${statement}`)).toEqual([]);
  });

  it('that contracts the schema may restrict it', () => {
    expect(
      named(
        '-- Unused since 0.8.0: people without an age.\nalter table people alter column age set not null;',
      ),
    ).toEqual([]);
  });
});
