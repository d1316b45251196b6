import { wireName } from '@trattativa/contract/wire-names';
import type { z } from 'zod';

export type Encode = (value: unknown) => unknown;

interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: z.ZodType[];
  out?: z.ZodType;
}

const asIs: Encode = (value) => value;

/**
 * Compiles an output schema into the encoder of its wire form: declared fields only, in PascalCase. An
 * undeclared field cannot leave the server, whatever a presenter returns.
 */
export function compileEncoder(schema: z.ZodType): Encode {
  const definition = schema._zod.def as unknown as Definition;
  switch (definition.type) {
    case 'object':
      return compileObject(definition.shape ?? {});
    case 'array': {
      const item = compileEncoder(definition.element as z.ZodType);
      return item === asIs ? asIs : (value) => (Array.isArray(value) ? value.map(item) : value);
    }
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return compileEncoder(definition.innerType as z.ZodType);
    case 'pipe':
      return compileEncoder(definition.out as z.ZodType);
    case 'union':
      return compileUnion(definition.options ?? []);
    default:
      return asIs;
  }
}

function compileObject(shape: Record<string, z.ZodType>): Encode {
  const fields = Object.entries(shape).map(([name, schema]) => ({
    name,
    wire: wireName(name),
    encode: compileEncoder(schema),
  }));
  // Copying a parsed object keeps one hidden class; adding forty properties one by one loses it. This halves
  // the time to encode a page.
  const blank = JSON.parse(`{${fields.map(({ wire }) => `${JSON.stringify(wire)}:null`).join()}}`) as object;
  return (value) => {
    if (value === null || typeof value !== 'object') return value;
    const source = value as Record<string, unknown>;
    const encoded: Record<string, unknown> = { ...blank };
    for (const { name, wire, encode } of fields) {
      const item = source[name];
      // Undefined values are omitted.
      encoded[wire] =
        item instanceof Date ? item.toISOString() : item === undefined ? undefined : encode(item);
    }
    return encoded;
  };
}

/** Union members are told apart by parsing; a union of primitives needs no encoding. */
function compileUnion(options: z.ZodType[]): Encode {
  const encoders = options.map((option) => ({ option, encode: compileEncoder(option) }));
  if (encoders.every(({ encode }) => encode === asIs)) return asIs;
  return (value) => {
    const fitting = encoders.find(({ option }) => option.safeParse(value).success);
    return fitting ? fitting.encode(value) : undefined;
  };
}
