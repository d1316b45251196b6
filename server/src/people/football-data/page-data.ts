/** Longer tags are ignored. */
const maxTagLength = 2000;
const deepest = 4;

/**
 * The first schema.org Person of a page's JSON-LD blocks, at the top, in a list, in `@graph` or as
 * `mainEntity`; null when there is none. Scans the page once.
 */
export function structuredPerson(page: string): Record<string, unknown> | null {
  const lower = lowerCase(page);
  for (let at = lower.indexOf('<script'); at >= 0; at = lower.indexOf('<script', at + 1)) {
    const begin = lower.indexOf('>', at);
    if (begin < 0) return null;
    const end = lower.indexOf('</script', begin);
    if (end < 0) return null;
    const tag = lower.slice(at, Math.min(begin, at + maxTagLength));
    if (tag.includes('application/ld+json')) {
      const person = personIn(parsed(page.slice(begin + 1, end)), 0);
      if (person) return person;
    }
    at = end;
  }
  return null;
}

/** `<meta property|name="…" content="…">` of Open Graph, by its name; the first of each. */
export function metaTags(page: string): ReadonlyMap<string, string> {
  const lower = lowerCase(page);
  const found = new Map<string, string>();
  for (let at = lower.indexOf('<meta'); at >= 0; at = lower.indexOf('<meta', at + 1)) {
    const end = lower.indexOf('>', at);
    if (end < 0) break;
    if (end - at <= maxTagLength) {
      const tag = page.slice(at, end);
      const name = attribute(tag, 'property') ?? attribute(tag, 'name');
      const content = attribute(tag, 'content');
      if (name && content !== null && !found.has(name)) found.set(name, unescaped(content));
    }
    at = end;
  }
  return found;
}

/** Lower case without a change of length, so that positions are the same in both texts. */
function lowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // A malformed block is skipped; another one may be valid.
    return null;
  }
}

function personIn(value: unknown, depth: number): Record<string, unknown> | null {
  if (typeof value !== 'object' || value === null || depth > deepest) return null;
  if (Array.isArray(value)) {
    for (const item of value.slice(0, 100)) {
      const person = personIn(item, depth + 1);
      if (person) return person;
    }
    return null;
  }
  const thing = value as Record<string, unknown>;
  const types = Array.isArray(thing['@type']) ? thing['@type'] : [thing['@type']];
  if (types.includes('Person')) return thing;
  return personIn(thing['@graph'], depth + 1) ?? personIn(thing.mainEntity, depth + 1);
}

function attribute(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag);
  return found ? (found[1] ?? found[2] ?? '') : null;
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,5}));/gi, (whole, decimal, hex, name) => {
    if (name) return named[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
