import type { PlayerReport } from '@trattativa/contract/insight/reports/report';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Videos } from '../../people/player-views-ui.ts';
import { playerPath, usePlayerWords } from '../../people/players.ts';
import { PlayerHero } from '../../people/players-ui.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { PlayerReportFacts } from './player-report-facts.tsx';
import classes from './report.module.css';
import { Invitation, ReportGone, ReportLoading, ReportPage, useReport } from './report-page.tsx';

// The parts further down load after the card.
const ReportCareer = lazy(() => loadChunk(() => import('./report-career.tsx')));
const ReportSkills = lazy(() => loadChunk(() => import('./report-skills.tsx')));

/**
 * `/playerReport/{playerId}/{playerName}`: the published data of a player, for anybody with the link. The id is the
 * link's; the name is ignored.
 */
export default function PlayerReportScreen() {
  const { playerId: shareId = '' } = useParams();
  const { data, gone } = useReport('Report/GetPlayerReport', shareId, playerPath);
  if (gone) return <ReportGone />;
  return data ? <Details report={data} /> : <ReportLoading />;
}

function Details({ report }: { report: PlayerReport }) {
  const { t } = useTranslation(['reports', 'players']);
  const words = usePlayerWords();
  const { date } = useFormats();
  const { identity, physical, career, skills, video, availability, economic, opens } = report;
  const role = report.principalRole === null ? t('players:field.player') : words.role(report.principalRole);
  const name = identity ? `${identity.name} ${identity.surname}`.trim() : '';
  return (
    <ReportPage
      title={name || role}
      subtitle={t('reports:page.updated', { date: date(report.updatedAt) })}
      shareId={report.shareId}
      opens={opens === null ? null : playerPath(opens)}
    >
      <div className={classes.card}>
        <PlayerHero
          player={{
            id: 0,
            name: t('players:field.player'),
            surname: '',
            age: null,
            listing: report.listing,
            principalRole: report.principalRole,
            secondaryRole: report.secondaryRole,
            ...identity,
            ...physical,
            ...career,
            ...availability,
            ...economic,
          }}
        />
      </div>
      <div className={classes.columns}>
        {video && <Videos links={[video.youtubeUrl, video.videoUrl]} name={name || role} />}
        <PlayerReportFacts report={report} />
      </div>
      <Suspense fallback={<Skeletons shape="rows" count={3} />}>
        {skills && <ReportSkills skills={skills} career={career} />}
        {career && career.items.length > 0 && (
          <ReportCareer
            career={career}
            player={{ principalRole: report.principalRole, age: identity?.age ?? null }}
          />
        )}
      </Suspense>
      <Invitation to="negotiation" />
    </ReportPage>
  );
}
