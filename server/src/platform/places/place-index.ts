import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Place } from '@trattativa/contract/platform/places/endpoints';
import { foldName } from './fold-name.ts';
import { type PlaceBuffers, readPlaceBuffers } from './place-buffers.ts';

const maxFound = 10;
/** Ranks an exact name above a larger town whose name only begins with the query. */
const wholeNameWeight = 15;
const laterWordWeight = 0.5;
/** Candidates collected before all but the best are dropped. */
const maxKept = 200;

interface Found {
  place: number;
  entry: number;
  score: number;
}

/** Finds places in the flat buffers: by the prefix of any word of a name, or nearest to a point. */
export class PlaceIndex {
  readonly #all: PlaceBuffers;
  readonly #keys: Buffer;
  readonly #names: Buffer;

  constructor(buffers: PlaceBuffers) {
    this.#all = buffers;
    this.#keys = bufferOf(buffers.keys);
    this.#names = bufferOf(buffers.names);
  }

  /** At most ten, best first: exact names, then by population. Ignores accents, capitals and hyphens. */
  search(text: string, country: string | null): Place[] {
    const typed = Buffer.from(foldName(text));
    if (typed.length === 0) return [];
    const wanted = country === null ? null : codeOf(country);
    const { words, wordEntries, entryPlaces } = this.#all;
    let best = new Map<number, Found>();
    let enough = Number.NEGATIVE_INFINITY;
    for (let at = this.#firstWord(typed); at < words.length; at += 1) {
      const start = words[at] ?? 0;
      if (this.#compare(typed, start) !== 0) break;
      const entry = wordEntries[at] ?? 0;
      const place = entryPlaces[entry] ?? 0;
      if (wanted !== null && this.#code(place) !== wanted) continue;
      const score = this.#score(entry, start, typed.length);
      if (score < enough) continue;
      const before = best.get(place);
      // Prefer the place's own name when it matches as well.
      if (!before || score > before.score || entry < before.entry) {
        const shown = Math.min(entry, before?.entry ?? entry);
        best.set(place, { place, entry: shown, score: Math.max(score, before?.score ?? score) });
      }
      if (best.size > maxKept) {
        const retained = largest(best.values());
        best = new Map(retained.map((found) => [found.place, found]));
        enough = retained.at(-1)?.score ?? enough;
      }
    }
    return largest(best.values()).map(({ place, entry }) => this.#present(place, entry));
  }

  /** The ten places nearest to a point in degrees, by straight distance. */
  nearest(latitude: number, longitude: number, country: string | null): Place[] {
    const { latitudes, longitudes } = this.#all;
    const wanted = country === null ? null : codeOf(country);
    const narrowing = Math.cos((latitude * Math.PI) / 180);
    const found: Found[] = [];
    let farthest = Number.NEGATIVE_INFINITY;
    for (let place = 0; place < latitudes.length; place += 1) {
      const north = (latitudes[place] ?? 0) / 1e5 - latitude;
      let east = Math.abs((longitudes[place] ?? 0) / 1e5 - longitude);
      if (east > 180) east = 360 - east;
      const score = -(north * north + (east * narrowing) ** 2);
      if (score <= farthest) continue;
      if (wanted !== null && this.#code(place) !== wanted) continue;
      found.push({ place, entry: place, score });
      if (found.length < maxKept) continue;
      found.splice(0, found.length, ...largest(found));
      farthest = found.at(-1)?.score ?? farthest;
    }
    return largest(found).map(({ place, entry }) => this.#present(place, entry));
  }

  #score(entry: number, start: number, length: number): number {
    const { populations, entryPlaces, keyStarts } = this.#all;
    const people = (populations[entryPlaces[entry] ?? 0] ?? 0) + 1;
    if (start !== keyStarts[entry]) return people * laterWordWeight;
    return start + length + 1 === keyStarts[entry + 1] ? people * wholeNameWeight : people;
  }

  /** The first word not sorted before the query (binary search). */
  #firstWord(typed: Buffer): number {
    let low = 0;
    let high = this.#all.words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#compare(typed, this.#all.words[middle] ?? 0) > 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** 0 when the key at `start` begins with the query. */
  #compare(typed: Buffer, start: number): number {
    const end = Math.min(start + typed.length, this.#keys.length);
    return typed.compare(this.#keys, start, end);
  }

  /** The country of a place as a number, see `codeOf`. */
  #code(place: number): number {
    const { countries } = this.#all;
    return (countries[place * 2] ?? 0) * 256 + (countries[place * 2 + 1] ?? 0);
  }

  #name(entry: number): string {
    const { nameStarts } = this.#all;
    return this.#names.toString('utf8', nameStarts[entry], nameStarts[entry + 1]);
  }

  #present(place: number, entry: number): Place {
    const { regions, latitudes, longitudes, populations } = this.#all;
    const region = Buffer.from(regions.buffer, regions.byteOffset + place * 3, 3);
    return {
      city: this.#name(place),
      country: String.fromCharCode(this.#code(place) >> 8, this.#code(place) & 255),
      region: region[0] === 0 ? null : region.toString('latin1'),
      latitude: (latitudes[place] ?? 0) / 1e5,
      longitude: (longitudes[place] ?? 0) / 1e5,
      population: populations[place] ?? 0,
      alsoKnownAs: entry === place ? null : this.#name(entry),
    };
  }
}

function largest(found: Iterable<Found>): Found[] {
  return [...found].sort((a, b) => b.score - a.score || a.place - b.place).slice(0, maxFound);
}

/** Two capital letters as one number. */
function codeOf(country: string): number {
  return country.charCodeAt(0) * 256 + country.charCodeAt(1);
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const builder = fileURLToPath(new URL('./place-index-process.ts', import.meta.url));
let opened: Promise<PlaceIndex> | null = null;

/**
 * The index of this process, built on first use in a child process: the 200 MB needed to read the list are
 * freed with it, and the service stays responsive. Only the flat buffers remain.
 */
export function openPlaceIndex(): Promise<PlaceIndex> {
  opened ??= buildElsewhere().then((bytes) => new PlaceIndex(readPlaceBuffers(bytes)));
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

function buildElsewhere(): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--no-warnings', builder], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {},
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(Buffer.concat(chunks));
      else reject(new Error(`the list of places could not be read: ${code}`));
    });
  });
}
