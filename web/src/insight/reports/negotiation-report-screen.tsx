import { negotiationReportWordsIn } from '@trattativa/texts/records/negotiation-words';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ConsentMark, NegotiationStatusChip } from '../../deals/negotiations-ui.ts';
import { LicenceLine } from '../../people/agents-ui.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { negotiationPath } from '../../platform/paths.ts';
import { CardPart } from '../../ui/page/card-part.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { DealPlayer } from './deal-player.tsx';
import classes from './report.module.css';
import { Invitation, ReportGone, ReportLoading, ReportPage, useReport } from './report-page.tsx';

/** `/negotiationReport?id=…`: a negotiation as one side shares it, for anybody with the link. */
export default function NegotiationReportScreen() {
  const { t } = useTranslation([
    'negotiations',
    'negotiation-course',
    'catalogue',
    'countries',
    'players',
    'reports',
  ]);
  const words = negotiationReportWordsIn(t);
  const { date } = useFormats();
  const shareId = useSearchParams()[0].get('id') ?? '';
  const { data, gone } = useReport('Report/GetNegotiationReport', shareId, negotiationPath);
  if (gone) return <ReportGone />;
  if (!data) return <ReportLoading />;
  const { progress, opens } = data;
  return (
    <ReportPage
      title={words.title(data)}
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
          <FactList facts={words.facts(data, date)} />
        </CardPart>
      </div>
      <Invitation to="negotiation" />
    </ReportPage>
  );
}
