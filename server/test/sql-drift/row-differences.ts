import type { Catalog, Column } from './catalog.ts';
import type { Nullability } from './expression-nullability.ts';
import { isNullable, type Shape } from './shapes.ts';

export interface Difference {
  column: string;
  what: string;
}

/** The differences between a statement's result and its row type. */
export function rowDifferences(
  row: Shape,
  columns: readonly Column[],
  nullability: readonly Nullability[],
  catalog: Catalog,
): Difference[] {
  const properties = row.kind === 'object' ? row.properties() : [];
  const byName = new Map(properties.map(({ name, shape }) => [name, shape]));
  const named = new Set(columns.map(({ name }) => name));
  return [
    ...properties
      .filter(({ name, shape }) => !named.has(name) && !mayBeLeftOut(shape))
      .map(({ name }) => ({ column: name, what: 'is in the row type and not among the columns' })),
    ...columns.flatMap(({ name, type }, at) => {
      const shape = byName.get(name);
      if (!shape) return [{ column: name, what: 'is not in the row type' }];
      const isFound = [
        nullability[at] === 'null' && !isNullable(shape) ? 'may be null' : '',
        mayHold(shape, type, catalog) ? '' : `is of the database's type ${catalog.typeName(type)}`,
      ];
      return isFound.filter(Boolean).map((what) => ({ column: name, what }));
    }),
  ];
}

function mayBeLeftOut(shape: Shape): boolean {
  if (shape.kind === 'either') return shape.of.some(mayBeLeftOut);
  return shape.kind === 'constant' && shape.value === undefined;
}

/** The JavaScript types to which `pg` converts types other than text. */
const handedOver: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  timestamp: 'date',
  timestamptz: 'date',
  bytea: 'bytes',
  json: 'anything',
  jsonb: 'anything',
};

function mayHold(shape: Shape, type: number, catalog: Catalog): boolean {
  if (shape.kind === 'either') return shape.of.every((one) => isNullable(one) || mayHold(one, type, catalog));
  const element = catalog.elementOf(type);
  const is = handedOver[catalog.typeName(type)] ?? (element === null ? 'text' : 'list');
  if (shape.kind === 'anything' || is === 'anything') return true;
  if (shape.kind === 'list') return is === 'list' && mayHold(shape.of(), element ?? 0, catalog);
  if (shape.kind === 'tuple') return is === 'list';
  if (shape.kind !== 'constant') return shape.kind === is;
  return shape.value === null || is === (typeof shape.value === 'string' ? 'text' : typeof shape.value);
}
