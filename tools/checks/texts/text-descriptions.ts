import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../sources.ts';

const folder = 'texts/descriptions';

/** Descriptions for translators, by file (`<module>/<thing>.json`); each is for a key or for all keys with that prefix. */
export function readDescriptions(): Map<string, Record<string, unknown>> {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.json'));
  return new Map(
    files.sort().map((file) => [file, JSON.parse(readFileSync(join(root, folder, file), 'utf8'))] as const),
  );
}

/**
 * Finds descriptions of missing texts, empty descriptions, and files that are not at the same path as the texts.
 *
 * @param keys the keys of each text file, plurals without their suffix
 * @param files the path of each text file, `<module>/<thing>.json`
 */
export function checkDescriptions(
  descriptions: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
  keys: ReadonlyMap<string, ReadonlyMap<string, unknown>>,
  files: ReadonlySet<string>,
): string[] {
  return [...descriptions].flatMap(([file, entries]) => {
    if (!files.has(file)) return [`${folder}/${file}: there is no text file ${file}`];
    const own = [...(keys.get(file.slice(file.lastIndexOf('/') + 1, -'.json'.length))?.keys() ?? [])];
    return Object.entries(entries).flatMap(([key, description]) => {
      const place = `${folder}/${file} ${key}`;
      const isKnown = own.some((one) => one === key || one.startsWith(`${key}.`));
      if (!isKnown) return [`${place}: there is no such text`];
      return typeof description === 'string' && description.trim() !== '' ? [] : [`${place}: is empty`];
    });
  });
}
