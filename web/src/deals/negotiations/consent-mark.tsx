import type { NegotiationItem } from '@trattativa/contract/deals/negotiations/negotiation';
import { isUnconfirmed } from '@trattativa/domain/deals/proposal-consent';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../ui/status-chip.tsx';
import classes from './consent-mark.module.css';

/** Whether the player stands by the agent's proposal: quiet where they do, a mark where not; nothing where nobody has to. */
export function ConsentMark({ consent }: Pick<NegotiationItem, 'consent'>) {
  const { t } = useTranslation('negotiations');
  if (consent === null) return null;
  const word = t(`consent.${consent}`);
  if (!isUnconfirmed(consent)) return <span className={classes.quiet}>{word}</span>;
  return <StatusChip tone={consent === 'refused' ? 'lost' : 'idle'}>{word}</StatusChip>;
}
