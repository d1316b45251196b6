import type { ClauseWatch } from '@trattativa/contract/deals/clauses/clauses';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { PagePart } from '../../ui/page/page-part.tsx';
import { ClauseTable } from './clause-table.tsx';
import classes from './clauses.module.css';
import { useClauses } from './clauses.queries.ts';
import { DealOption } from './deal-option.tsx';
import { FigureTable } from './figure-table.tsx';

interface DealClausesProps {
  negotiationId: number;
}

/** On the page of a signed deal: its clauses, what has fired, what the next 90 days may bring, and the figures behind them. */
export default function DealClauses({ negotiationId }: DealClausesProps) {
  const { t } = useTranslation('closing');
  const { data } = useClauses(negotiationId);
  const watches = (data?.watches ?? []).filter(
    ({ clauses, forecast, option }) => clauses.length > 0 || forecast.payments.length > 0 || option !== null,
  );
  if (watches.length === 0) return null;
  return (
    <div className={classes.part}>
      <PagePart title={t('clauses.title')} hint={t('clauses.about')}>
        {watches.map((watch) => (
          <Watch key={watch.agreement} watch={watch} negotiationId={negotiationId} />
        ))}
      </PagePart>
    </div>
  );
}

function Watch({ watch, negotiationId }: { watch: ClauseWatch; negotiationId: number }) {
  const { t } = useTranslation('closing');
  const { money, plainDate } = useFormats();
  const { payer, payee, clauses, figures, forecast, option } = watch;
  const name = t('clauses.parties', { payer, payee });
  return (
    <div className={classes.watch}>
      <h3>{name}</h3>
      {option && <DealOption negotiationId={negotiationId} watch={watch} option={option} />}
      {clauses.length > 0 && <ClauseTable label={name} payee={payee} clauses={clauses} />}
      {forecast.payments.length > 0 && (
        <ul className={classes.payments}>
          {forecast.payments.map(({ kind, dueOn, amount }) => (
            <li key={`${kind} ${dueOn}`}>
              {t(`clauses.payment.${kind}`, { amount: money(amount), day: plainDate(dueOn) })}
            </li>
          ))}
        </ul>
      )}
      {forecast.total > 0 && (
        <p className={classes.forecast}>
          {t('clauses.forecast', { amount: money(forecast.total), day: plainDate(forecast.until) })}
        </p>
      )}
      {forecast.reversed > 0 && (
        <p className={classes.forecast}>
          {t('clauses.forecastReversed', {
            club: payee,
            amount: money(forecast.reversed),
            day: plainDate(forecast.until),
          })}
        </p>
      )}
      {figures.length > 0 && <FigureTable watch={watch} negotiationId={negotiationId} />}
    </div>
  );
}
