import { Button } from '@mantine/core';
import type { Candidate } from '@trattativa/contract/market/applications/candidate';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { editPlayerPath, ownProfilePath } from '../../people/players.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { MarksRow } from '../../ui/text/marks-row.tsx';
import { candidatesPath } from '../requests/request-paths.ts';
import classes from './apply-screen.module.css';
import { CandidateStatusChip } from './candidates/candidate-status-chip.tsx';
import { useCandidateMarks } from './candidates/use-candidate-marks.ts';

/** The immediate result of an application: added, or rejected for now with the differing criteria. */
export function ApplicationResult({ candidate, own }: { candidate: Candidate; own: boolean }) {
  const { t } = useTranslation(['applications', 'matching', 'my-applications']);
  const marks = useCandidateMarks();
  const { kind } = useUser();
  const isStaff = kind === 'staff' || kind === 'admin';
  const { temporary, player } = candidate;
  const improve = own ? ownProfilePath() : editPlayerPath(player.id);
  return (
    <section className={classes.panel} role="status">
      <h2 className={classes.title}>
        {t(temporary ? 'my-applications:result.rejectedTitle' : 'my-applications:result.addedTitle')}
      </h2>
      <CandidateStatusChip status={candidate.status} temporary={temporary} />
      <p>{t(temporary ? 'my-applications:result.rejected' : 'my-applications:result.added')}</p>
      <MarksRow
        marks={marks(candidate, temporary ? 'differing' : 'all')}
        label={t('matching:marks')}
        wantedBy={t('matching:wantedBy')}
        hasBy={t('matching:hasBy')}
      />
      <div className={classes.acts}>
        {isStaff ? (
          <Button component={Link} to={candidatesPath(candidate.request.id)}>
            {t('applications:board.title')}
          </Button>
        ) : (
          <Button component={Link} to={paths.applications}>
            {t('my-applications:mine.title')}
          </Button>
        )}
        {temporary && (
          <Button component={Link} to={improve} variant="default">
            {t('my-applications:result.improve')}
          </Button>
        )}
      </div>
    </section>
  );
}
