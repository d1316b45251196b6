import {
  type ExperienceInput,
  experienceInput,
  maxExperiences,
} from '@trattativa/contract/people/players/career';
import { type Category, isSeniorCategory, levelOfCategory } from '@trattativa/domain/people/categories';
import { stationFields } from '@trattativa/domain/people/import/station-targets';
import { figureConflicts } from '@trattativa/domain/people/season-figures';
import { inputRefusal } from '../../platform/http/field-problems.ts';
import { acceptedCells, type RefusedCell, storableCells } from './accepted-cells.ts';

/** A station of a table, checked, and where its figures come from where no page says it. */
export interface ImportedStation {
  input: ExperienceInput;
  source: 'entered' | 'imported';
}

interface ImportedStations {
  stations: ImportedStation[];
  refused: (RefusedCell & { line: number })[];
}

const known: ReadonlySet<string> = new Set(Object.values(stationFields));

/**
 * The stations of a player from the values of their lines. A value that the form would refuse is left out and reported; a
 * station without a club, and one more than a career can hold, is not taken. That a club confirmed figures is never read from
 * a table: only the club says it.
 */
export function importedStations(
  lines: readonly { line: number; values: Readonly<Record<string, unknown>> }[],
): ImportedStations {
  const found: ImportedStations = { stations: [], refused: [] };
  for (const { line, values } of lines) {
    if (found.stations.length >= maxExperiences) {
      found.refused.push({ line, field: 'season', code: 'tooMany', params: { max: maxExperiences } });
      continue;
    }
    const { station, refused } = importedStation(values);
    found.refused.push(...refused.map((cell) => ({ ...cell, line })));
    if (station) found.stations.push(station);
  }
  return found;
}

function importedStation(values: Readonly<Record<string, unknown>>): {
  station: ImportedStation | null;
  refused: RefusedCell[];
} {
  const { input, refused } = storableCells(values, known);
  const source = input.figuresSource;
  delete input.figuresSource;
  if (input.clubName === undefined) {
    return { station: null, refused: [...refused, { field: 'clubName', code: 'required', params: {} }] };
  }
  const accepted = acceptedCells(input, refused, { check: checkedStation, needed: ['clubName'] });
  return {
    station: accepted && { input: accepted, source: source === 'entered' ? 'entered' : 'imported' },
    refused,
  };
}

function checkedStation(
  input: Record<string, unknown>,
): { value: ExperienceInput } | { problems: RefusedCell[] } {
  const parsed = experienceInput.safeParse(input, { reportInput: true });
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
