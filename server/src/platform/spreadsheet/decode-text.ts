/**
 * Decodes a text file of a spreadsheet program: UTF-8 with or without BOM, UTF-16 with BOM or
 * recognised by its zeros, else ISO-8859-15 or Windows-1252. Null for binary content: bytes with NUL or other control characters.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  let text: string;
  if (first === 0xff && second === 0xfe) text = new TextDecoder('utf-16le').decode(bytes);
  else if (first === 0xfe && second === 0xff) text = new TextDecoder('utf-16be').decode(bytes);
  else if (zerosAt(bytes, 1)) text = new TextDecoder('utf-16le').decode(bytes);
  else if (zerosAt(bytes, 0)) text = new TextDecoder('utf-16be').decode(bytes);
  else text = utf8(bytes) ?? ofOneByte(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are looked for
  return /[\u0000-\u0008\u000e-\u001f]/.test(text) || !text.isWellFormed() ? null : text;
}

/**
 * Windows-1252, or ISO-8859-15, which has the euro sign and `œ` where the former has `¤` and fractions: nobody writes
 * `¤` for money, nor a fraction within a word.
 */
function ofOneByte(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1252').decode(bytes);
  return !text.includes('€') && /\d\s?¤|¤\s?\d|\p{L}[¼½¾¨´¸]|[¼½¾]\p{L}/u.test(text)
    ? new TextDecoder('iso-8859-15').decode(bytes)
    : text;
}

/**
 * Null for text that is not UTF-8. A UTF-8 file with a few broken bytes stays UTF-8 with U+FFFD in their
 * place: read as Windows-1252, each of its accents would become two wrong letters.
 */
function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes);
    const times = (letters: RegExp) => text.match(letters)?.length ?? 0;
    return times(/\uFFFD/g) < times(/[^\p{ASCII}\uFFFD]/gu) ? text : null;
  }
}

/** True when most of the first characters have their zero byte at this place: UTF-16 without a mark. */
function zerosAt(bytes: Uint8Array, place: 0 | 1): boolean {
  const pairs = Math.min(Math.floor(bytes.length / 2), 200);
  let zeros = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    if (bytes[pair * 2 + place] === 0 && bytes[pair * 2 + 1 - place] !== 0) zeros += 1;
  }
  return pairs >= 4 && zeros * 10 >= pairs * 7;
}
