import type { AgentProfile } from '@trattativa/contract/people/agents/agent';
import type { AgentType } from '@trattativa/domain/identity/agent-types';
import { formatSeries } from '@trattativa/texts/format-series';
import type { Language } from '@trattativa/texts/languages';
import { useTranslation } from 'react-i18next';

/** An agent's fields of activity, as translated words. */
export function useAgentWords() {
  const { t, i18n } = useTranslation(['agents', 'catalogue', 'countries']);
  const level = (word: string) => t(`catalogue:managedLevel.${word}`);
  return {
    type: (agentType: AgentType) => t(`catalogue:agentType.${agentType}`),
    country: (code: string | null) => (code === null ? '' : t(`countries:${code}`)),
    level,
    category: (id: number) => t(`catalogue:category.${id}`),
    levels: ({ managedLevels }: Pick<AgentProfile, 'managedLevels'>) =>
      formatSeries(i18n.language as Language, managedLevels.map(level)),
    /** Italian championships by name; foreign leagues as entered. */
    championships: ({
      competenceCategories,
      competenceLeagues,
    }: Pick<AgentProfile, 'competenceCategories' | 'competenceLeagues'>) => [
      ...competenceCategories.map((id) => ({ key: `c${id}`, name: t(`catalogue:category.${id}`) })),
      ...competenceLeagues.map((name) => ({ key: name, name })),
    ],
  };
}
