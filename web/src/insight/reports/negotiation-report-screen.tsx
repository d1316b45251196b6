import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ConsentMark, NegotiationStatusChip } from '../../deals/negotiations-ui.ts';
import { LicenceLine } from '../../people/agents-ui.ts';
import { usePlayerWords } from '../../people/players.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { negotiationPath } from '../../platform/paths.ts';
import { CardPart } from '../../ui/card-part.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { DealPlayer } from './deal-player.tsx';
import classes from './report.module.css';
import { Invitation, ReportGone, ReportLoading, ReportPage, useReport } from './report-page.tsx';

/** `/negotiationReport?id=…`: a negotiation as one side shares it, for anybody with the link. */
export default function NegotiationReportScreen() {
  const { t } = useTranslation(['reports', 'negotiations', 'players', 'negotiation-course']);
  const words = usePlayerWords();
  const { money, date } = useFormats();
  const shareId = useSearchParams()[0].get('id') ?? '';
  const { data, gone } = useReport('Report/GetNegotiationReport', shareId, negotiationPath);
  if (gone) return <ReportGone />;
  if (!data) return <ReportLoading />;
  const { player, sharer, terms, progress, opens } = data;
  const role = data.principalRole === null ? t('players:field.player') : words.role(data.principalRole);
  const name = player ? `${player.name} ${player.surname}`.trim() : '';
  const sharerField = data.sharedBy === 'club' ? 'negotiations:field.club' : 'negotiations:field.proposer';
  return (
    <ReportPage
      title={t('reports:negotiation.title', { player: name || role })}
      shareId={shareId}
      opens={opens === null ? null : negotiationPath(opens)}
    >
      <div className={classes.columns}>
        <DealPlayer deal={data} />
        <CardPart title={t('negotiation-course:page.terms')}>
          <div className={classes.states}>
            {progress && <NegotiationStatusChip status={progress.status} cause={progress.cause} />}
            <ConsentMark consent={data.consent} consentWay={data.consentWay} />
          </div>
          {data.agentLicence !== undefined && <LicenceLine licence={data.agentLicence} />}
          <FactList
            facts={[
              [t('negotiations:field.level'), words.levelOption(data.level)],
              [
                t('negotiations:field.availability'),
                t(
                  data.immediateAvailability
                    ? 'negotiation-course:terms.available'
                    : 'negotiation-course:terms.notAvailable',
                ),
              ],
              [t('negotiations:field.created'), date(data.createdAt)],
              [t(sharerField), sharer ? [sharer.name, sharer.detail].filter(Boolean).join(', ') : null],
              [t('negotiations:field.price'), terms?.price == null ? null : money(terms.price)],
              [t('negotiations:field.changed'), progress ? date(progress.changedAt) : null],
            ]}
          />
        </CardPart>
      </div>
      <Invitation to="negotiation" />
    </ReportPage>
  );
}
