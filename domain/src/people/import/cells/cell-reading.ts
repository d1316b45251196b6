/** Why a cell was not understood, or should be looked at. Texts: `import:reason.<code>`. */
export const cellReasons = [
  'notADate',
  'notInList',
  'notANumber',
  'outOfRange',
  'foreignCurrency',
  'broken',
  'nameMissing',
  'oneName',
  'yearOnly',
  'sideUnknown',
  'severalMeanings',
  'severalValues',
  'dayOrMonth',
  'tooLong',
  'tooYoung',
  'notAPhone',
  'notALink',
  'notASeason',
] as const;

export type CellReason = (typeof cellReasons)[number];

export type CellValue = string | number | boolean | readonly number[] | readonly string[];

/**
 * What a cell says: nothing; a value; a value that should be looked at; or something that was not understood.
 * What was written is kept beside it, never replaced.
 */
export type CellReading<Value extends CellValue = CellValue> =
  | { readonly state: 'empty' }
  | { readonly state: 'read'; readonly value: Value }
  | {
      readonly state: 'doubt';
      readonly value: Value;
      readonly reason: CellReason;
      readonly choices?: readonly Value[];
    }
  | { readonly state: 'bad'; readonly reason: CellReason };

export const emptyCell = { state: 'empty' } as const;

export function readAs<Value extends CellValue>(value: Value): CellReading<Value> {
  return { state: 'read', value };
}

export function doubtAs<Value extends CellValue>(
  value: Value,
  reason: CellReason,
  choices?: readonly Value[],
): CellReading<Value> {
  return { state: 'doubt', value, reason, ...(choices ? { choices } : {}) };
}

export function badCell(reason: CellReason): CellReading<never> {
  return { state: 'bad', reason };
}

/** The value of a reading, or null. */
export function valueRead<Value extends CellValue>(reading: CellReading<Value>): Value | null {
  return reading.state === 'read' || reading.state === 'doubt' ? reading.value : null;
}
