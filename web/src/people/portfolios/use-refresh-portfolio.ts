import { useQueryClient } from '@tanstack/react-query';
import { playersKeys } from '../players/players.live.ts';
import { portfoliosKeys } from './portfolios.live.ts';

/** Fetches again what an import or its undoing changes. */
export function useRefreshPortfolio(): () => void {
  const client = useQueryClient();
  return () => {
    for (const key of [
      playersKeys.portfolio,
      playersKeys.figures,
      playersKeys.picker,
      portfoliosKeys.duplicates,
      portfoliosKeys.lastImport,
    ])
      void client.invalidateQueries({ queryKey: key });
  };
}
