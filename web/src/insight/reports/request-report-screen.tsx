import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { paths } from '../app/paths.ts';
import { usePlayerWords } from '../players/use-player-words.ts';
import { useRequestWords } from '../requests/use-request-words.ts';
import { Invitation } from './invitation.tsx';
import classes from './report.module.css';
import { Facts, ReportComing, ReportGone, ReportPage } from './report-page.tsx';
import { useReport } from './use-report.ts';

const requestPath = (id: number) => `${paths.requests}/${id}`;

/** `/requestReport?id=…`: a club's request as the market shows it, for anybody with the link. */
export default function RequestReportScreen() {
  const { t } = useTranslation('requests');
  const player = usePlayerWords();
  const words = useRequestWords();
  const shareId = useSearchParams()[0].get('id') ?? '';
  const { data, gone } = useReport('Report/GetRequestReport', shareId, requestPath);
  if (gone) return <ReportGone />;
  if (!data) return <ReportComing />;
  const { request, opens } = data;
  return (
    <ReportPage
      title={t('page.title', { club: request.team.name, role: player.role(request.role) })}
      subtitle={words.season(request.season)}
      shareId={shareId}
      opens={opens === null ? null : requestPath(opens)}
    >
      <section className={classes.part} aria-labelledby="criteria">
        <h2 id="criteria">{t('page.criteria')}</h2>
        <Facts
          facts={[
            [t('field.level'), player.level(request.level)],
            [t('field.place'), words.place(request)],
            ...words.facts(request).map(({ label, value }) => [label, value] as const),
          ]}
        />
        {(['project', 'requestedMaterial'] as const).map(
          (field) =>
            request[field] !== '' && (
              <div key={field}>
                <h3>{t(`field.${field}`)}</h3>
                <p className={classes.text}>{request[field]}</p>
              </div>
            ),
        )}
      </section>
      <Invitation to="request" />
    </ReportPage>
  );
}
