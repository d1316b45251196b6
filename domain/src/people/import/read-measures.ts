import { heightCm, weightKg } from '../record-limits.ts';
import { badCell, type CellReading, doubtAs, emptyCell, readAs } from './cell-reading.ts';
import { cellText, saysNothing } from './empty-words.ts';
import { plainNumber } from './read-number.ts';

const inch = 2.54;

function within(value: number, { least, most }: { least: number; most: number }): CellReading<number> {
  return value >= least && value <= most ? readAs(Math.round(value)) : badCell('outOfRange');
}

/** A grown player; a height outside is taken only for a child. */
const usualHeight = { least: 140, most: 215 };

/** A height in centimetres: `1,82`, `1.82 m`, `1m82`, `178 cm`, `6'1"`, `5 ft 11`. */
export function readHeight(cell: string, isChild = false): CellReading<number> {
  const heights = isChild ? heightCm : usualHeight;
  if (saysNothing(cell)) return emptyCell;
  const text = cellText(cell)
    .toLowerCase()
    .replace(/^(?:ca\.?|circa|approx\.?|about|~|≈)\s*/, '')
    .replace(/\(.*\)$/, '')
    .trim();
  const feet =
    /^(\d)\s*(?:'|’|′|ft\.?|feet|foot|-)\s*(\d{1,2})?(?:[.,]\d+)?\s*(?:"|”|″|''|’’|in\.?|inches)?$/.exec(
      text,
    );
  if (feet && !/^\d-/.test(text))
    return within(Number(feet[1]) * 12 * inch + Number(feet[2] ?? 0) * inch, heights);
  const metres = /^([12])\s*(?:m|mt|mts)\.?\s*(\d{2})\s*(?:cm)?$/.exec(text);
  if (metres) return within(Number(metres[1]) * 100 + Number(metres[2]), heights);
  const [, written = '', unit = ''] =
    /^([\d.,\s'’]+?)\s*(cms?|centimet\p{L}*|zentimeter|m|mt|mts|met\p{L}*)?\.?$/u.exec(text) ?? [];
  const number = plainNumber(written, false);
  if (number === null) return badCell('notANumber');
  if (number > 0 && number < 3)
    return unit.startsWith('c') ? badCell('outOfRange') : within(number * 100, heights);
  return within(number, heights);
}

/** A weight in kilograms: `75`, `75,5 kg`, `165 lbs`. */
export function readWeight(cell: string): CellReading<number> {
  if (saysNothing(cell)) return emptyCell;
  const text = cellText(cell)
    .toLowerCase()
    .replace(/\(.*\)$/, '')
    .trim();
  const [, written = '', unit = ''] =
    /^(?:ca\.?|~)?\s*([\d.,\s]+?)\s*(kgs?|kilos?|lbs?|pounds?|quilos?)?\.?$/.exec(text) ?? [];
  const number = plainNumber(written, false);
  if (number === null) return badCell('notANumber');
  return within(/^(lb|pound)/.test(unit) ? number * 0.453_592 : number, weightKg);
}

/** Height and weight in one cell: `182 x 75`, `1,88/83`, `1m76 / 67 kg`; the weight may be missing. */
export function readHeightWeight(cell: string, isChild = false): CellReading<readonly number[]> {
  if (saysNothing(cell)) return emptyCell;
  const [first = '', second, more] = cellText(cell).split(/\s*[/|;x×&+]\s*|\s+[-–—]\s+|(?<=cm),?\s+(?=\d)/iu);
  if (more !== undefined) return badCell('notANumber');
  const height = readHeight(first, isChild);
  if (height.state !== 'read') return height.state === 'bad' ? height : badCell('notANumber');
  if (second === undefined || saysNothing(second))
    return doubtAs<readonly number[]>([height.value], 'severalMeanings');
  const weight = readWeight(second);
  return weight.state === 'read'
    ? readAs<readonly number[]>([height.value, weight.value])
    : badCell(weight.state === 'bad' ? weight.reason : 'notANumber');
}

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
