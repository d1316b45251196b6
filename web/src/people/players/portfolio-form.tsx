import { Button } from '@mantine/core';
import type { Player } from '@trattativa/contract/people/players/player';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { PlayerForm } from './player-form.tsx';

/** The form of a record of the portfolio, or of a new one; after saving it leads back there. */
export function PortfolioForm({ player }: { player: Player | null }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  return (
    <PlayerForm
      player={player}
      onSaved={({ message }) => navigate(paths.portfolio, { state: { done: message } })}
    >
      <Button component={Link} to={paths.portfolio} variant="default">
        {t('ui.cancel')}
      </Button>
    </PlayerForm>
  );
}
