import { Button } from '@mantine/core';
import type { Commission, Instalment } from '@trattativa/contract/billing/commissions/commission';
import type { CommissionAct } from '@trattativa/domain/billing/commissions';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { InstalmentChip } from './commission-chips.tsx';
import classes from './commissions.module.css';
import { useCommissionAct } from './use-commission-act.ts';
import { sumOf } from './use-instalment-columns.tsx';

const MarkDialog = lazy(() => loadChunk(() => import('./mark-dialog.tsx')));
const WaiveDialog = lazy(() => loadChunk(() => import('./waive-dialog.tsx')));

/** The instalments of a commission with what the reader's side may do with each. */
export function InstalmentRows({ commission }: { commission: Commission }) {
  return (
    <ul className={classes.rows}>
      {commission.instalments.map((instalment) => (
        <Row key={instalment.id} commission={commission} instalment={instalment} />
      ))}
    </ul>
  );
}

type Marking = Extract<CommissionAct, 'reportedPaid' | 'received' | 'waived'>;

function Row({ commission, instalment }: { commission: Commission; instalment: Instalment }) {
  const { t } = useTranslation('commissions');
  const { money, plainDate } = useFormats();
  const { run, busy } = useCommissionAct();
  const [marking, setMarking] = useState<Marking | null>(null);
  const { commissionId, version } = commission;
  const { amount, vat, can, clubPaidOn, lapsedOn, receivedOn, state, waivedOn, waiverReason } = instalment;
  const takeBack = (mark: 'reportTakenBack' | 'receiptTakenBack') =>
    run(() =>
      call('Commission/MarkInstalment', { commissionId, version, instalmentId: instalment.id, mark }),
    );
  const close = () => setMarking(null);
  const dialog = { commission, instalment, onClose: close };
  return (
    <li className={classes.row} data-state={state}>
      <div className={classes.facts}>
        <span className={classes.total}>
          <MoneyText euros={sumOf(amount, vat)} />
        </span>
        <InstalmentChip state={state} />
        {vat > 0 && (
          <span className={`${classes.line} ${classes.soft}`}>
            {t('page.plusVat', { amount: money(amount), vat: money(vat) })}
          </span>
        )}
        <span className={classes.line}>{t('page.dueOn', { date: plainDate(instalment.dueOn) })}</span>
        {receivedOn !== null && (
          <span className={classes.line}>{t('page.receivedOn', { date: plainDate(receivedOn) })}</span>
        )}
        {clubPaidOn !== null && receivedOn === null && (
          <span className={classes.line}>{t('list.clubSaysPaid', { date: plainDate(clubPaidOn) })}</span>
        )}
        {lapsedOn !== null && (
          <span className={classes.line}>{t('page.lapsedOn', { date: plainDate(lapsedOn) })}</span>
        )}
        {waivedOn !== null && (
          <span className={classes.line}>
            {t('page.waivedFor', { date: plainDate(waivedOn), reason: waiverReason ?? '' })}
          </span>
        )}
      </div>
      {can.length > 0 && (
        <div className={classes.acts}>
          {can.map((act) =>
            act === 'reportedPaid' || act === 'received' || act === 'waived' ? (
              <Button
                key={act}
                size="sm"
                variant={act === 'waived' ? 'subtle' : 'filled'}
                onClick={() => setMarking(act)}
              >
                {t(`act.${act}`)}
              </Button>
            ) : act === 'reportTakenBack' || act === 'receiptTakenBack' ? (
              <Button key={act} size="sm" variant="default" loading={busy} onClick={() => void takeBack(act)}>
                {t(`act.${act}`)}
              </Button>
            ) : null,
          )}
        </div>
      )}
      <Suspense>
        {marking === 'waived' && <WaiveDialog {...dialog} />}
        {(marking === 'reportedPaid' || marking === 'received') && <MarkDialog {...dialog} mark={marking} />}
      </Suspense>
    </li>
  );
}
