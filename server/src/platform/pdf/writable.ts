const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** Characters that every font has. */
const plain = /^[\n\r -~\u00a0-\u00ac\u00ae-\u00ff]*$/;
/** Variation selectors and joiners: only useful to fonts that draw the joined sequence. */
const isInvisible = (codePoint: number) =>
  codePoint === 0x200d || (codePoint >= 0xfe00 && codePoint <= 0xfe0f);

/**
 * A text as a font can write it: a character without a glyph becomes its Unicode codes in brackets, several
 * in a row in one pair ("[U+1F44D U+1F3FD]"), because an empty box would lose the information. Tabs become
 * spaces.
 */
export function writable(text: string, hasGlyphs: (codePoints: readonly number[]) => boolean): string {
  if (plain.test(text)) return text;
  let result = '';
  let codes: string[] = [];
  const close = () => {
    if (codes.length > 0) result += `[${codes.join(' ')}]`;
    codes = [];
  };
  for (const { segment } of segmenter.segment(text.replaceAll('\t', '    '))) {
    const points = Array.from(segment, (character) => character.codePointAt(0) ?? 0);
    if (/^[\r\n]+$/.test(segment)) {
      close();
      result += segment;
      continue;
    }
    const shown = points.filter((point) => !isInvisible(point));
    // A joined sequence without a glyph would otherwise be drawn as separate characters.
    const isJoined = points.includes(0x200d);
    if (shown.length > 0 && !isJoined && hasGlyphs(shown)) {
      close();
      result += String.fromCodePoint(...shown);
    } else {
      codes.push(...points.map((point) => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`));
    }
  }
  close();
  return result;
}
