import { heightCm, weightKg } from '../../record-limits.ts';
import { cellText, saysNothing } from '../words/empty-words.ts';
import { badCell, type CellReading, doubtAs, emptyCell, readAs } from './cell-reading.ts';
import { plainNumber } from './read-number.ts';

const inch = 2.54;
const pound = 0.453_592;

function within(value: number, { min, max }: { min: number; max: number }): CellReading<number> {
  return value >= min && value <= max ? readAs(Math.round(value)) : badCell('outOfRange');
}

/** A grown player; a height outside is taken only for a child. */
const usualHeight = { min: 140, max: 215 };

/** A height in centimetres: `1,82`, `1.82 m`, `1m82`, `178 cm`, `6'1"`, `5 ft 11`. */
export function readHeight(cell: string, isChild = false): CellReading<number> {
  const heights = isChild ? heightCm : usualHeight;
  if (saysNothing(cell)) return emptyCell;
  const text = cellText(cell)
    .toLowerCase()
    .replace(/^(?:ca\.?|circa|approx\.?|about|~|≈|h|alt\.?|cm|mt?\.?)\s*[.:]?\s*(?=\d)/, '')
    .replace(/\(.*\)$/, '')
    .replace(
      /(?:\s*(?:ca\.?|circa|approx\.?|about|aprox\.?|env\.?|environ|ungef(?:ä|ae)hr|cerca|mais ou menos|más o menos)|[?*+~])+$/u,
      '',
    )
    .trim();
  // `6-1` and `5.11` in a column of heights can only be feet and inches.
  const short = /^([4-6])(?:-|\.(?=1[01]$|\d$))(\d{1,2})$/.exec(text);
  if (short && Number(short[2]) < 12)
    return within(Number(short[1]) * 12 * inch + Number(short[2]) * inch, heights);
  const metres =
    /^([12])\s*(?:m|mt|mts|metr[oie]s?(?:\s+[eyi])?)\.?\s*(\d{2})\s*(?:cm?)?$/.exec(text) ??
    /^([12])\s*['’´:;]\s*(\d{2})$/.exec(text);
  if (metres) return within(Number(metres[1]) * 100 + Number(metres[2]), heights);
  const feet =
    /^(\d)\s*(?:'|’|′|ft\.?|feet|foot|-)\s*(\d{1,2})?(?:[.,]\d+)?\s*(?:"|”|″|''|’’|in\.?|inches)?$/.exec(
      text,
    );
  if (feet && !/^\d-/.test(text))
    return within(Number(feet[1]) * 12 * inch + Number(feet[2] ?? 0) * inch, heights);
  const [, written = '', unit = ''] =
    /^([\d.,\s'’]+?)\s*(cms?|c|centimet\p{L}*|zentimeter|m|mt|mts|met\p{L}*)?\.?$/u.exec(text) ?? [];
  const number = plainNumber(written, false);
  if (number === null) return badCell('notANumber');
  if (number > 0 && number < 3)
    return unit.startsWith('c') ? badCell('outOfRange') : within(number * 100, heights);
  return within(number, heights);
}

/** A weight in kilograms: `75`, `75,5 kg`, `165 lbs`, `12st 7lb`. */
export function readWeight(cell: string, isInPounds = false): CellReading<number> {
  if (saysNothing(cell)) return emptyCell;
  const text = cellText(cell)
    .toLowerCase()
    .replace(/^(?:kg|p|peso)\s*[.:]?\s*(?=\d)/, '')
    .replace(/\(.*\)$/, '')
    .replace(
      /(?:\s*(?:ca\.?|circa|approx\.?|about|aprox\.?|env\.?|environ|ungef(?:ä|ae)hr|cerca|mais ou menos|más o menos)|[?*+~])+$/u,
      '',
    )
    .trim();
  const stone = /^(\d{1,2})\s*(?:st|stone)\.?\s*(?:(\d{1,2})\s*(?:lbs?|pounds?)?)?\.?$/.exec(text);
  if (stone) return within((Number(stone[1]) * 14 + Number(stone[2] ?? 0)) * pound, weightKg);
  const [, written = '', unit = ''] =
    /^(?:ca\.?|~)?\s*([\d.,\s]+?)\s*(kgs?|kilos?|chili|lbs?|pounds?|quilos?)?\.?$/.exec(text) ?? [];
  const number = plainNumber(written, false);
  if (number === null) return badCell('notANumber');
  const pounds = /^(lb|pound)/.test(unit) || (unit === '' && isInPounds);
  return within(pounds ? number * pound : number, weightKg);
}

/** One half of a cell of two measures. */
const measures =
  /\d\s*(?:'|’|′|ft\.?)\s*\d{1,2}\s*(?:"|”|″|''|’’|in\b\.?)?|\d{1,2}\s*st\.?\s*\d{0,2}\s*(?:lbs?)?|[12]\s*m\s*\d{2}(?:\s*cm)?|\d+(?:[.,]\d+)?\s*(?:(?:cms?|mts?|m|kgs?|kilos?|lbs?|quilos?)(?!\p{L})\.?)?/giu;

/**
 * Height and weight in one cell, in any order and with any sign between: `182 x 75`, `84/192`, `1,88 83`, `1m76 / 67 kg`.
 * The weight may be missing; a half that was not understood is 0 and marked.
 */
export function readHeightWeight(cell: string, isChild = false): CellReading<readonly number[]> {
  if (saysNothing(cell)) return emptyCell;
  // `cm 188 kg 82` has its units before the numbers.
  const text = cellText(cell).replace(/^(?:cm|h|alt\.?|kg|peso)\b.*/iu, (whole) =>
    whole.replace(/\b(cm|kg)\.?:?\s*(\d+(?:[.,]\d+)?)/giu, '$2 $1'),
  );
  const rest = text
    .replace(measures, ' ')
    .replace(/\b(?:x|per|e|and|y|et|und|i|h|kg|cm|alt|peso|ht|wt)\b/giu, ' ');
  if (/[\p{L}\d]/u.test(rest)) return badCell('notANumber');
  const parts = (text.match(measures) ?? []).map((part) => part.trim());
  if (parts.length === 0 || parts.length > 2) return badCell('notANumber');
  const [first = '', second] = parts;
  if (second === undefined) {
    const height = readHeight(first, isChild);
    if (height.state === 'read') return doubtAs<readonly number[]>([height.value], 'severalMeanings');
    return height.state === 'bad' ? height : badCell('notANumber');
  }
  const turned = /kg|kilo|lb|st/i.test(first) || (readHeight(first).state === 'bad' && isHeight(second));
  const height = readHeight(turned ? second : first, isChild);
  const weight = readWeight(turned ? first : second);
  const [tall, heavy] = [halfOf(height), halfOf(weight)];
  if (tall > 0 && heavy > 0) return readAs<readonly number[]>([tall, heavy]);
  if (tall === 0 && heavy === 0) return badCell('notANumber');
  return doubtAs<readonly number[]>([tall, heavy], 'outOfRange');
}

const halfOf = (reading: CellReading<number>): number => (reading.state === 'read' ? reading.value : 0);
const isHeight = (text: string): boolean => readHeight(text).state === 'read';

/** A share of the minutes, 0 to 100: `74`, `74%`, `0,74`. */
export function readPercent(cell: string): CellReading<number> {
  if (saysNothing(cell)) return emptyCell;
  const text = cellText(cell);
  const number = plainNumber(text.replace(/\s*%$/, ''), false);
  if (number === null) return badCell('notANumber');
  if (number < 0 || number > 100) return badCell('outOfRange');
  if (number > 0 && number < 1) return doubtAs(Math.round(number * 100), 'severalMeanings');
  return readAs(Math.round(number));
}
