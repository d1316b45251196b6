import type { NegotiationItem } from '@trattativa/contract/deals/negotiations/negotiation';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../ui/status-chip.tsx';

const tones = { mandate: 'won', player: 'won', waits: 'waiting', refused: 'lost' } as const;

/** Whether the player stands by the agent's proposal; nothing where nobody has to. */
export function ConsentMark({ consent }: Pick<NegotiationItem, 'consent'>) {
  const { t } = useTranslation('negotiations');
  if (consent === null) return null;
  return <StatusChip tone={tones[consent]}>{t(`consent.${consent}`)}</StatusChip>;
}
