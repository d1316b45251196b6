import type { Recipient } from '@trattativa/contract/market/requests/request';
import { deliveryStatus } from '@trattativa/domain/market/delivery-statuses';
import { useTranslation } from 'react-i18next';
import { StatusChip, type StatusTone } from '../../../ui/text/status-chip.tsx';
import classes from './request-recipients.module.css';

const tones: Record<number, StatusTone> = {
  [deliveryStatus.pending]: 'idle',
  [deliveryStatus.sent]: 'sent',
  [deliveryStatus.viewed]: 'seen',
};

/** The recipients of a request, each with the state of delivery. */
export function RequestRecipients({ recipients }: { recipients: readonly Recipient[] }) {
  const { t } = useTranslation('catalogue');
  return (
    <ul className={classes.list}>
      {recipients.map(({ kind, id, name, detail, delivery }) => (
        <li key={`${kind} ${id}`} className={classes.row}>
          <span className={classes.words}>
            <span className={classes.name}>{name}</span>
            {detail !== '' && <span className={classes.detail}>{detail}</span>}
          </span>
          <StatusChip tone={tones[delivery] ?? 'idle'}>{t(`deliveryStatus.${delivery}`)}</StatusChip>
        </li>
      ))}
    </ul>
  );
}
