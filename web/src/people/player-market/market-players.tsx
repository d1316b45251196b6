import { useTranslation } from 'react-i18next';
import { useUser } from '../../platform/login/use-session.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { MarketList } from './market-list.tsx';

/** `/playersList` for premium agents and staff: the list that clubs see; staff see all players. */
export default function MarketPlayers() {
  const { t } = useTranslation('teams');
  const premium = useUser().kind === 'premium';
  const title = t('players.listTitle');
  return (
    <MarketList
      label={title}
      header={(count) => (
        <PageHeader
          ofList
          title={title}
          count={count}
          description={t(premium ? 'players.market' : 'players.everybody')}
        />
      )}
    />
  );
}
