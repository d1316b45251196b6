import type { ExactMatchesFound, RequestsByRole } from '@trattativa/contract/insight/kpis/kpis';
import { matchingKinds, maxCounted } from '@trattativa/domain/market/matching-kinds';
import { levels } from '@trattativa/domain/people/levels';
import { type PlayerRole, playerRoles } from '@trattativa/domain/people/player-roles';
import { useTranslation } from 'react-i18next';
import { useLevelWords } from '../../people/players.ts';
import { BarChart } from '../../ui/chart/bar-chart.tsx';
import { ColumnChart } from '../../ui/chart/column-chart.tsx';
import { KpiCard, useKpiFormats } from './kpi-card.tsx';
import type { KpiQuery } from './kpi-filters.ts';
import { useKpi, useMatchesKpi } from './kpis.queries.ts';

export function MatchesKpi() {
  const { t } = useTranslation(['kpis', 'catalogue']);
  const { number } = useKpiFormats();
  const written = (count: number) =>
    count >= maxCounted ? t('kpis:chart.matches.more', { number: number(maxCounted - 1) }) : number(count);
  return (
    <KpiCard
      name="matches"
      found={useMatchesKpi()}
      isEmpty={(counts) => matchingKinds.every((kind) => counts[kind] === 0)}
      chart={(counts) => (
        <BarChart
          label={t('kpis:chart.matches.label', { exact: written(counts.exact) })}
          names={matchingKinds.map((kind) => t(`catalogue:matchingKind.${kind}`))}
          series={[
            {
              name: t('kpis:chart.matches.title'),
              tone: 'main',
              values: matchingKinds.map((kind) => counts[kind]),
            },
          ]}
          format={written}
        />
      )}
      table={(counts) => ({
        columns: [t('kpis:chart.matches.kind'), t('kpis:chart.matches.number')],
        rows: matchingKinds.map((kind) => [t(`catalogue:matchingKind.${kind}`), written(counts[kind])]),
      })}
    />
  );
}

/** Exact matches by the date on which they were found. */
export function FoundKpi({ query }: { query: KpiQuery }) {
  const { t } = useTranslation('kpis');
  const { number, period, wholePeriod } = useKpiFormats();
  const whole = ({ stretches }: ExactMatchesFound) => stretches.reduce((all, { found }) => all + found, 0);
  return (
    <KpiCard
      name="found"
      found={useKpi('Kpi/GetExactMatchesFound', query)}
      isEmpty={(data) => whole(data) === 0}
      chart={(data) => (
        <ColumnChart
          label={t('chart.found.label', { count: whole(data), number: number(whole(data)) })}
          names={data.stretches.map(({ from }) => period(from, data.step))}
          series={[
            {
              name: t('chart.found.title'),
              tone: 'main',
              values: data.stretches.map(({ found }) => found),
            },
          ]}
          format={number}
        />
      )}
      table={(data) => ({
        columns: [t(`step.${data.step}`), t('chart.matches.number')],
        rows: [
          ...data.stretches.map(({ from, found }) => [wholePeriod(from, data.step), number(found)]),
          [t('all'), number(whole(data))],
        ],
      })}
    />
  );
}

/** The chart shows the levels in three groups; the table shows each level. */
const areas = [
  { key: 'pro', tone: 'main', holds: (level: number) => level <= 2 },
  { key: 'amateur', tone: 'soft', holds: (level: number) => level > 2 && level < 15 },
  { key: 'youth', tone: 'waiting', holds: (level: number) => level === 15 },
] as const;

export function RequestsKpi({ query }: { query: KpiQuery }) {
  const { t } = useTranslation(['kpis', 'catalogue']);
  const { number } = useKpiFormats();
  const { optionIn } = useLevelWords();
  const sum = ({ counts }: RequestsByRole, role: PlayerRole | null, holds: (level: number) => boolean) =>
    counts.reduce(
      (all, one) => all + ((role === null || one.role === role) && holds(one.level) ? one.count : 0),
      0,
    );
  const requestedRoles = (data: RequestsByRole) =>
    playerRoles.filter((role) => sum(data, role, () => true) > 0);
  return (
    <KpiCard
      name="requests"
      found={useKpi('Kpi/GetRequestsByRole', query)}
      isEmpty={({ counts }) => counts.length === 0}
      chart={(data) => (
        <BarChart
          label={t('kpis:chart.requests.label', {
            count: sum(data, null, () => true),
            number: number(sum(data, null, () => true)),
          })}
          names={requestedRoles(data).map((role) => t(`catalogue:playerRole.${role}`))}
          series={areas.map(({ key, tone, holds }) => ({
            name: t(`catalogue:managedLevel.${key}`),
            tone,
            values: requestedRoles(data).map((role) => sum(data, role, holds)),
          }))}
          format={number}
        />
      )}
      table={(data) => {
        const shown = levels.filter((level) => sum(data, null, (of) => of === level) > 0);
        return {
          columns: [t('kpis:filter.role'), ...shown.map(optionIn(query.country)), t('kpis:all')],
          rows: requestedRoles(data).map((role) => [
            t(`catalogue:playerRole.${role}`),
            ...shown.map((level) => number(sum(data, role, (of) => of === level))),
            number(sum(data, role, () => true)),
          ]),
        };
      }}
    />
  );
}
