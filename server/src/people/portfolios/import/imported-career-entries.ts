import {
  type CareerEntryInput,
  careerEntryInput,
  maxCareerEntries,
} from '@trattativa/contract/people/players/career';
import { type Category, isSeniorCategory, levelOfCategory } from '@trattativa/domain/people/categories';
import { careerEntryFields } from '@trattativa/domain/people/import/career-entry-targets';
import { figureConflicts } from '@trattativa/domain/people/players/season-figures';
import { inputRefusal } from '../../../platform/http/field-problems.ts';
import { acceptedCells, type RefusedCell, storableCells } from './accepted-cells.ts';

/** A career entry of a table, checked, and where its figures come from where no page says it. */
export interface ImportedCareerEntry {
  input: CareerEntryInput;
  source: 'entered' | 'imported';
}

interface ImportedCareerEntries {
  careerEntries: ImportedCareerEntry[];
  refused: (RefusedCell & { line: number })[];
}

const known: ReadonlySet<string> = new Set(Object.values(careerEntryFields));

/**
 * The career entries of a player from the values of their lines. A value that the form would refuse is left out and reported; a
 * career entry without a club, and one more than a career can hold, is not taken. That a club confirmed figures is never read from
 * a table: only the club says it.
 */
export function importedCareerEntries(
  lines: readonly { line: number; values: Readonly<Record<string, unknown>> }[],
): ImportedCareerEntries {
  const found: ImportedCareerEntries = { careerEntries: [], refused: [] };
  for (const { line, values } of lines) {
    if (found.careerEntries.length >= maxCareerEntries) {
      found.refused.push({ line, field: 'season', code: 'tooMany', params: { max: maxCareerEntries } });
      continue;
    }
    const { careerEntry, refused } = importedCareerEntry(values);
    found.refused.push(...refused.map((cell) => ({ ...cell, line })));
    if (careerEntry) found.careerEntries.push(careerEntry);
  }
  return found;
}

function importedCareerEntry(values: Readonly<Record<string, unknown>>): {
  careerEntry: ImportedCareerEntry | null;
  refused: RefusedCell[];
} {
  const { input, refused } = storableCells(values, known);
  const source = input.figuresSource;
  delete input.figuresSource;
  if (input.clubName === undefined) {
    return { careerEntry: null, refused: [...refused, { field: 'clubName', code: 'required', params: {} }] };
  }
  const accepted = acceptedCells(input, refused, { check: checkedCareerEntry, needed: ['clubName'] });
  return {
    careerEntry: accepted && { input: accepted, source: source === 'entered' ? 'entered' : 'imported' },
    refused,
  };
}

function checkedCareerEntry(
  input: Record<string, unknown>,
): { value: CareerEntryInput } | { problems: RefusedCell[] } {
  const parsed = careerEntryInput.safeParse(input, { reportInput: true });
  if (!parsed.success) {
    return {
      problems: inputRefusal(parsed.error.issues).fields.map(({ path, code, params = {} }) => ({
        field: String(path[0] ?? ''),
        code,
        params,
      })),
    };
  }
  const { category, level } = parsed.data;
  const problems: RefusedCell[] = figureConflicts(parsed.data).map(({ figure, max }) => ({
    field: figure,
    code: 'tooBig',
    params: { max: max },
  }));
  // A category of adult teams has one level only.
  if (category != null && level != null && isSeniorCategory(category)) {
    if (level !== levelOfCategory(category as Category))
      problems.push({ field: 'level', code: 'otherLevel', params: {} });
  }
  return problems.length > 0 ? { problems } : { value: parsed.data };
}
