import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../platform/clock/clock.ts';
import { useFormats } from '../platform/i18n/use-formats.ts';
import { useUser } from '../platform/session/use-session.ts';
import { saveFile } from '../ui/save-file.ts';
import { showFailure } from '../ui/show-failure.ts';
import { showDone } from '../ui/toasts.tsx';
import { readWholePortfolio } from './players.queries.ts';
import { type PortfolioQuery, portfolioKind } from './portfolio-calls.ts';
import { portfolioTable } from './portfolio-table.ts';
import { toCsv } from './to-csv.ts';
import { usePlayerWords } from './use-player-words.ts';

/** Saves the whole filtered portfolio as a CSV file. `percent` is how much has been read, null when nothing runs. */
export function useExportPortfolio() {
  const { t, i18n } = useTranslation('players');
  const words = usePlayerWords();
  const { kind } = useUser();
  const { number } = useFormats();
  const [percent, setPercent] = useState<number | null>(null);
  const run = useMutation({
    mutationFn: (query: PortfolioQuery) => {
      setPercent(0);
      return readWholePortfolio(portfolioKind(kind), query, (read, total) =>
        setPercent(Math.min(100, (read / total) * 100)),
      );
    },
    onSuccess(players) {
      // A comma is decimal in six of the seven languages, so that their spreadsheets part columns by semicolons.
      const separator = i18n.language === 'en' ? ',' : ';';
      const csv = toCsv(portfolioTable(players, words, t), separator);
      saveFile(csv, `${t('players:portfolio.fileName')}-${now().toISOString().slice(0, 10)}.csv`);
      showDone(t('players:portfolio.exported', { count: players.length, number: number(players.length) }));
    },
    onError: showFailure,
    onSettled: () => setPercent(null),
  });
  return { start: run.mutate, percent };
}
