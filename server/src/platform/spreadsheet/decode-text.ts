/**
 * Decodes a text file of a spreadsheet program: UTF-8 with or without BOM, UTF-16 with BOM, else
 * Windows-1252. Null for binary content: bytes with NUL or other control characters.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  let text: string;
  if (first === 0xff && second === 0xfe) text = new TextDecoder('utf-16le').decode(bytes);
  else if (first === 0xfe && second === 0xff) text = new TextDecoder('utf-16be').decode(bytes);
  else text = utf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are looked for
  return /[\u0000-\u0008\u000e-\u001f]/.test(text) || !text.isWellFormed() ? null : text;
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
