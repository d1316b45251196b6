import { useTranslation } from 'react-i18next';
import { StatusChip, type StatusTone } from '../../ui/status-chip.tsx';

const tones: Record<number, StatusTone> = { 1: 'won', 5: 'idle', 6: 'waiting' };

/** Whether a club is registered, as word, colour and shape. */
export function TeamStatus({ profile }: { profile: number }) {
  const { t } = useTranslation('teams');
  return <StatusChip tone={tones[profile] ?? 'idle'}>{t(`profile.${profile}`)}</StatusChip>;
}
