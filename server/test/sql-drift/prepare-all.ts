import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { SeededRandom } from '../../src/demo/seeded-random.ts';
import { makeUpValue } from './made-up-value.ts';
import { PreparingDatabase } from './preparing-database.ts';
import type { RepositoryFunction, SqlSources, Template } from './sql-sources.ts';

const root = new URL('../../../', import.meta.url);
const callsInARound = 10;
const mostRounds = 30;

/** How functions are called whose arguments no type tells, by `file function`. */
export type NamedCalls = Readonly<Record<string, (db: PreparingDatabase['database']) => Promise<unknown>>>;

/**
 * Prepares every statement of the server: those that only values are put into as they are written; the others by calling
 * the functions of the repositories with values made up from their types, until each template has been part of a statement.
 */
export async function prepareAll(
  client: pg.Client,
  { templates, functions }: SqlSources,
  named: NamedCalls,
): Promise<PreparingDatabase> {
  const random = new SeededRandom(60);
  const preparing: PreparingDatabase = new PreparingDatabase(client, templates, (origin, columns) => {
    const row = origin[0]?.row;
    const make = () =>
      row
        ? makeUpValue(row, random, preparing)
        : Object.fromEntries(columns.map(({ name }) => [name, random.between(0, 5)]));
    return Array.from({ length: random.between(0, 2) }, make);
  });
  for (const call of Object.values(named)) await attempt(preparing, () => call(preparing.database));
  for (const template of templates) await prepareAsWritten(template, preparing);
  let toCall = functions.filter(({ file, name }) => !named[`${file} ${name}`]);
  for (let round = 0; round < mostRounds && toCall.length > 0; round += 1) {
    const varied: RepositoryFunction[] = [];
    for (const one of toCall) if (await callSeveralTimes(one, preparing, random)) varied.push(one);
    const isOpen = templates.some((template) => !preparing.seen.has(template));
    toCall = isOpen ? varied : [];
  }
  return preparing;
}

/** Answers whether what the function sends varies: whether a later call brought a statement that the first did not. */
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

/** What a function makes of values that nobody would give it is not the question: what it prepared until then counts. */
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
