/**
 * How names are spelled on the wire: PascalCase for the main service, camelCase in the code. The few names
 * that the spec itself writes otherwise (spec §7, Whatchat calls) stay as written. No imports, so that
 * the browser can use it without loading a schema library.
 */
const writtenAsIs = new Set(['conversation', 'users', 'baseUserIds', 'baseUserNames']);

/** `profile` of SaveCoachingStaffInfo would otherwise be confused with the profile type, `Profile`. */
const writtenOtherwise: ReadonlyMap<string, string> = new Map([['staffProfile', 'profile']]);
const readOtherwise: ReadonlyMap<string, string> = new Map([['profile', 'staffProfile']]);

const asWrittenMark = '·';

/**
 * Marks the name of a field that travels exactly as written here. For names that the spec writes otherwise in a single
 * call, like `is_group` and `name` of CreateWhatChat.
 */
export function asWritten<const Name extends string>(name: Name) {
  return `${asWrittenMark}${name}` as const;
}

const wireNames = new Map<string, string>();
const codeNames = new Map<string, string>();

/** `bornDate` → `BornDate`; a name marked by `asWritten` only loses its mark. */
export function wireName(name: string): string {
  if (name.startsWith(asWrittenMark)) return name.slice(asWrittenMark.length);
  let wire = wireNames.get(name);
  if (wire === undefined) {
    wire =
      writtenOtherwise.get(name) ??
      (writtenAsIs.has(name) ? name : name.charAt(0).toUpperCase() + name.slice(1));
    if (wireNames.size < 5000) wireNames.set(name, wire);
  }
  return wire;
}

/** `BornDate` → `bornDate`. A name in another spelling is marked as written, and most schemas refuse it. */
export function codeName(name: string): string {
  let code = codeNames.get(name);
  if (code === undefined) {
    const first = name.charAt(0);
    const pascal = first !== first.toLowerCase();
    const asIs = writtenAsIs.has(name) ? name : asWritten(name);
    code = pascal ? first.toLowerCase() + name.slice(1) : (readOtherwise.get(name) ?? asIs);
    if (codeNames.size < 5000) codeNames.set(name, code);
  }
  return code;
}

function renameKeys(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renameKeys(item, rename));
  if (value === null || typeof value !== 'object') return value;
  const renamed: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const item = (value as Record<string, unknown>)[key];
    if (item !== undefined) renamed[rename(key)] = renameKeys(item, rename);
  }
  return renamed;
}

/** Camel-cased plain data → wire spelling. `undefined` fields are left out. */
export function toWire(value: unknown): unknown {
  return renameKeys(value, wireName);
}

/** Received data → camel-cased plain data. */
export function fromWire(value: unknown): unknown {
  return renameKeys(value, codeName);
}

/** `player.searchLevels.0` → `Player.SearchLevels.0`, for the field names of error answers. */
export function wirePath(path: readonly (string | number)[]): string {
  return path.map((part) => (typeof part === 'number' ? String(part) : wireName(part))).join('.');
}

/** `Player.SearchLevels.0` → `player.searchLevels.0`, the name of a form field. */
export function codePath(path: string): string {
  return path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? part : codeName(part)))
    .join('.');
}
