import type { OrgChartRole } from '@trattativa/domain/people/org-chart-roles';
import type { ScoutingReport } from '@trattativa/domain/people/scouting-reports';
import type { TextsOf } from '@trattativa/texts/text-keys';
import { useTranslation } from 'react-i18next';
import { type LevelWords, useLevelWords } from '../players/use-level-words.ts';

type Texts = TextsOf<['teams', 'catalogue', 'countries', 'regions']>;

function wordsIn(t: Texts, levels: LevelWords) {
  return {
    country: (code: string) => t(`countries:${code}`),
    region: (key: string) => t(`regions:${key}`),
    ...levels,
    category: (id: number) => t(`catalogue:category.${id}`),
    place: (role: OrgChartRole) => t(`catalogue:orgChartRole.${role}`),
    report: (source: ScoutingReport) => t(`teams:report.${source}`),
  };
}

export type TeamWords = ReturnType<typeof wordsIn>;

const made = new WeakMap<Texts, TeamWords>();

/** Translated words for the codes and numbers of a club's record. */
export function useTeamWords(): TeamWords {
  const { t } = useTranslation(['teams', 'catalogue', 'countries', 'regions']);
  const levels = useLevelWords();
  let words = made.get(t);
  if (!words) {
    words = wordsIn(t, levels);
    made.set(t, words);
  }
  return words;
}
