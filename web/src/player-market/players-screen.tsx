import { useTranslation } from 'react-i18next';
import { useUser } from '../platform/session/use-session.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { MarketPlayersList } from './market-players-list.tsx';

/** `/players`: players across all portfolios, for premium agents and staff. */
export default function PlayersScreen() {
  const { t } = useTranslation('teams');
  const premium = useUser().kind === 'premium';
  return (
    <>
      <PageHeader
        title={t('players.title')}
        description={t(premium ? 'players.market' : 'players.everybody')}
      />
      <MarketPlayersList label={t('players.title')} />
    </>
  );
}
