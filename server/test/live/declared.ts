import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

async function sourcesOf(pattern: string): Promise<[path: string, text: string][]> {
  const found: [string, string][] = [];
  for await (const path of glob(pattern, { cwd: root })) {
    if (!/\.test\.tsx?$/.test(path)) found.push([path, await readFile(`${root}${path}`, 'utf8')]);
  }
  return found.sort(([one], [other]) => one.localeCompare(other));
}

/** Every event of the contract, by its type. */
export async function everyEvent(): Promise<readonly string[]> {
  const types = new Set<string>();
  for (const [path, text] of await sourcesOf('contract/src/*/**/*events.ts')) {
    const [interfaces = ''] = text.split(/export const \w+Live = /);
    for (const [, type] of interfaces.matchAll(/'([a-zA-Z]+\.[a-zA-Z]+)'(?=\??:| \||,)/g))
      if (type) types.add(type);
    if (path.includes('deals/transfers')) for (const act of transferActs) types.add(`transfer.${act}`);
  }
  return [...types].sort();
}

const transferActs = ['proposed', 'revised', 'signed', 'agreed', 'ended'];

/** Files outside `*.queries.ts` that ask the service through the cache. */
export async function strayQueries(): Promise<readonly string[]> {
  const asks = /\b(?:useQuery|useInfiniteQuery|useQueries)(?:<[^(]*>)?\(/;
  const sources = [...(await sourcesOf('web/src/**/*.ts')), ...(await sourcesOf('web/src/**/*.tsx'))];
  return sources
    .filter(([path, text]) => !path.endsWith('.queries.ts') && asks.test(text))
    .map(([path]) => path);
}
