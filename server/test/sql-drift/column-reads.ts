import type pg from 'pg';

/** The columns that a statement reads, by table. */
export interface ColumnRead {
  table: string;
  /** Null where the statement names the table only: `exists (select from …)`; `*` for its row as a whole. */
  column: string | null;
}

/** The statements that read tables; the others move a cursor or wait for a lock. */
const reading =
  /^\s*(?:declare\s+\w+\s+(?:no scroll\s+)?cursor\s+for\s+)?(?=with|select|insert|update|delete|merge|values)/i;
const atOnce = 200;

/**
 * The tables and columns that each statement reads, or writes, as PostgreSQL understands it: it makes the
 * statement the body of a function, and records what such a body depends on. Nothing is run.
 */
export async function readColumnReads(
  client: pg.Client,
  texts: readonly string[],
): Promise<Map<string, ColumnRead[]>> {
  await client.query(bodies);
  const found = new Map<string, ColumnRead[]>();
  for (let at = 0; at < texts.length; at += atOnce) {
    const some = texts.slice(at, at + atOnce).filter((text) => reading.test(text));
    const { rows } = await client.query<{
      at: number;
      table: string | null;
      column: string | null;
      body: string;
    }>('select at, "table", "column", body from pg_temp.read_columns($1)', [
      some.map((text) => text.replace(reading, '')),
    ]);
    for (const row of rows) {
      const text = some[row.at - 1] as string;
      const reads = found.get(text) ?? [];
      found.set(text, reads);
      if (row.table === null) continue;
      const isFirst = !reads.some(({ table }) => table === row.table);
      reads.push({ table: row.table, column: row.column });
      if (isFirst && readsRow(row.table, row.body)) reads.push({ table: row.table, column: '*' });
    }
  }
  return found;
}

/** Whether the statement uses a row as one value, such as `to_jsonb(p)`, which PostgreSQL writes as `p.*`. */
function readsRow(table: string, body: string): boolean {
  return [...body.matchAll(/(?<![\w.])(\w+)\.\*/g)].some(
    ([, alias]) => alias === table || new RegExp(`\\b${table} ${alias}\\b`).test(body),
  );
}

/** A statement that PostgreSQL refuses as the body of a function is in the answer with the reason. */
const bodies = `
create or replace function pg_temp.read_columns(texts text[])
returns table (at int, "table" text, "column" text, body text) language plpgsql as $$
declare
  types regtype[];
  statement text;
  made oid;
begin
  for number in 1 .. cardinality(texts) loop
    at := number;
    execute 'prepare read_columns as ' || texts[at];
    select parameter_types into types
    from pg_prepared_statements where name = 'read_columns';
    deallocate read_columns;
    statement := texts[at];
    for parameter in reverse cardinality(types) .. 1 loop
      statement := replace(statement, '$' || parameter, format('(null::%s)', types[parameter]));
    end loop;
    execute format('create function pg_temp.column_reader() returns void begin atomic %s; end', statement);
    select p.oid, pg_get_function_sqlbody(p.oid) into made, body
    from pg_proc p where p.proname = 'column_reader' and p.pronamespace = pg_my_temp_schema();
    "table" := null;
    "column" := null;
    return next;
    for "table", "column" in
      select distinct c.relname, a.attname
      from pg_depend d
        join pg_class c on c.oid = d.refobjid
        join pg_namespace s on s.oid = c.relnamespace and s.nspname = 'public'
        left join pg_attribute a on a.attrelid = c.oid and a.attnum = nullif(d.refobjsubid, 0)
      where d.classid = 'pg_proc'::regclass and d.objid = made and d.refclassid = 'pg_class'::regclass
        and c.relkind in ('r', 'p', 'v', 'm')
    loop
      return next;
    end loop;
    drop function pg_temp.column_reader();
  end loop;
end $$`;
