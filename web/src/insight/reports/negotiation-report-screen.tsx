import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { negotiationPath } from '../app/paths.ts';
import { NegotiationStatusChip } from '../negotiations/negotiation-status-chip.tsx';
import { useFormats } from '../platform/i18n/use-formats.ts';
import { usePlayerWords } from '../players/use-player-words.ts';
import { DealPlayer } from './deal-player.tsx';
import { Invitation } from './invitation.tsx';
import classes from './report.module.css';
import { Facts, ReportComing, ReportGone, ReportPage } from './report-page.tsx';
import { useReport } from './use-report.ts';

/** `/negotiationReport?id=…`: a negotiation as one of its sides shares it, for anybody with the link. */
export default function NegotiationReportScreen() {
  const { t } = useTranslation(['reports', 'negotiations', 'players']);
  const words = usePlayerWords();
  const { money, date } = useFormats();
  const shareId = useSearchParams()[0].get('id') ?? '';
  const { data, gone } = useReport('Report/GetNegotiationReport', shareId, negotiationPath);
  if (gone) return <ReportGone />;
  if (!data) return <ReportComing />;
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
        <section className={classes.part} aria-labelledby="terms">
          <h2 id="terms">{t('negotiations:page.terms')}</h2>
          {progress && (
            <div>
              <NegotiationStatusChip status={progress.status} cause={progress.cause} />
            </div>
          )}
          <Facts
            facts={[
              [t('negotiations:field.level'), words.level(data.level)],
              [
                t('negotiations:field.availability'),
                t(
                  data.immediateAvailability
                    ? 'negotiations:terms.available'
                    : 'negotiations:terms.notAvailable',
                ),
              ],
              [t('negotiations:field.created'), date(data.createdAt)],
              [t(sharerField), sharer ? [sharer.name, sharer.detail].filter(Boolean).join(', ') : null],
              [t('negotiations:field.price'), terms ? money(terms.price) : null],
              [t('negotiations:field.changed'), progress ? date(progress.changedAt) : null],
            ]}
          />
        </section>
      </div>
      <Invitation to="negotiation" />
    </ReportPage>
  );
}
