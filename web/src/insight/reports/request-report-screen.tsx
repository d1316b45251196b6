import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useRequestRows } from '../../market/requests.ts';
import { paths } from '../../platform/paths.ts';
import { CardPart, PartText } from '../../ui/page/card-part.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { Invitation, ReportGone, ReportLoading, ReportPage, useReport } from './report-page.tsx';

const requestPath = (id: number) => `${paths.requests}/${id}`;

/** `/requestReport?id=…`: a club's request as the market shows it, for anybody with the link. */
export default function RequestReportScreen() {
  const { t } = useTranslation('requests');
  const words = useRequestRows();
  const shareId = useSearchParams()[0].get('id') ?? '';
  const { data, gone } = useReport('Report/GetRequestReport', shareId, requestPath);
  if (gone) return <ReportGone />;
  if (!data) return <ReportLoading />;
  const { request, opens } = data;
  return (
    <ReportPage
      title={words.title(request)}
      subtitle={words.season(request.season)}
      shareId={shareId}
      opens={opens === null ? null : requestPath(opens)}
    >
      <CardPart title={t('page.criteria')}>
        <FactList facts={words.rows(request).map(({ label, value }) => [label, value] as const)} />
        {(['project', 'requestedMaterial'] as const).map(
          (field) =>
            request[field] !== '' && (
              <PartText key={field} title={t(`field.${field}`)} text={request[field]} />
            ),
        )}
      </CardPart>
      <Invitation to="request" />
    </ReportPage>
  );
}
