import { fileURLToPath } from 'node:url';
import { isOperationNodeSource, type RawNode } from 'kysely';
import type pg from 'pg';
import { SeededRandom } from '../../src/demo/seeded-random.ts';
import { makeUpValue } from './made-up-value.ts';
import { PreparingDatabase } from './preparing-database.ts';
import type { RepositoryFunction, SqlSources, Template } from './sql-sources.ts';

const root = new URL('../../../', import.meta.url);
const callsInARound = 16;
/** A function that varies is called in at least so many rounds: one round can miss a branch by chance. */
const fewestRounds = 3;
const maxRounds = 30;

/** Arguments of functions whose types do not determine them, by `file function`. */
export type NamedCalls = Readonly<Record<string, (db: PreparingDatabase['database']) => Promise<unknown>>>;

/**
 * Prepares every statement of the server. Statements that interpolate only values are prepared as written;
 * the others by calling the repository functions with made-up values until every template has been part of
 * a statement.
 */
export async function prepareAll(
  client: pg.Client,
  { templates, functions }: SqlSources,
  named: NamedCalls,
): Promise<PreparingDatabase> {
  const random = new SeededRandom(60);
  const fragments = await exportedFragments(functions);
  const preparing: PreparingDatabase = new PreparingDatabase(
    client,
    { templates, fragments },
    (origin, columns) => {
      const row = origin[0]?.row;
      const make = () =>
        row
          ? makeUpValue(row, random, preparing)
          : Object.fromEntries(columns.map(({ name }) => [name, random.between(0, 5)]));
      return Array.from({ length: random.between(0, 2) }, make);
    },
  );
  for (const call of Object.values(named)) await attempt(preparing, () => call(preparing.database));
  for (const template of templates) await prepareAsWritten(template, preparing);
  let toCall = functions.filter(({ file, name }) => !named[`${file} ${name}`]);
  // Each function has its own values: a change of one does not change what the others are called with.
  const randomOf = new Map(functions.map((one) => [one, new SeededRandom(seedOf(one))]));
  const varied = new Set<RepositoryFunction>();
  for (let round = 0; round < maxRounds && toCall.length > 0; round += 1) {
    for (const one of toCall) {
      const own = randomOf.get(one) ?? random;
      if (await callSeveralTimes(one, preparing, own)) varied.add(one);
    }
    const isOpen = templates.some((template) => !preparing.seen.has(template));
    toCall = isOpen || round + 1 < fewestRounds ? [...varied] : [];
  }
  return preparing;
}

/** The fragments that repositories export as values, with the text that they have: of `sql.raw` the sources do not show it. */
async function exportedFragments(functions: readonly RepositoryFunction[]): Promise<Template[]> {
  const files = [...new Set(functions.map(({ file }) => file))];
  const found = await Promise.all(
    files.map(async (file) => {
      const values: unknown[] = Object.values(await import(fileURLToPath(new URL(file, root))));
      return values.flatMap((value) => {
        const pieces = isOperationNodeSource(value) && (value.toOperationNode() as RawNode).sqlFragments;
        return pieces
          ? [{ place: file, file, pieces, row: null, executed: false, holdsOnlyValues: true }]
          : [];
      });
    }),
  );
  return found.flat();
}

/** A number from the name of a function. */
function seedOf({ file, name }: RepositoryFunction): number {
  return [...`${file} ${name}`].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) >>> 0, 60);
}

/** Returns whether the function's statements vary: whether a later call sent one that the first did not. */
async function callSeveralTimes(
  { file, name, parameters }: RepositoryFunction,
  preparing: PreparingDatabase,
  random: SeededRandom,
): Promise<boolean> {
  const module = await import(fileURLToPath(new URL(file, root)));
  let first = 0;
  for (let at = 0; at < callsInARound; at += 1) {
    const values = parameters.map((parameter) => makeUpValue(parameter, random, preparing));
    await attempt(preparing, () => module[name](...values));
    if (at === 0) first = preparing.prepared.size;
  }
  return preparing.prepared.size > first;
}

/** Errors caused by impossible values are ignored: only the statements prepared until then matter. */
async function attempt(preparing: PreparingDatabase, call: () => unknown): Promise<void> {
  preparing.beginCall();
  try {
    await call();
  } catch {}
}

async function prepareAsWritten(template: Template, preparing: PreparingDatabase): Promise<void> {
  if (!template.executed || !template.holdsOnlyValues) return;
  const text = template.pieces.reduce((before, piece, at) => `${before}$${at}${piece}`);
  await attempt(preparing, async () => {
    await preparing.prepare(text, [template]);
    preparing.seen.add(template);
  });
}
