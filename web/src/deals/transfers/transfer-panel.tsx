import type { Transfer } from '@trattativa/contract/deals/transfers/transfer';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Timeline, type TimelineStep } from '../../ui/text/timeline.tsx';
import { TransferCheck } from './transfer-check-chunk.ts';
import { ChangedTerms } from './transfer-terms.tsx';
import { TransferTurn } from './transfer-turn.tsx';
import { TransferWorth } from './transfer-worth.tsx';
import classes from './transfers.module.css';

interface TransferPanelProps {
  transfer: Transfer;
  /** The level of its headings in the page around it. */
  heading: 2 | 3 | 4;
  /** Another turn is the most prominent one of the page. */
  isQuiet?: boolean;
}

/** A transfer between two clubs: whose turn it is, what changed, what it is worth to the reader's club, and its history. */
export function TransferPanel({ transfer, heading, isQuiet = false }: TransferPanelProps) {
  const { t } = useTranslation('transfers');
  const terms = transfer.revisions.at(-1)?.terms;
  return (
    <div className={classes.panel}>
      <TransferTurn transfer={transfer} isQuiet={isQuiet} />
      <Suspense>
        {/* A negotiation's page has the window of the deal itself. */}
        <TransferCheck transfer={transfer} withWindow={heading === 2} />
      </Suspense>
      <ChangedTerms transfer={transfer} heading={heading} />
      {terms && <TransferWorth transfer={transfer} terms={terms} heading={heading} />}
      <details className={classes.history}>
        <summary>{t('history.title')}</summary>
        <History transfer={transfer} />
      </details>
    </div>
  );
}

function History({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('transfers');
  const clubOf = (by: Transfer['timeline'][number]['by']) =>
    by === 'staff'
      ? t('history.staff')
      : (by === 'engaging' ? transfer.engagingClub : transfer.releasingClub).name;
  const steps = transfer.timeline.map(
    (step): TimelineStep => ({
      key: step.version,
      at: step.at,
      title: t(`history.${step.act}`, { club: clubOf(step.by), number: step.revision }),
      who: step.actorName ?? undefined,
      note: step.note ?? undefined,
      tone: step.act === 'ended' ? 'lost' : 'done',
    }),
  );
  return <Timeline label={t('history.title')} steps={steps} />;
}
