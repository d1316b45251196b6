import type { ListedCoachingStaff } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import { type Category, levelOfCategory } from '@trattativa/domain/people/categories';
import type { CoachingStaffRole } from '@trattativa/domain/people/coaching-staff-roles';
import type { Level } from '@trattativa/domain/people/levels';
import type { Qualification } from '@trattativa/domain/people/qualifications';
import type { TextsOf } from '@trattativa/texts/text-keys';
import { useTranslation } from 'react-i18next';
import { type LevelWords, useLevelWords } from '../players/use-level-words.ts';

type Texts = TextsOf<['catalogue', 'countries', 'ui']>;

function wordsIn(t: Texts, levels: LevelWords) {
  return {
    role: (id: CoachingStaffRole) => t(`catalogue:coachingStaffRole.${id}`),
    qualification: (id: Qualification) => t(`catalogue:qualification.${id}`),
    category: (id: number) => t(`catalogue:category.${id}`),
    ...levels,
    country: (code: string) => t(`countries:${code}`),
    years: (count: number) => t('ui:years', { count }),
    yesOrNo: (value: boolean) => t(value ? 'ui:yes' : 'ui:no'),
  };
}

export type CoachingStaffWords = ReturnType<typeof wordsIn>;

/** Created once per language, not once per row. */
const made = new WeakMap<Texts, CoachingStaffWords>();

/** Translated words for the codes and numbers of a record. */
export function useCoachingStaffWords(): CoachingStaffWords {
  const { t } = useTranslation(['catalogue', 'countries', 'ui']);
  const levels = useLevelWords();
  let words = made.get(t);
  if (!words) {
    words = wordsIn(t, levels);
    made.set(t, words);
  }
  return words;
}

/** The categories and levels in which somebody seeks work, as chips. */
export function searchChips(
  { searchCategories = [], searchLevels = [], countriesInterested = [], country }: ListedCoachingStaff,
  words: Pick<CoachingStaffWords, 'category' | 'levelIn'>,
) {
  const chip = (key: string, word: string) => ({ key, content: word, title: word });
  const levelName = words.levelIn(countriesInterested, country);
  // A league that is named as a category is not named again as its level.
  const named = new Set(searchCategories.map((category) => levelOfCategory(category as Category)));
  return [
    ...searchCategories.map((category) => chip(`c${category}`, words.category(category))),
    ...searchLevels
      .filter((level) => !named.has(level as Level))
      .map((level) => chip(`l${level}`, levelName(level))),
  ];
}

/** The full name. */
export function coachingStaffName({ name, surname }: { name: string; surname: string }): string {
  return [name, surname].filter(Boolean).join(' ');
}
