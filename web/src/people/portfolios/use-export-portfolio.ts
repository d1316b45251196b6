import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAllPages } from '../../platform/cache/read-all-pages.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { saveCsv } from '../../ui/csv/save-csv.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { showDone } from '../../ui/toasts.tsx';
import { listPortfolio, type PortfolioQuery, portfolioKind } from '../players/portfolio-calls.ts';
import { usePlayerWords } from '../players/use-player-words.ts';
import { portfolioTable } from './portfolio-table.ts';

/** Saves the whole filtered portfolio as a CSV file. `percent` is how much has been read, null when nothing runs. */
export function useExportPortfolio() {
  const { t } = useTranslation(['players', 'ui']);
  const words = usePlayerWords();
  const { kind } = useUser();
  const { number } = useFormats();
  const [percent, setPercent] = useState<number | null>(null);
  const run = useMutation({
    mutationFn: (query: PortfolioQuery) => {
      setPercent(0);
      return readAllPages(
        (page) => listPortfolio(portfolioKind(kind), { ...query, ...page }),
        (read, total) => setPercent(Math.min(100, (read / total) * 100)),
      );
    },
    onSuccess(players) {
      saveCsv(t('players:portfolio.fileName'), portfolioTable(players, words, t));
      showDone(t('players:portfolio.exported', { count: players.length, number: number(players.length) }));
    },
    onError: showFailure,
    onSettled: () => setPercent(null),
  });
  return { start: run.mutate, percent };
}
