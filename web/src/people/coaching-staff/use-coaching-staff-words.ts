import type { ListedCoachingStaff } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import { type Category, levelOfCategory } from '@trattativa/domain/people/categories';
import type { Level } from '@trattativa/domain/people/levels';
import {
  type CoachingStaffWords,
  coachingStaffWordsIn,
} from '@trattativa/texts/records/coaching-staff-words';
import type { TextsOf } from '@trattativa/texts/text-keys';
import { useTranslation } from 'react-i18next';

export type { CoachingStaffWords };

type Texts = TextsOf<['catalogue', 'countries', 'ui']>;

/** Created once per language, not once per row. */
const made = new WeakMap<Texts, CoachingStaffWords>();

/** Translated words for the codes and numbers of a record. */
export function useCoachingStaffWords(): CoachingStaffWords {
  const { t } = useTranslation(['catalogue', 'countries', 'ui']);
  let words = made.get(t);
  if (!words) {
    words = coachingStaffWordsIn(t);
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
