import type { Language } from '@trattativa/texts/languages';
import { offerReportWordsIn } from '@trattativa/texts/records/offer-report-words';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ConsentMark } from '../../deals/negotiations-ui.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { paths } from '../../platform/paths.ts';
import { CardPart } from '../../ui/page/card-part.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { DealPlayer } from './deal-player.tsx';
import classes from './report.module.css';
import { Invitation, ReportGone, ReportLoading, ReportPage, useReport } from './report-page.tsx';

const offerPath = (id: number) => `${paths.offers}/${id}`;

/** `/offerReport?id=…`: an offer as one side shares it, for anybody with the link. */
export default function OfferReportScreen() {
  const { t, i18n } = useTranslation(['offers', 'catalogue', 'countries', 'players', 'reports']);
  const { date } = useFormats();
  const shareId = useSearchParams()[0].get('id') ?? '';
  const { data, gone } = useReport('Report/GetOfferReport', shareId, offerPath);
  if (gone) return <ReportGone />;
  if (!data) return <ReportLoading />;
  const words = offerReportWordsIn(t, i18n.language as Language);
  const { opens } = data;
  return (
    <ReportPage
      title={words.title(data)}
      subtitle={words.status(data)}
      shareId={shareId}
      opens={opens === null ? null : offerPath(opens)}
    >
      <div className={classes.columns}>
        {data.coachRole === null && <DealPlayer deal={data} />}
        <CardPart title={t('reports:kind.offer')}>
          {data.consent !== null && (
            <div>
              <ConsentMark consent={data.consent} consentWay={data.consentWay} />
            </div>
          )}
          <FactList facts={words.facts(data, date)} />
        </CardPart>
        {data.terms && (
          <CardPart title={t('reports:offer.terms')}>
            <FactList facts={words.terms(data).map(({ label, value }) => [label, value] as const)} />
          </CardPart>
        )}
      </div>
      <Invitation to="offer" />
    </ReportPage>
  );
}
