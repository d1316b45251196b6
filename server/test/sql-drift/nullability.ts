import type pg from 'pg';
import type { Catalog, Column } from './catalog.ts';
import { givenBy, type Nullability, readExpression, type Surroundings } from './expression-nullability.ts';

interface Plan {
  'Join Type'?: string;
  'Parent Relationship'?: string;
  'Subplan Name'?: string;
  'Relation Name'?: string;
  Alias?: string;
  Output?: string[];
  'Group Key'?: string[];
  Plans?: Plan[];
  [condition: string]: unknown;
}

const subquery = /^\(*(InitPlan|SubPlan) /;
const conditions = [
  'Filter',
  'Index Cond',
  'Recheck Cond',
  'Hash Cond',
  'Merge Cond',
  'Join Filter',
  'TID Cond',
];

/**
 * Nullability of result columns, in order: null for a nullable table column, or one on the optional side of
 * an outer join, unless a condition excludes it. Read from PostgreSQL's plan, which knows the consequences
 * of conditions. Nothing is run.
 */
export async function readNullability(
  client: pg.Client,
  text: string,
  columns: readonly Column[],
  catalog: Catalog,
): Promise<Nullability[]> {
  const plan = await readGenericPlan(client, text);
  if (!plan) return columns.map(() => 'unknown');
  const reading = new PlanReading(plan, catalog);
  return columns.map((column, at) => reading.of(plan.Output?.[at] ?? '', column));
}

/** The plan for unknown values. `explain (generic_plan)` would need PostgreSQL 16. */
async function readGenericPlan(client: pg.Client, text: string): Promise<Plan | undefined> {
  await client.query(`set plan_cache_mode = force_generic_plan; prepare explained as ${text}`);
  const known = await client.query<{ parameters: number }>(
    `select cardinality(parameter_types) as parameters from pg_prepared_statements where name = 'explained'`,
  );
  const nulls = Array.from({ length: known.rows[0]?.parameters ?? 0 }, () => 'null').join();
  const explained = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (verbose, format json) execute explained${nulls && `(${nulls})`}`,
  );
  await client.query('deallocate explained');
  return explained.rows[0]?.['QUERY PLAN'][0].Plan;
}

class PlanReading implements Surroundings {
  readonly groups: boolean;
  /** The tables by alias, and whether their row may be absent. */
  readonly #tables = new Map<string, { table: string; mayBeMissing: boolean }>();
  readonly #subqueries = new Map<string, Plan>();
  /** Expressions that a condition requires to be not null. */
  readonly #given = new Set<string>();
  readonly #catalog: Catalog;

  constructor(plan: Plan, catalog: Catalog) {
    this.#catalog = catalog;
    this.#walk(plan, false, true);
    this.groups = aggregateOf(plan)?.['Group Key'] !== undefined;
  }

  of(output: string, column: Column): Nullability {
    const derived = readExpression(output, this);
    // May be ARRAY(…), which the plan prints like a single value and which is never null.
    if (derived === 'null' && subquery.test(output) && this.#catalog.elementOf(column.type) !== null)
      return 'unknown';
    const of = this.#catalog.columnOf(column);
    if (derived !== 'unknown' || !of || of.isNotNull) return derived;
    const isGiven = [...this.#tables].some(
      ([alias, { table }]) => table === of.table && this.#isGivenColumn(alias, of.name),
    );
    return isGiven ? 'unknown' : 'null';
  }

  ofColumn(alias: string | undefined, name: string): Nullability | undefined {
    const [only] = this.#tables.keys();
    const of = alias ?? (this.#tables.size === 1 ? only : undefined);
    const read = of === undefined ? undefined : this.#tables.get(of);
    // A column of a subquery; a bare word may be anything else.
    if (!of || !read) return alias === undefined ? undefined : 'unknown';
    const column = this.#catalog.named(read.table, name);
    if (!column) return alias === undefined ? undefined : 'unknown';
    if (read.mayBeMissing) return 'null';
    return column.isNotNull || this.#isGivenColumn(of, name) ? 'never' : 'null';
  }

  ofSubquery(name: string): Nullability {
    const plan = this.#subqueries.get(name);
    // EXISTS reads no columns of its rows.
    if (!plan?.Output?.length) return 'never';
    const aggregate = aggregateOf(plan);
    if (!aggregate || aggregate['Group Key'] !== undefined) return 'null';
    return readExpression(aggregate.Output?.[0] ?? '', { ...unknownSurroundings, groups: false });
  }

  isGiven(expression: string): boolean {
    return this.#given.has(expression);
  }

  #isGivenColumn(alias: string, name: string): boolean {
    return this.#given.has(`${alias}.${name}`) || (this.#tables.size === 1 && this.#given.has(name));
  }

  #walk(node: Plan, mayBeMissing: boolean, isAsked: boolean): void {
    if (node.Alias && node['Relation Name'])
      this.#tables.set(node.Alias, { table: node['Relation Name'], mayBeMissing });
    if (node['Subplan Name']) this.#subqueries.set(node['Subplan Name'], node);
    const join = node['Join Type'] ?? '';
    // The conditions of outer joins need not hold for the rows they return; their filters do.
    const holding = /^(|Inner|Semi|Right Semi)$/.test(join) ? conditions : ['Filter'];
    if (isAsked && !mayBeMissing)
      for (const name of holding) {
        const condition = node[name];
        if (typeof condition === 'string') for (const given of givenBy(condition)) this.#given.add(given);
      }
    for (const child of node.Plans ?? []) {
      const side = child['Parent Relationship'];
      const isOptional =
        join === 'Full' || (join === 'Left' && side === 'Inner') || (join === 'Right' && side === 'Outer');
      const isExcluded = (join === 'Anti' && side === 'Inner') || (join === 'Right Anti' && side === 'Outer');
      const isPart = side !== 'SubPlan' && side !== 'InitPlan';
      this.#walk(child, isPart && (mayBeMissing || isOptional), isAsked && isPart && !isExcluded);
    }
  }
}

const unknownSurroundings: Surroundings = {
  ofColumn: () => 'unknown',
  ofSubquery: () => 'unknown',
  isGiven: () => false,
  groups: true,
};

/** The aggregate that a plan's rows come from directly, if any. */
function aggregateOf(plan: Plan): Plan | undefined {
  if (plan['Node Type'] === 'Aggregate') return plan;
  const inputs = (plan.Plans ?? []).filter((child) => child['Parent Relationship'] === 'Outer');
  return inputs.length === 1 && !plan['Join Type'] ? aggregateOf(inputs[0] as Plan) : undefined;
}
