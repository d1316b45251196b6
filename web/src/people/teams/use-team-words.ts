import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

function wordsIn(t: TFunction) {
  return {
    country: (code: string) => t(`countries:${code}`),
    region: (key: string) => t(`regions:${key}`),
    level: (id: number) => t(`catalogue:level.${id}`),
    category: (id: number) => t(`catalogue:category.${id}`),
    place: (role: number) => t(`catalogue:orgChartRole.${role}`),
    report: (source: string) => t(`teams:report.${source}`),
  };
}

export type TeamWords = ReturnType<typeof wordsIn>;

const made = new WeakMap<TFunction, TeamWords>();

/** The words for what a club's record holds as numbers and codes, in the language on screen. */
export function useTeamWords(): TeamWords {
  const { t } = useTranslation(['teams', 'catalogue', 'countries', 'regions']);
  let words = made.get(t);
  if (!words) {
    words = wordsIn(t);
    made.set(t, words);
  }
  return words;
}
