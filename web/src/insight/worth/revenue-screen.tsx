import { Button } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import type { PotentialRevenue, RevenueLine } from '@trattativa/contract/insight/worth/worth';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { BackLink } from '../../ui/page/back-link.tsx';
import { FoldedPart } from '../../ui/page/folded-part.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { PagePart } from '../../ui/page/page-part.tsx';
import { PlainTable } from '../../ui/text/plain-table.tsx';
import { QuietText } from '../../ui/text/quiet-text.tsx';
import { usePotentialRevenue } from './worth.queries.ts';
import classes from './worth-screen.module.css';

/** `/figures/revenue`: what the agent's open deals would bring, deal by deal, and how often deals of a stage are signed. */
export default function RevenueScreen() {
  const { t } = useTranslation(['agents', 'negotiations']);
  const { total } = useFormats();
  const { data, error, refetch } = usePotentialRevenue();
  return (
    <div className={classes.screen}>
      <PageHeader
        title={t('agents:figure.revenue.title')}
        count={data && total(data.total)}
        description={t('agents:figure.revenue.definition')}
        before={<BackLink to={paths.start}>{t('agents:figure.back')}</BackLink>}
      />
      {data && data.lines.length > 0 && <Sum revenue={data} />}
      {data?.lines.length === 0 && (
        <EmptyState
          icon={IconChartBar}
          title={t('agents:figure.emptyTitle')}
          text={t('agents:figure.revenue.empty')}
          action={
            <Button component={Link} to={paths.negotiation}>
              {t('negotiations:list.propose')}
            </Button>
          }
        />
      )}
      {data && <Left count={data.left} />}
      {!data &&
        (error ? (
          <ErrorPanel text={error.message} onRetry={() => void refetch()} />
        ) : (
          <Skeletons shape="rows" />
        ))}
    </div>
  );
}

function Left({ count }: { count: number }) {
  const { t } = useTranslation('agents');
  const { number } = useFormats();
  return count === 0 ? null : <QuietText>{t('worth.left', { count, number: number(count) })}</QuietText>;
}

function Sum({ revenue: { lines, rest, rates, total } }: { revenue: PotentialRevenue }) {
  const { t } = useTranslation('agents');
  const { money, number } = useFormats();
  return (
    <>
      <PagePart title={t('worth.sum')}>
        <PlainTable label={t('worth.sum')}>
          <thead>
            <tr>
              <th scope="col">{t('worth.deal')}</th>
              <th scope="col">{t('worth.commission')}</th>
              <th scope="col">{t('worth.rate')}</th>
              <th scope="col" data-figure>
                {t('worth.weighed')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <LineRow key={line.negotiationId} line={line} />
            ))}
            {rest.deals > 0 && (
              <tr>
                <th scope="row" colSpan={3}>
                  {t('worth.rest', { count: rest.deals, number: number(rest.deals) })}
                </th>
                <td data-figure>{money(rest.weighed)}</td>
              </tr>
            )}
            <tr>
              <th scope="row" colSpan={3}>
                {t('worth.total')}
              </th>
              <td data-figure>
                <strong>{money(total)}</strong>
              </td>
            </tr>
          </tbody>
        </PlainTable>
      </PagePart>
      <FoldedPart title={t('worth.rates')}>
        <Rates rates={rates} />
      </FoldedPart>
    </>
  );
}

function LineRow({ line }: { line: RevenueLine }) {
  const { t } = useTranslation(['agents', 'commissions']);
  const { money, percent } = useFormats();
  const { negotiationId, playerName, teamName, stage, rate, amount, weighed, counts, base } = line;
  const figures = line.percent !== null && base !== null ? { percent: percent(line.percent), base } : null;
  return (
    <tr>
      <th scope="row">
        <Link to={`${paths.negotiations}/${negotiationId}`}>{playerName}</Link>
        <span className={classes.basis}>{teamName}</span>
      </th>
      <td>
        {amount !== null && money(amount)}
        {amount === null && figures === null && t('agents:worth.noCommission')}
        {figures !== null && (
          <span className={classes.basis}>
            {line.baseAmount === null
              ? t('commissions:reckoned.open', { ...figures, base: t(`commissions:base.${figures.base}`) })
              : t('commissions:reckoned.percent', {
                  ...figures,
                  amount: money(line.baseAmount),
                  base: t(`commissions:base.${figures.base}`),
                })}
          </span>
        )}
        {line.basis !== null && (
          <span className={classes.basis}>{t(`agents:worth.basis.${line.basis}`)}</span>
        )}
      </td>
      <td>
        {percent(rate)}
        <span className={classes.basis}>{t(`agents:worth.stage.${stage}`)}</span>
      </td>
      <td data-figure>
        {counts || weighed === 0 ? money(weighed) : <s className={classes.idle}>{money(weighed)}</s>}
        {!counts && weighed > 0 && <span className={classes.basis}>{t('agents:worth.notCounted')}</span>}
      </td>
    </tr>
  );
}

function Rates({ rates }: { rates: PotentialRevenue['rates'] }) {
  const { t } = useTranslation('agents');
  const { number, percent } = useFormats();
  return (
    <PlainTable label={t('worth.rates')}>
      <thead>
        <tr>
          <th scope="col">{t('worth.stageTitle')}</th>
          <th scope="col" data-figure>
            {t('worth.rate')}
          </th>
          <th scope="col">{t('worth.rateBasis')}</th>
        </tr>
      </thead>
      <tbody>
        {rates.map(({ stage, percent: rate, source, ended }) => (
          <tr key={stage}>
            <th scope="row">{t(`worth.stage.${stage}`)}</th>
            <td data-figure>{percent(rate)}</td>
            <td>
              {source === 'assumed'
                ? t('worth.rateOf.assumed')
                : t(`worth.rateOf.${source}`, { count: ended, number: number(ended) })}
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
