import type { NegotiationItem } from '@trattativa/contract/deals/negotiations/negotiation';
import { isUnconfirmed } from '@trattativa/domain/deals/proposal-consent';
import { consentKey } from '@trattativa/texts/consent-key';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import classes from './consent-mark.module.css';

interface ConsentMarkProps extends Pick<NegotiationItem, 'consent' | 'consentWay'> {
  /** One word, for rows and cards; screen readers and hover give the whole sentence. */
  short?: boolean;
}

/** Whether the player stands by the agent's proposal: quiet where they do, a mark where not; nothing where nobody has to. */
export function ConsentMark({ consent, consentWay, short = false }: ConsentMarkProps) {
  const { t } = useTranslation('negotiations');
  if (consent === null) return null;
  const word = t(consentKey(consent, consentWay));
  if (consent === 'player' && short) {
    return (
      <span className={classes.quiet} title={word}>
        <span aria-hidden="true">{t('consentShort')}</span>
        <VisuallyHidden>{word}</VisuallyHidden>
      </span>
    );
  }
  if (!isUnconfirmed(consent)) return <span className={classes.quiet}>{word}</span>;
  return <StatusChip tone={consent === 'refused' ? 'lost' : 'idle'}>{word}</StatusChip>;
}
