import anyAscii from 'any-ascii';

const blank = /[\s\p{Cc}]/u;
/** Marks of other letters and characters without a shape: there is nothing to write of them. */
const shapeless = /[\p{M}\p{Cf}]/u;

/**
 * A text in the characters that the electronic invoice takes (Basic Latin and Latin-1 Supplement), on one line. Other scripts are
 * transliterated; a character that has no transliteration is written as its code, so that none is lost.
 */
export function latinText(text: string): string {
  let latin = '';
  for (const character of text.normalize('NFC')) {
    if (blank.test(character)) latin += ' ';
    else if (!shapeless.test(character)) latin += inLatin(character);
  }
  return latin.replace(/ +/g, ' ').trim();
}

/** A text in Basic Latin only, as codes and numbers are written. */
export function basicText(text: string): string {
  return [...latinText(text)]
    .map((character) => (isBasic(character) ? character : anyAscii(character)))
    .join('');
}

function inLatin(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  if (isBasic(character) || (point > 0xa0 && point <= 0xff)) return character;
  return anyAscii(character) || `[U+${point.toString(16).toUpperCase().padStart(4, '0')}]`;
}

function isBasic(character: string): boolean {
  return character >= ' ' && character <= '~';
}

/** A text cut to a field's length, at a blank where there is one in its second half. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = text.lastIndexOf(' ', max);
  return text.slice(0, end > max / 2 ? end : max).trim();
}

/** A long text in parts of a field's length. */
export function inParts(text: string, max: number): string[] {
  const parts: string[] = [];
  for (let rest = text; rest !== ''; rest = rest.slice(parts.at(-1)?.length).trim())
    parts.push(cut(rest, max));
  return parts;
}
