import type { NegotiationReport } from '@trattativa/contract/insight/reports/report';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PlayerCard } from '../../people/players-ui.ts';
import { paths } from '../../platform/paths.ts';
import classes from './report.module.css';

type Deal = Pick<NegotiationReport, 'player' | 'principalRole' | 'secondaryRole'>;

/** The player of a shared deal: by name if the player's own report is public, otherwise by role. */
export function DealPlayer({ deal: { player, principalRole, secondaryRole } }: { deal: Deal }) {
  const { t } = useTranslation(['reports', 'players']);
  return (
    <div>
      <PlayerCard
        heading={2}
        player={{
          id: 0,
          name: player?.name ?? t('players:field.player'),
          surname: player?.surname ?? '',
          age: player?.age ?? null,
          nationality: player?.nationality ?? null,
          imageUrl: player?.imageUrl ?? null,
          principalRole,
          secondaryRole,
        }}
      >
        {player ? (
          <Link to={`${paths.playerReport}/${player.shareId}`}>{t('reports:negotiation.toPlayer')}</Link>
        ) : (
          <p className={classes.soft}>{t('reports:negotiation.unnamed')}</p>
        )}
      </PlayerCard>
    </div>
  );
}
