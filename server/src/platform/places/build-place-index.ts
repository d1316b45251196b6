import { europeanNames } from './european-names.ts';
import { foldName } from './fold-name.ts';
import type { PlaceBuffers } from './place-buffers.ts';
import { readCities } from './read-cities.ts';

interface LocalName {
  local: string;
  others: string[];
}

export function buildPlaceIndex(): PlaceBuffers {
  const cities = [...readCities()];
  const known = localNames(cities);
  const entries: { name: string; place: number }[] = cities.map(({ name }, place) => ({
    name: known.get(place)?.local ?? name,
    place,
  }));
  for (const [place, { others }] of known) for (const name of others) entries.push({ name, place });
  const names = joined(entries.map(({ name }) => name));
  const keys = joined(entries.map(({ name }) => `${foldName(name)}\n`));
  return {
    names: names.bytes,
    nameStarts: names.starts,
    keys: keys.bytes,
    keyStarts: keys.starts,
    ...sortedWords(keys.bytes, keys.starts),
    entryPlaces: Uint32Array.from(entries, ({ place }) => place),
    populations: Uint32Array.from(cities, ({ population }) => population),
    latitudes: Int32Array.from(cities, ({ latitude }) => latitude),
    longitudes: Int32Array.from(cities, ({ longitude }) => longitude),
    countries: joined(cities.map(({ country }) => country)).bytes,
    regions: joined(cities.map(({ region }) => region ?? '\0\0\0')).bytes,
  };
}

/** The places listed in the table of European names; of several with one name the largest. */
function localNames(cities: readonly { name: string; country: string; population: number }[]) {
  const lines = europeanLines();
  const wanted = new Set(lines.map(({ listed }) => listed));
  const largest = new Map<string, number>();
  for (const [place, { name, country, population }] of cities.entries()) {
    if (!wanted.has(name)) continue;
    const key = `${country} ${name}`;
    const before = largest.get(key);
    if (before === undefined || (cities[before]?.population ?? 0) < population) largest.set(key, place);
  }
  const found = new Map<number, LocalName>();
  for (const { country, listed, local, others } of lines) {
    const place = largest.get(`${country} ${listed}`);
    if (place === undefined) throw new Error(`no place of ${country} is called "${listed}"`);
    const shown = local === '=' ? listed : local;
    const all = new Set([listed, ...others].filter((name) => foldName(name) !== foldName(shown)));
    found.set(place, { local: shown, others: [...all] });
  }
  return found;
}

function europeanLines(): { country: string; listed: string; local: string; others: string[] }[] {
  return europeanNames
    .trim()
    .split('\n')
    .map((line) => {
      const [, country = '', listed = '', local = '', others = ''] =
        /^(..) (.+?) > (.+?) \| (.+)$/.exec(line) ?? [];
      return { country, listed, local, others: others.split(', ') };
    });
}

function joined(texts: readonly string[]): {
  bytes: Uint8Array<ArrayBuffer>;
  starts: Uint32Array<ArrayBuffer>;
} {
  const starts = new Uint32Array(texts.length + 1);
  const parts = texts.map((text, index) => {
    const part = Buffer.from(text);
    starts[index + 1] = (starts[index] ?? 0) + part.length;
    return part;
  });
  const bytes = new Uint8Array(starts.at(-1) ?? 0);
  for (const [index, part] of parts.entries()) bytes.set(part, starts[index] ?? 0);
  return { bytes, starts };
}

const space = 0x20;
const lineFeed = 0x0a;
/** Names equal up to here need no order among each other. */
const compared = 48;

function sortedWords(keys: Uint8Array<ArrayBuffer>, keyStarts: Uint32Array<ArrayBuffer>) {
  const view = Buffer.from(keys.buffer);
  const starts: number[] = [];
  const entryOf = new Uint32Array(keys.length);
  for (let entry = 0; entry + 1 < keyStarts.length; entry += 1) {
    entryOf.fill(entry, keyStarts[entry], keyStarts[entry + 1]);
  }
  for (let at = 0; at < keys.length; at += 1) {
    const before = at === 0 ? lineFeed : keys[at - 1];
    if ((before === lineFeed || before === space) && keys[at] !== lineFeed) starts.push(at);
  }
  // Comparing the first six bytes as one number decides most comparisons.
  const heads = new Float64Array(keys.length);
  for (const start of starts) {
    let head = 0;
    for (let byte = 0; byte < 6; byte += 1) head = head * 256 + (keys[start + byte] ?? 0);
    heads[start] = head;
  }
  const words = Uint32Array.from(starts).sort(
    (a, b) =>
      (heads[a] ?? 0) - (heads[b] ?? 0) ||
      view.compare(view, b, Math.min(b + compared, view.length), a, Math.min(a + compared, view.length)),
  );
  return { words, wordEntries: words.map((start) => entryOf[start] ?? 0) };
}
