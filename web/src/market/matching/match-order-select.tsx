import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FitnessPreset, fitnessPresets } from '@trattativa/domain/market/matching/fitness-presets';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import { matchingKeys } from './matching-keys.ts';

/** How the club weighs the order of its exact matches; saved when chosen, for all its requests. */
export function MatchOrderSelect({ requestId, order }: { requestId: number; order: FitnessPreset }) {
  const { t } = useTranslation('matching');
  const client = useQueryClient();
  const { busy, act } = useAct();
  function choose(value: string) {
    const preset = fitnessPresets.find((one) => one === value);
    if (!preset) return;
    void act(async () => {
      const { message } = await call('Request/SaveMatchOrder', { requestId, preset });
      await client.invalidateQueries({ queryKey: [...matchingKeys.candidates] });
      showDone(message);
    });
  }
  return (
    <NativeSelect
      aria-label={t('order.label')}
      value={order}
      disabled={busy}
      data={fitnessPresets.map((preset) => ({ value: preset, label: t(`order.choice.${preset}`) }))}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}
