/** What a figure of a rule counts. Names of some: `rule-packs:unit.<unit>`. */
export const figureUnits = [
  'percent',
  'years',
  'months',
  'weeks',
  'hours',
  'seasons',
  'clubs',
  'players',
  'kilometres',
  'euros',
  'dollars',
  'year',
  'month',
  'day',
  'tier',
  'points',
  'parts',
  'times',
  'category',
] as const;

export type FigureUnit = (typeof figureUnits)[number];

interface NumberField {
  readonly type: 'number';
  readonly unit: FigureUnit;
  readonly min: number;
  readonly max: number;
  /** The digits after the point that a value may have; none by default. */
  readonly decimals?: number;
  /** The value may be null: nobody has read it. */
  readonly unknown?: true;
}

interface NumbersField {
  readonly type: 'numbers';
  readonly unit: FigureUnit;
  readonly min: number;
  readonly max: number;
}

interface ChoiceField {
  readonly type: 'choice';
  readonly of: readonly string[];
}

/** A plain type: yes or no, a wall clock time `YYYY-MM-DDTHH:mm`, or a time zone of the tz database. */
interface PlainField {
  readonly type: 'yesNo' | 'localTime' | 'timeZone';
}

/** One figure of a kind of rule. The shape that staff's versions must have, and their form, derive from it. */
export type FigureField = NumberField | NumbersField | ChoiceField | PlainField;

export type FigureFields = Readonly<Record<string, FigureField>>;

/** The value of a figure. */
export type FigureOf<Field extends FigureField> = Field extends NumberField
  ? Field extends { unknown: true }
    ? number | null
    : number
  : Field extends NumbersField
    ? readonly number[]
    : Field extends ChoiceField
      ? Field['of'][number]
      : Field extends { type: 'yesNo' }
        ? boolean
        : string;

/** The figures of a kind of rule. */
export type FiguresOf<Fields extends FigureFields> = {
  readonly [Name in keyof Fields]: FigureOf<Fields[Name]>;
};

/** Items that a list of figures may have. */
export const maxFigures = 10;

function whole<Unit extends FigureUnit>(unit: Unit, min: number, max: number) {
  return { type: 'number', unit, min, max } as const;
}

export const percent = { type: 'number', unit: 'percent', min: 0, max: 100, decimals: 3 } as const;
export const years = whole('years', 0, 99);
export const months = whole('months', 0, 240);
export const weeks = whole('weeks', 0, 104);
export const hours = whole('hours', 0, 8760);
export const seasons = whole('seasons', 0, 20);
export const clubs = whole('clubs', 0, 100);
export const players = whole('players', 0, 100);
export const kilometres = whole('kilometres', 0, 20_000);
export const wholeEuroFigure = whole('euros', 0, 1_000_000_000);
export const dollars = whole('dollars', 0, 1_000_000_000);
export const tier = whole('tier', 1, 15);
export const monthOfYear = whole('month', 1, 12);
export const dayOfMonth = whole('day', 1, 31);
export const points = whole('points', 0, 1000);
export const parts = whole('parts', 1, 100);
export const times = whole('times', 0, 100);
export const category = whole('category', 0, 28);
/** What a value is multiplied by. */
export const coefficient = { type: 'number', unit: 'times', min: 0, max: 100, decimals: 3 } as const;
export const birthYear = whole('year', 1900, 2199);
export const birthYears = { type: 'numbers', unit: 'year', min: 1900, max: 2199 } as const;
export const yesNo = { type: 'yesNo' } as const;
export const localTime = { type: 'localTime' } as const;
export const timeZone = { type: 'timeZone' } as const;

/** A number field that may be unknown, since nobody may have read the figure. */
export function perhaps<Field extends NumberField>(field: Field): Field & { readonly unknown: true } {
  return { ...field, unknown: true };
}
