import {
  maxCommentsLength,
  maxLinkLength,
  maxPhoneLength,
  phonePattern,
} from '../../../platform/text-limits.ts';
import { cellText, saysNothing } from '../words/empty-words.ts';
import { badCell, type CellReading, doubtAs, emptyCell, readAs } from './cell-reading.ts';

/** A short text, such as a club or a town; what no line of text may hold is refused. */
export function readLine(cell: string, longest: number): CellReading<string> {
  const text = cellText(cell);
  if (saysNothing(text)) return emptyCell;
  if (/[<>\uFFFD\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(text)) return badCell('broken');
  return text.length > longest ? badCell('tooLong') : readAs(text);
}

/** Free text, over several lines. */
export function readParagraph(cell: string): CellReading<string> {
  const text = cell.replace(/\r\n?/g, '\n').trim();
  if (text === '' || /^[-–—]+$/.test(text)) return emptyCell;
  if (/[\uFFFD\u202A-\u202E\u2066-\u2069]/.test(text)) return badCell('broken');
  return text.length > maxCommentsLength ? badCell('tooLong') : readAs(cellParagraph(text));
}

function cellParagraph(text: string): string {
  return /^'[=+\-@|]/.test(text) ? text.slice(1) : text;
}

/** A telephone number; spreadsheets lose a leading plus or show a long number as 3.93E+11, which cannot be read back. */
export function readPhone(cell: string): CellReading<string> {
  const text = cellText(cell)
    .replace(/[\u2010-\u2015]/g, '-')
    // Owner of the number, before or after: `papà 347…`, `(padre) 600…`, `600 … (mare)`, `Tel.: 0171…`.
    .replace(/^[^\d+]*?(?=\(?\+?\d)/u, (before) => (/\p{L}|\)/u.test(before) ? '' : before))
    .replace(/(?<=\d)[\s,;:]*[([]?\p{L}{2,}[^\d]*$/u, '')
    .replace(/^00(?=[1-9])/, '+');
  if (saysNothing(text)) return emptyCell;
  const numbers = text.split(/\s*(?:\/|;|,|\bo\b|\bor\b|\bou\b|\be\b|\by\b|\boder\b)\s*/u);
  if (numbers.length === 2 && numbers.every((one) => one.replace(/\D/g, '').length >= 8)) {
    const [first, second] = numbers.map((one) => readPhone(one));
    if (first?.state === 'read' && second?.state === 'read')
      return doubtAs(first.value, 'severalValues', [first.value, second.value]);
  }
  // A day, as `30/6/2029` or `2004-08-15`, has the signs of a number to call.
  if (/^(?:\d{1,2}([/.-])\d{1,2}\1(?:19|20)?\d\d|(?:19|20)\d\d([/.-])\d{1,2}\2\d{1,2})$/.test(text))
    return badCell('notAPhone');
  if (text.replace(/\D/g, '').length < 7) return badCell('notAPhone');
  return phonePattern.test(text) && text.length <= maxPhoneLength ? readAs(text) : badCell('notAPhone');
}

/** An address of the web, also without its scheme. */
export function readLink(cell: string): CellReading<string> {
  const text = cellText(cell);
  if (saysNothing(text)) return emptyCell;
  const link = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const whole = /^https?:\/\/[^\s/?#.]+(?:\.[^\s/?#.]+)+(?:[/?#]\S*)?$/i.test(link);
  return whole && link.length <= maxLinkLength ? readAs(link) : badCell('notALink');
}
