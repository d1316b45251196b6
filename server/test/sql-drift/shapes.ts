import type { Node } from 'typescript/unstable/ast';
import {
  type Checker,
  SignatureKind,
  type Type,
  TypeFlags,
  type TypeReference,
} from 'typescript/unstable/sync';

/** The properties of a type that matter for making up a value or comparing it with a column. */
export type Shape =
  | { kind: 'constant'; value: unknown }
  | { kind: 'text' | 'number' | 'boolean' | 'date' | 'bytes' | 'anything' }
  | { kind: 'database' | 'pool' | 'fragment' }
  | { kind: 'list'; of: () => Shape }
  | { kind: 'tuple'; of: () => Shape[] }
  | { kind: 'set' | 'map' | 'promise'; of: () => Shape[] }
  | { kind: 'either'; of: Shape[] }
  | { kind: 'function'; returns: () => Shape }
  | { kind: 'object'; properties: () => Property[] };

export interface Property {
  name: string;
  shape: Shape;
}

const named: Readonly<Record<string, Shape['kind']>> = {
  Date: 'date',
  Buffer: 'bytes',
  Uint8Array: 'bytes',
  Set: 'set',
  ReadonlySet: 'set',
  Map: 'map',
  ReadonlyMap: 'map',
  Promise: 'promise',
  RawBuilder: 'fragment',
  Kysely: 'database',
  Transaction: 'database',
  RetryingDatabase: 'database',
  Pool: 'pool',
};

/** Reads types through the checker, each once. Properties of objects are read on demand. */
export class ShapeReader {
  readonly #checker: Checker;
  readonly #known = new Map<number, Shape>();

  constructor(checker: Checker) {
    this.#checker = checker;
  }

  ofType(type: Type): Shape {
    const known = this.#known.get(type.id);
    if (known) return known;
    const shape = this.#read(type);
    this.#known.set(type.id, shape);
    return shape;
  }

  ofNode(node: Node): Shape {
    const type = this.#checker.getTypeAtLocation(node);
    return type ? this.ofType(type) : { kind: 'anything' };
  }

  #read(type: Type): Shape {
    const { flags } = type;
    if (flags & TypeFlags.Null) return { kind: 'constant', value: null };
    if (flags & (TypeFlags.Undefined | TypeFlags.Void)) return { kind: 'constant', value: undefined };
    // An enum declares ids of the specification, which are numbers (domain/platform/named-ids.ts).
    if (flags & TypeFlags.EnumLike) return { kind: 'number' };
    if (type.isLiteralType()) return { kind: 'constant', value: type.value };
    if (flags & TypeFlags.StringLike) return { kind: 'text' };
    if (flags & TypeFlags.NumberLike) return { kind: 'number' };
    if (type.isUnionType()) return { kind: 'either', of: type.getTypes().map((one) => this.ofType(one)) };
    if (flags & TypeFlags.BooleanLike) return { kind: 'boolean' };
    if (type.isTypeParameter()) {
      const constraint = this.#checker.getBaseConstraintOfType(type);
      return constraint ? this.ofType(constraint) : { kind: 'anything' };
    }
    if (type.isIntersectionType()) {
      const primitive = type.getTypes().find((one) => !one.isObjectType());
      return primitive ? this.ofType(primitive) : this.#object(type);
    }
    return type.isObjectType() ? this.#readObject(type) : { kind: 'anything' };
  }

  #readObject(type: Type): Shape {
    const kind = named[type.getSymbol()?.name ?? ''];
    const args = () => this.#checker.getTypeArguments(type as TypeReference).map((one) => this.ofType(one));
    if (kind === 'set' || kind === 'map' || kind === 'promise') return { kind, of: args };
    if (kind) return { kind } as Shape;
    if (this.#checker.isTupleType(type)) return { kind: 'tuple', of: args };
    if (this.#checker.isArrayType(type)) return { kind: 'list', of: () => args()[0] ?? { kind: 'anything' } };
    const [call] = this.#checker.getSignaturesOfType(type, SignatureKind.Call);
    if (call) {
      return {
        kind: 'function',
        returns: () => {
          const returned = this.#checker.getReturnTypeOfSignature(call);
          return returned ? this.ofType(returned) : { kind: 'anything' };
        },
      };
    }
    return this.#object(type);
  }

  #object(type: Type): Shape {
    let read: Property[] | undefined;
    const properties = () => {
      read ??= this.#checker.getPropertiesOfType(type).map((property) => {
        const of = this.#checker.getTypeOfSymbol(property);
        return { name: property.name, shape: of ? this.ofType(of) : { kind: 'anything' } };
      });
      return read;
    };
    return { kind: 'object', properties };
  }
}

export function isNullable(shape: Shape): boolean {
  if (shape.kind === 'either') return shape.of.some(isNullable);
  return shape.kind === 'anything' || (shape.kind === 'constant' && (shape.value ?? null) === null);
}
