import { type RawBuilder, sql } from 'kysely';
import type { SeededRandom } from '../../src/demo/seeded-random.ts';
import type { Shape } from './shapes.ts';

/** The database argument passed to repository functions. */
export interface Targets {
  database: unknown;
  pool: unknown;
}

/** Must be readable as a date. */
const text = '2026-05-04';
/** Small numbers, and those at the limits of coordinates. */
const numbers = [0, 1, 2, 3, 179, -179];
/** Objects nested deeper are left empty. */
const deepest = 8;

/** A random value of a type: optional fields may be absent, a member of a union is chosen. */
export function makeUpValue(shape: Shape, random: SeededRandom, targets: Targets, depth = 0): unknown {
  const make = (inner: Shape) => makeUpValue(inner, random, targets, depth + 1);
  const several = (inner: Shape) =>
    depth > deepest ? [] : Array.from({ length: random.between(0, 2) }, () => make(inner));
  switch (shape.kind) {
    case 'constant':
      return shape.value;
    case 'text':
      return text;
    case 'number':
      return random.pick(numbers);
    case 'boolean':
      return random.chance(0.5);
    case 'date':
      return new Date('2026-05-04T10:00:00Z');
    case 'bytes':
      return Buffer.alloc(1);
    case 'anything':
      return null;
    case 'database':
    case 'pool':
      return targets[shape.kind];
    case 'fragment':
      return sql`null` as RawBuilder<unknown>;
    case 'either':
      return make(random.pick(shape.of));
    case 'list':
      return several(shape.of());
    case 'tuple':
      return shape.of().map(make);
    case 'set':
      return new Set(several(shape.of()[0] ?? { kind: 'anything' }));
    case 'map':
      return new Map(several({ kind: 'tuple', of: () => shape.of().slice(0, 2) }) as [unknown, unknown][]);
    case 'promise':
      return Promise.resolve(make(shape.of()[0] ?? { kind: 'anything' }));
    case 'function':
      return () => make(shape.returns());
    case 'object':
      return depth > deepest
        ? {}
        : Object.fromEntries(shape.properties().map(({ name, shape: inner }) => [name, make(inner)]));
  }
}
