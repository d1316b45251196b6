import { Button } from '@mantine/core';
import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import type { TrialOfNegotiation } from '@trattativa/contract/deals/trials/trial';
import { type TrialOutcome, trialOutcomes } from '@trattativa/domain/deals/trials/trial-record';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { More } from '../../ui/page/more.tsx';
import { PagePart } from '../../ui/page/page-part.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { Remark } from '../../ui/text/remark.tsx';
import classes from './trial.module.css';
import { useTrial } from './trials.queries.ts';

const TrialDialog = lazy(() => loadChunk(() => import('./trial-dialog.tsx')));
const OutcomeDialog = lazy(() => loadChunk(() => import('./outcome-dialog.tsx')));

/** The trial of a negotiation: when, where, who pays, what is missing, and how it ended. Nothing if there is none to write. */
export default function NegotiationTrial({ negotiation }: { negotiation: Negotiation }) {
  const { t } = useTranslation('trials');
  const [open, setOpen] = useState<'write' | TrialOutcome | null>(null);
  const negotiationId = negotiation.id;
  const { data } = useTrial(negotiationId);
  if (!data || (data.trial === null && !data.can.save)) return null;
  const { trial, can } = data;
  const close = () => setOpen(null);
  return (
    <PagePart
      title={t('title')}
      after={
        <>
          {(can.save || can.decide) && (
            <div className={classes.acts}>
              {can.save && (
                <Button variant="default" onClick={() => setOpen('write')}>
                  {t(trial ? 'change' : 'write')}
                </Button>
              )}
              {can.decide &&
                trialOutcomes.map((outcome) => (
                  <Button key={outcome} variant="default" onClick={() => setOpen(outcome)}>
                    {t(`outcome.${outcome}`)}
                  </Button>
                ))}
            </div>
          )}
          <Suspense>
            {open === 'write' && (
              <TrialDialog
                negotiation={negotiation}
                trial={trial}
                parentsContact={data.parentsContact}
                onClose={close}
              />
            )}
            {(open === 'kept' || open === 'notKept') && trial && (
              <OutcomeDialog negotiationId={negotiationId} trial={trial} outcome={open} onClose={close} />
            )}
          </Suspense>
        </>
      }
    >
      {trial ? <Facts data={data} trial={trial} /> : <p className={classes.line}>{t('start')}</p>}
    </PagePart>
  );
}

interface FactsProps {
  data: TrialOfNegotiation;
  trial: NonNullable<TrialOfNegotiation['trial']>;
}

function Facts({ data, trial }: FactsProps) {
  const { t } = useTranslation('trials');
  const { plainDate } = useFormats();
  const { warnings } = data;
  return (
    <>
      {trial.outcome !== null && <p className={classes.outcome}>{t(`outcome.${trial.outcome}`)}</p>}
      <FactList
        layout="rows"
        facts={[
          [t('field.days'), t('from', { first: plainDate(trial.startsOn), last: plainDate(trial.endsOn) })],
          [t('field.place'), trial.place],
          [t('field.parentsContact'), trial.parentsContact],
          [t('field.consent'), trial.parentsContact ? null : t(`consent.${trial.consent}`)],
        ]}
      />
      <More label={t('all')}>
        <FactList
          layout="rows"
          facts={[
            [t('field.travelPaidBy'), t(`paidBy.${trial.travelPaidBy}`)],
            [t('field.boardPaidBy'), t(`paidBy.${trial.boardPaidBy}`)],
            [t('field.lodgingPaidBy'), t(`paidBy.${trial.lodgingPaidBy}`)],
            [t('field.consent'), trial.parentsContact ? t(`consent.${trial.consent}`) : null],
            [t('field.fitUntil'), trial.fitUntil === null ? null : plainDate(trial.fitUntil)],
          ]}
        />
      </More>
      <p className={classes.line}>{t('free')}</p>
      {warnings.length > 0 && (
        <ul className={classes.warnings}>
          {warnings.map(({ kind, most, edition, article, certainty }) => {
            const rule = t(certainty === 'confirmed' ? 'rule.confirmed' : 'rule.unconfirmed', {
              edition: edition ?? '',
              article: article ?? '',
            });
            const count = most ?? 0;
            return (
              <li key={kind}>
                {kind === 'consent' || kind === 'fitness'
                  ? t(`warning.${kind}`)
                  : kind === 'parents'
                    ? t('warning.parents', { rule })
                    : t(`warning.${kind}`, { rule, count })}
              </li>
            );
          })}
        </ul>
      )}
      <Remark text={trial.note ?? ''} />
    </>
  );
}
