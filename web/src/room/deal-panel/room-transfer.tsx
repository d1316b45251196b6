import { useTranslation } from 'react-i18next';
import { useTransfer } from '../../deals/transfers.ts';
import { TransferPanel } from '../../deals/transfers-ui.ts';
import classes from './deal-panel.module.css';

/** A transfer between two clubs, beside their conversation. */
export function RoomTransfer({ transferId }: { transferId: number }) {
  const { t } = useTranslation('deal-panel');
  const transfer = useTransfer(transferId).data;
  return (
    <div className={classes.panel}>
      <section className={classes.offers} aria-label={t('transferTitle')}>
        <h3 className={classes.title}>{t('transferTitle')}</h3>
        {transfer && <TransferPanel transfer={transfer} heading={4} />}
      </section>
    </div>
  );
}
