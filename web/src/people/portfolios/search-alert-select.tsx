import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { SavedSearch } from '@trattativa/contract/people/portfolios/saved-search-endpoints';
import { searchAlerts } from '@trattativa/domain/people/players/search-alerts';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import { portfoliosKeys } from './portfolios.live.ts';

/** When a saved search tells of new results; saved when chosen. */
export function SearchAlertSelect({ search }: { search: SavedSearch }) {
  const { t } = useTranslation('search-alerts');
  const client = useQueryClient();
  const { busy, act } = useAct();
  function choose(value: string) {
    const alert = searchAlerts.find((one) => one === value);
    if (!alert) return;
    void act(async () => {
      const { message } = await call('Portfolio/SetSearchAlert', { id: search.id, alert });
      await client.invalidateQueries({ queryKey: portfoliosKeys.searches });
      showDone(message);
    });
  }
  return (
    <NativeSelect
      size="xs"
      aria-label={t('alertOf', { name: search.name })}
      value={search.alert}
      disabled={busy}
      data={searchAlerts.map((alert) => ({ value: alert, label: t(`alert.${alert}`) }))}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}
