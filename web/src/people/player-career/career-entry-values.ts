import type { CareerEntry, CareerEntryInput } from '@trattativa/contract/people/players/career';
import type { TeamCard } from '@trattativa/contract/people/teams/endpoints';
import { type Category, levelOfCategory } from '@trattativa/domain/people/categories';

/** A career entry as form values; unset fields are empty. */
export interface CareerEntryValues {
  id: number | null;
  teamId: number | null;
  clubName: string;
  category: number | null;
  level: number | null;
  division: string;
  season: string;
  startYear: number | null;
  endYear: number | null;
  salary: number | null;
  appearances: number | null;
  starts: number | null;
  minutes: number | null;
  goals: number | null;
  assists: number | null;
  yellowCards: number | null;
  redCards: number | null;
  cleanSheets: number | null;
  figuresUrl: string;
}

export const emptyCareerEntry: CareerEntryValues = {
  id: null,
  teamId: null,
  clubName: '',
  category: null,
  level: null,
  division: '',
  season: '',
  startYear: null,
  endYear: null,
  salary: null,
  appearances: null,
  starts: null,
  minutes: null,
  goals: null,
  assists: null,
  yellowCards: null,
  redCards: null,
  cleanSheets: null,
  figuresUrl: '',
};

export function valuesOf(experience: CareerEntry): CareerEntryValues {
  const {
    figuresSource: _source,
    figuresBy: _by,
    figuresAt: _at,
    verifiedAt: _verified,
    refusedAt: _refused,
    canVerify: _can,
    ...written
  } = experience;
  return {
    ...written,
    figuresUrl: experience.figuresUrl ?? '',
    startYear: experience.startYear || null,
    endYear: experience.endYear || null,
    salary: experience.salary ?? null,
  };
}

export function inputOf(values: CareerEntryValues): CareerEntryInput {
  return {
    ...values,
    startYear: values.startYear ?? 0,
    endYear: values.endYear ?? 0,
    figuresUrl: values.figuresUrl.trim() || null,
  } as CareerEntryInput;
}

/** The values implied by a club of the platform: its name, and its place unless already given. */
export function withClub(values: CareerEntryValues, club: TeamCard): CareerEntryValues {
  return {
    ...values,
    teamId: club.id,
    clubName: club.name,
    category: values.category ?? club.category,
    level: values.level ?? club.level,
    division: values.division || club.leagueName,
  };
}

/** The values implied by an Italian category: its level, and its name unless a league is given. */
export function withCategory(
  values: CareerEntryValues,
  category: number | null,
  name: string,
): CareerEntryValues {
  if (category === null) return { ...values, category };
  return {
    ...values,
    category,
    level: levelOfCategory(category as Category),
    division: values.division || name,
  };
}
