const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** Characters that every font has. */
const plain = /^[\n\r -~\u00a0-\u00ac\u00ae-\u00ff]*$/;
const joiner = 0x200d;
const isVariation = (codePoint: number) => codePoint >= 0xfe00 && codePoint <= 0xfe0f;
/** In the scripts of India a joiner is part of the spelling; elsewhere it joins pictures that no font here has. */
const isIndic = (codePoint: number | undefined) =>
  codePoint !== undefined && codePoint >= 0x0900 && codePoint <= 0x0dff;

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
    const spelt = isIndic(points[0]);
    const shown = points.filter((point) => !isVariation(point) && (spelt || point !== joiner));
    // A joined sequence without a glyph would otherwise be drawn as separate characters.
    const isJoined = !spelt && points.includes(joiner);
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
