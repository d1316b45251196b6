import type { CoachingStaffRole } from '@trattativa/domain/people/coaching-staff-roles';
import type { Qualification } from '@trattativa/domain/people/qualifications';
import { formatSeries } from '../format-series.ts';
import { formatPlainDate } from '../formats.ts';
import type { Language } from '../languages.ts';
import type { TextsOf } from '../text-keys.ts';
import { levelWordsIn } from './level-words.ts';

/** What rows are made from; a field that a reader may not see is absent. */
export interface StatedCoach {
  role?: CoachingStaffRole | null | undefined;
  qualifications?: readonly Qualification[] | undefined;
  currentClub?: string | undefined;
  bornDate?: string | null | undefined;
  nationality?: string | null | undefined;
  country?: string | null | undefined;
  city?: string | undefined;
  searchCategories?: readonly number[] | undefined;
  searchLevels?: readonly number[] | undefined;
  countriesInterested?: readonly string[] | undefined;
  immediateAvailability?: boolean | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  addedBy?: string | null | undefined;
}

export type CoachRowKey = keyof StatedCoach;

export interface CoachRow {
  key: CoachRowKey;
  label: string;
  value: string;
}

export type CoachTexts = TextsOf<['coaching-staff', 'catalogue', 'countries', 'ui']>;

/** The words for the codes and numbers of a record of coaching staff in one language. */
export function coachingStaffWordsIn(t: TextsOf<['catalogue', 'countries', 'ui']>) {
  return {
    role: (id: CoachingStaffRole) => t(`catalogue:coachingStaffRole.${id}`),
    qualification: (id: Qualification) => t(`catalogue:qualification.${id}`),
    category: (id: number) => t(`catalogue:category.${id}`),
    ...levelWordsIn(t),
    country: (code: string) => t(`countries:${code}`),
    years: (count: number) => t('ui:years', { count }),
    yesOrNo: (value: boolean) => t(value ? 'ui:yes' : 'ui:no'),
  };
}

export type CoachingStaffWords = ReturnType<typeof coachingStaffWordsIn>;

/** The rows of a record of coaching staff in one language: on its page, in the conflict dialog and in the file. */
export function coachRowsIn(t: CoachTexts, language: Language) {
  const words = coachingStaffWordsIn(t);
  const some = <Value>(value: Value | null | undefined, say: (value: Value) => string) =>
    value == null ? [] : [say(value)].filter((said) => said !== '');
  const each = <Value>(values: readonly Value[] | undefined, say: (value: Value) => string) =>
    (values ?? []).map(say);
  const itself = (text: string) => text;
  const parts: Record<CoachRowKey, (coach: StatedCoach) => string[]> = {
    role: ({ role }) => some(role, words.role),
    qualifications: ({ qualifications }) => each(qualifications, words.qualification),
    currentClub: ({ currentClub }) => some(currentClub, itself),
    bornDate: ({ bornDate }) => some(bornDate, (day) => formatPlainDate(language, day)),
    nationality: ({ nationality }) => some(nationality, words.country),
    country: ({ country }) => some(country, words.country),
    city: ({ city }) => some(city, itself),
    searchCategories: ({ searchCategories }) => each(searchCategories, words.category),
    searchLevels: ({ searchLevels, countriesInterested = [], country }) =>
      each(searchLevels, words.levelIn(countriesInterested, country)),
    countriesInterested: ({ countriesInterested }) => each(countriesInterested, words.country),
    immediateAvailability: ({ immediateAvailability }) => some(immediateAvailability, words.yesOrNo),
    email: ({ email }) => some(email, itself),
    phone: ({ phone }) => some(phone, itself),
    addedBy: ({ addedBy }) => some(addedBy, itself),
  };
  const label = (key: CoachRowKey) => t(`coaching-staff:field.${key}`);
  /** Empty where nothing is stated. */
  const value = (key: CoachRowKey, coach: StatedCoach) => formatSeries(language, parts[key](coach));
  return {
    words,
    label,
    value,
    /** The words of a field one by one, for files, which separate them. */
    parts: (key: CoachRowKey, coach: StatedCoach): readonly string[] => parts[key](coach),
    /** The stated ones of some fields, in their order. */
    rows: (coach: StatedCoach, keys: readonly CoachRowKey[]): CoachRow[] =>
      keys
        .map((key) => ({ key, label: label(key), value: value(key, coach) }))
        .filter((row) => row.value !== ''),
  };
}

export type CoachRows = ReturnType<typeof coachRowsIn>;
