import type { ScoutingReport } from '@trattativa/domain/people/scouting-reports';
import type { TextsOf } from '@trattativa/texts/text-keys';
import { useTranslation } from 'react-i18next';

type Texts = TextsOf<['teams', 'catalogue', 'countries', 'regions']>;

function wordsIn(t: Texts) {
  return {
    country: (code: string) => t(`countries:${code}`),
    region: (key: string) => t(`regions:${key}`),
    level: (id: number) => t(`catalogue:level.${id}`),
    category: (id: number) => t(`catalogue:category.${id}`),
    place: (role: number) => t(`catalogue:orgChartRole.${role}`),
    report: (source: ScoutingReport) => t(`teams:report.${source}`),
  };
}

export type TeamWords = ReturnType<typeof wordsIn>;

const made = new WeakMap<Texts, TeamWords>();

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
