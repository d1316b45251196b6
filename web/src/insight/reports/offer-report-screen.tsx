import type { OfferReport } from '@trattativa/contract/insight/reports/report';
import { type ContractTerm, contractTerms, type ReportedTerm } from '@trattativa/domain/deals/offer-terms';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ConsentMark } from '../../deals/negotiations-ui.ts';
import { seasonName, useTermWords } from '../../deals/offers.ts';
import { usePlayerWords } from '../../people/players.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { paths } from '../../platform/paths.ts';
import { CardPart } from '../../ui/card-part.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { DealPlayer } from './deal-player.tsx';
import classes from './report.module.css';
import { Invitation, ReportGone, ReportLoading, ReportPage, useReport } from './report-page.tsx';

const offerPath = (id: number) => `${paths.offers}/${id}`;

/** `/offerReport?id=…`: an offer as one side shares it, for anybody with the link. */
export default function OfferReportScreen() {
  const { t } = useTranslation(['reports', 'negotiations', 'players', 'catalogue', 'requests']);
  const words = usePlayerWords();
  const { date, plainDate } = useFormats();
  const shareId = useSearchParams()[0].get('id') ?? '';
  const { data, gone } = useReport('Report/GetOfferReport', shareId, offerPath);
  if (gone) return <ReportGone />;
  if (!data) return <ReportLoading />;
  const { player, sharer, progress, opens, coachRole } = data;
  const role =
    coachRole !== null
      ? t(`catalogue:coachingStaffRole.${coachRole}`)
      : data.principalRole === null
        ? t('players:field.player')
        : words.role(data.principalRole);
  const name = player ? `${player.name} ${player.surname}`.trim() : '';
  return (
    <ReportPage
      title={t('reports:offer.title', { player: name || role })}
      subtitle={progress ? t(`catalogue:offerStatus.${progress.status}`) : ''}
      shareId={shareId}
      opens={opens === null ? null : offerPath(opens)}
    >
      <div className={classes.columns}>
        {coachRole === null && <DealPlayer deal={data} />}
        <CardPart title={t('reports:kind.offer')}>
          {data.consent !== null && (
            <div>
              <ConsentMark consent={data.consent} consentWay={data.consentWay} />
            </div>
          )}
          <FactList
            facts={[
              [t('reports:offer.for'), role],
              [t('negotiations:field.level'), words.level(data.level, data.country)],
              [t('requests:field.country'), words.country(data.country)],
              [t('reports:offer.season'), seasonName(data.season)],
              [t('reports:offer.created'), date(data.createdAt)],
              [
                t('reports:offer.sharer'),
                sharer ? [sharer.name, sharer.detail].filter(Boolean).join(', ') : null,
              ],
              [t('reports:offer.changed'), progress ? date(progress.changedAt) : null],
              [t('reports:offer.expires'), progress?.expiresOn ? plainDate(progress.expiresOn) : null],
            ]}
          />
        </CardPart>
        {data.terms && <Terms report={data} terms={data.terms} />}
      </div>
      <Invitation to="offer" />
    </ReportPage>
  );
}

type ReportedTerms = NonNullable<OfferReport['terms']>;

/** The terms of the contract beyond one season of pay are worded as for the parties. */
function Terms({ report, terms }: { report: OfferReport; terms: ReportedTerms }) {
  const { t } = useTranslation(['reports', 'catalogue', 'ui']);
  const words = useTermWords();
  const { level, country, season } = report;
  const contract = words
    .stated({ ...terms, level, country, season, city: '', comments: '' })
    .filter(({ term, position }) => position > 0 || (contractTerms as readonly string[]).includes(term));
  const { money } = useFormats();
  const some = (euros: number | null) => (euros === null ? null : money(euros));
  const goal = (id: number) => t(`catalogue:seasonGoal.${id}`);
  const team = (id: number, euros: number | null) =>
    [`${t('catalogue:offerTerm.teamBonus')}: ${goal(id)}`, some(euros)] as const;
  const per = (
    name: 'perGoals' | 'perAssists' | 'perMatches',
    bonus: { amount: number; every: number } | null,
  ) =>
    [
      t(`catalogue:offerTerm.${name}`, { count: bonus?.every ?? 0 }),
      bonus === null ? null : money(bonus.amount),
    ] as const;
  const facts: Record<Exclude<ReportedTerm, ContractTerm>, readonly [label: string, value: string | null]> = {
    monthlySalary: [t('catalogue:offerTerm.monthlySalary'), money(terms.monthlySalary)],
    months: [t('reports:offer.months'), String(terms.months)],
    food: [t('catalogue:offerTerm.food'), terms.food ? t('ui:yes') : null],
    house: [
      t('catalogue:offerTerm.house'),
      terms.house === null ? null : t(`catalogue:accommodation.${terms.house}`),
    ],
    travelTicket: [t('catalogue:offerTerm.travelTicket'), terms.travelTicket ? t('ui:yes') : null],
    playoffBonus: team(0, terms.playoffBonus),
    leagueWinnersBonus: team(1, terms.leagueWinnersBonus),
    playoutBonus: team(2, terms.playoutBonus),
    goalsBonus: per('perGoals', terms.goalsBonus),
    assistsBonus: per('perAssists', terms.assistsBonus),
    matchesBonus: per('perMatches', terms.matchesBonus),
    seasonGoal: [t('reports:offer.goal'), terms.seasonGoal === null ? null : goal(terms.seasonGoal)],
  };
  return (
    <CardPart title={t('reports:offer.terms')}>
      <FactList
        facts={[...Object.values(facts), ...contract.map(({ label, value }) => [label, value] as const)]}
      />
    </CardPart>
  );
}
