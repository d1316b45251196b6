import type { NegotiationItem } from '@trattativa/contract/deals/negotiations/negotiation';
import { useTranslation } from 'react-i18next';
import { useDealWords } from '../../../deals/board-ui.ts';
import { proposedName } from '../../../deals/negotiations.ts';
import { NegotiationStatusChip } from '../../../deals/negotiations-ui.ts';
import { useUser } from '../../../platform/login/use-session.ts';
import { negotiationPath, paths } from '../../../platform/paths.ts';
import { AvatarPicture } from '../../../ui/text/avatar-picture.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { useDeals } from '../dashboard.queries.ts';
import { Panel } from './panel.tsx';
import { WorkRow, WorkRows } from './work-row.tsx';

/**
 * The negotiations under way that wait for the other side, the latest change first; for staff those that wait for
 * either side. Those that wait for the reader stand in their own list.
 */
export function DealsPanel() {
  const { t } = useTranslation('dashboard');
  const { kind } = useUser();
  const isStaff = kind === 'staff' || kind === 'admin';
  const deals = useDeals(isStaff).data;
  // A desk needs no empty section.
  if (!deals || deals.length === 0) return null;
  return (
    <Panel
      title={t(isStaff ? 'waitingDeals' : 'ongoing')}
      all={isStaff ? `${paths.negotiations}?turn=1` : paths.negotiations}
    >
      <WorkRows>
        {deals.map((item) => (
          <Deal key={item.id} item={item} />
        ))}
      </WorkRows>
    </Panel>
  );
}

/** One negotiation: for a player the club, for the others the person. */
function Deal({ item }: { item: NegotiationItem }) {
  const { kind } = useUser();
  const words = useDealWords()(item);
  const { team, proposer, player, staffMember } = item;
  const isPlayer = kind === 'player';
  // A club that offers its own player waits for the other one.
  const receives = kind === 'team' && item.side === 'club';
  const name = isPlayer ? team.name : proposedName(item);
  const url = isPlayer ? team.imageUrl : (player ?? staffMember)?.imageUrl;
  const shape = isPlayer ? 'club' : player ? 'player' : 'coach';
  return (
    <WorkRow
      start={<AvatarPicture name={name} url={url} size={40} kind={shape} />}
      title={name}
      to={negotiationPath(item.id)}
      mark={
        !receives && !isPlayer && <AvatarPicture name={team.name} url={team.imageUrl} size={16} kind="club" />
      }
      facts={[
        isPlayer ? team.city : receives ? proposer.society || proposer.name : team.name,
        isPlayer ? team.leagueName : words.state || words.who,
      ]}
      since={<RelativeTime at={item.changedAt} />}
      act={<NegotiationStatusChip status={item.status} cause={item.cause} />}
    />
  );
}
