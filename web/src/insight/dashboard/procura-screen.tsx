import { IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PlayerPicker } from '../../people/players-ui.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import DashboardScreen from './dashboard-screen.tsx';
import { PlayerFigures } from './figures/player-figures.tsx';
import { useDashboardQuestion } from './panels/dashboard-question.ts';
import { RepresentationForStaff } from './panels/representation-for-staff.tsx';
import { usePlayerDashboard } from './player-dashboard.queries.ts';
import classes from './procura-screen.module.css';

/** /procura: a player's dashboard (spec §2). Staff choose whose, who then stands in the address, and see without paying. */
export default function ProcuraScreen() {
  const { own } = useDashboardQuestion();
  return own ? <DashboardScreen /> : <DashboardOfPlayer />;
}

function DashboardOfPlayer() {
  const { t } = useTranslation(['player-dashboard', 'files']);
  const { question, setFilters } = useDashboardQuestion();
  return (
    <>
      <PageHeader title={t('player-dashboard:title')} description={t('player-dashboard:introStaff')} />
      <div className={classes.picker}>
        <PlayerPicker
          label={t('files:contract.player')}
          value={question.playerId}
          onChange={(player) => setFilters({ player: player?.id ?? null })}
        />
      </div>
      {question.playerId === null ? (
        <EmptyState
          icon={IconUser}
          title={t('files:contract.choose')}
          text={t('player-dashboard:chooseText')}
        />
      ) : (
        <Chosen />
      )}
    </>
  );
}

function Chosen() {
  const { t } = useTranslation('player-dashboard');
  const { question } = useDashboardQuestion();
  const { data, error, refetch } = usePlayerDashboard(question);
  if (error) return <ErrorPanel text={error.message} onRetry={() => void refetch()} />;
  return (
    <>
      <PlayerFigures />
      {data && data.ownPlayerId !== null && (
        <div className={classes.panel}>
          <RepresentationForStaff playerId={data.ownPlayerId} />
        </div>
      )}
      {data?.registered === false && <p>{t('representation.notRegistered')}</p>}
    </>
  );
}
