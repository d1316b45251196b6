import { useTranslation } from 'react-i18next';
import { useUser } from '../../platform/login/use-session.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { MarketPlayersList } from './market-players-list.tsx';

/** `/playersList` for premium agents and staff: the list that clubs choose from; to staff everybody. */
export default function MarketPlayers() {
  const { t } = useTranslation('teams');
  const premium = useUser().kind === 'premium';
  const title = t('players.listTitle');
  return (
    <>
      <PageHeader title={title} description={t(premium ? 'players.market' : 'players.everybody')} />
      <MarketPlayersList label={title} />
    </>
  );
}
