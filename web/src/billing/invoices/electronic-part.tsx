import { Button } from '@mantine/core';
import type { ElectronicDocument } from '@trattativa/contract/billing/electronic/electronic-document';
import { isBuyerGap, isOperatorGap } from '@trattativa/domain/billing/electronic-invoice';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { CardPart } from '../../ui/page/card-part.tsx';
import type { Billed } from './electronic.queries.ts';
import classes from './invoices.module.css';
import { RefusedButton } from './refused-button.tsx';
import { XmlButton } from './xml-button.tsx';

const BillingDetailsDialog = lazy(() => loadChunk(() => import('./billing-details-dialog.tsx')));

interface ElectronicPartProps {
  electronic: ElectronicDocument;
  /** Number of the invoice, as printed. */
  number: string;
  billed: Billed;
}

/** The electronic invoice of a document: its file, or what is missing for it and where that is filled in. */
export function ElectronicPart({ electronic, number, billed }: ElectronicPartProps) {
  const { t } = useTranslation('electronic');
  const { kind } = useUser();
  const [completing, setCompleting] = useState(false);
  const { date } = useFormats();
  const { gaps, refusals, fileName } = electronic;
  // What the operator lacks is not a player's to fill in.
  const shown = kind === 'player' ? gaps.filter((gap) => !isOperatorGap(gap)) : gaps;
  return (
    <CardPart title={t('title')}>
      {gaps.length === 0 ? (
        <>
          <p>{t('ready')}</p>
          <p className={classes.soft}>{fileName}</p>
        </>
      ) : shown.length === 0 ? (
        <p>{t('awaitsOperator')}</p>
      ) : (
        <>
          <p>{t('missing')}</p>
          <ul className={classes.gaps}>
            {shown.map((gap) => (
              <li key={gap}>{t(`gap.${gap}`)}</li>
            ))}
          </ul>
        </>
      )}
      {refusals.length > 0 && (
        <>
          <p>{t('refused.list')}</p>
          <ul className={classes.gaps}>
            {refusals.map((refused) => (
              <li key={refused.fileName}>
                <span className={classes.who}>
                  {[refused.fileName, date(refused.refusedAt)].join(' · ')}
                  <span className={classes.soft}>{refused.reason}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={classes.files}>
        {gaps.length === 0 && <XmlButton electronic={electronic} number={number} />}
        {(gaps.some(isBuyerGap) || refusals.length > 0) && (
          <Button variant="default" onClick={() => setCompleting(true)}>
            {t(gaps.some(isBuyerGap) ? 'toDetails' : 'details.title')}
          </Button>
        )}
        <RefusedButton electronic={electronic} />
        {kind === 'admin' && gaps.some(isOperatorGap) && (
          <Button component={Link} variant="default" to={`${paths.admin}?section=operator`}>
            {t('toSettings')}
          </Button>
        )}
      </div>
      {completing && (
        <Suspense>
          <BillingDetailsDialog billed={billed} onClose={() => setCompleting(false)} />
        </Suspense>
      )}
    </CardPart>
  );
}
