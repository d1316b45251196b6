/** A tag of a markup file, or text between two. */
export type MarkupPart =
  | {
      readonly kind: 'open' | 'close' | 'empty';
      readonly name: string;
      readonly attributes: ReadonlyMap<string, string>;
    }
  | { readonly kind: 'text'; readonly text: string };

const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const none: ReadonlyMap<string, string> = new Map();
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * The tags and texts of the XML inside a spreadsheet. Declarations of types and entities of the file's own are not read, so
 * that no text grows when it is read.
 */
export function* markupParts(text: string): Generator<MarkupPart> {
  for (let at = 0; at < text.length; ) {
    const open = text.indexOf('<', at);
    if (open === -1) return;
    if (open > at) yield { kind: 'text', text: plainText(text.slice(at, open)) };
    if (text.startsWith('<!--', open)) {
      at = after(text, '-->', open);
    } else if (text.startsWith('<![CDATA[', open)) {
      const end = text.indexOf(']]>', open);
      yield { kind: 'text', text: text.slice(open + 9, end === -1 ? text.length : end) };
      at = after(text, ']]>', open);
    } else {
      const end = text.indexOf('>', open);
      if (end === -1) return;
      const tag = text.slice(open + 1, end);
      at = end + 1;
      if (tag.startsWith('?') || tag.startsWith('!')) continue;
      if (tag.startsWith('/')) yield { kind: 'close', name: tag.slice(1).trim(), attributes: none };
      else yield opened(tag);
    }
  }
}

function after(text: string, mark: string, from: number): number {
  const end = text.indexOf(mark, from);
  return end === -1 ? text.length : end + mark.length;
}

function opened(tag: string): MarkupPart {
  const empty = tag.endsWith('/');
  const name = /^[^\s/]+/.exec(tag)?.[0] ?? '';
  const attributes = tag.includes('=')
    ? new Map([...tag.matchAll(attribute)].map((one) => [one[1] ?? '', plainText(one[2] ?? one[3] ?? '')]))
    : none;
  return { kind: empty ? 'empty' : 'open', name, attributes };
}

function plainText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[String(name)] ?? whole;
    const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}
