import type { ListedCoachingStaff } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import type { CoachingStaffWords } from './use-coaching-staff-words.ts';

/** The categories and levels in which somebody looks for work, as chips. */
export function searchedBy(
  { searchCategories = [], searchLevels = [] }: ListedCoachingStaff,
  words: Pick<CoachingStaffWords, 'category' | 'level'>,
) {
  const chip = (key: string, word: string) => ({ key, content: word, title: word });
  return [
    ...searchCategories.map((category) => chip(`c${category}`, words.category(category))),
    ...searchLevels.map((level) => chip(`l${level}`, words.level(level))),
  ];
}
