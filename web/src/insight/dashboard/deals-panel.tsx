import type { NegotiationItem } from '@trattativa/contract/deals/negotiations/negotiation';
import { useTranslation } from 'react-i18next';
import { proposedName } from '../../deals/negotiations.ts';
import { NegotiationStatusChip, PersonLine, TurnMark } from '../../deals/negotiations-ui.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { negotiationPath, paths } from '../../platform/paths.ts';
import { AvatarPicture } from '../../ui/avatar-picture.tsx';
import { PanelLine, RowLink } from '../../ui/panel-line.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { useDeals } from './dashboard.queries.ts';
import { Panel, PanelNothing, PanelRows } from './panel.tsx';
import classes from './row-words.module.css';

/**
 * The negotiations in which it is the reader's turn; without any, those that changed last. A player never has a turn
 * and sees the latter.
 */
export function DealsPanel() {
  const { t } = useTranslation('dashboard');
  const { kind } = useUser();
  const deals = useDeals(kind !== 'player' && kind !== 'coach').data;
  if (!deals) return null;
  const isStaff = kind === 'staff' || kind === 'admin';
  const yours = deals.waiting && !isStaff;
  const title = deals.waiting ? (isStaff ? 'waitingDeals' : 'turnsTitle') : 'ongoing';
  return (
    <Panel
      title={t(title)}
      all={deals.waiting ? `${paths.negotiations}?turn=1` : paths.negotiations}
      waits={yours}
    >
      {deals.items.length === 0 ? (
        <PanelNothing text={t(`noDeals.${kind === 'team' || kind === 'player' ? kind : 'others'}`)} />
      ) : (
        <PanelRows>
          {deals.items.map((item) => (
            <Deal key={item.id} item={item} yours={yours} />
          ))}
        </PanelRows>
      )}
    </Panel>
  );
}

/** One negotiation. If the panel already says whose turn it is, the row only says since when. */
function Deal({ item, yours }: { item: NegotiationItem; yours: boolean }) {
  const { t } = useTranslation('dashboard');
  const { kind } = useUser();
  const { team, proposer } = item;
  const to = negotiationPath(item.id);
  return (
    <li>
      {kind === 'player' ? (
        <PanelLine
          start={<AvatarPicture name={team.name} url={team.imageUrl} size={36} kind="club" />}
          to={to}
          name={team.name}
          facts={[team.city, team.leagueName]}
        />
      ) : (
        <>
          <PersonLine
            item={item}
            title={<RowLink to={to}>{proposedName(item)}</RowLink>}
            proposer={
              kind === 'team' ? t('proposedBy', { name: proposer.society || proposer.name }) : undefined
            }
          />
          {kind !== 'team' && (
            <span className={`${classes.quiet} ${classes.under}`}>
              {[team.name, team.city].filter(Boolean).join(' · ')}
            </span>
          )}
        </>
      )}
      <span className={`${classes.line} ${classes.under}`}>
        <NegotiationStatusChip status={item.status} cause={item.cause} />
        {yours ? (
          <span className={classes.quiet}>
            <RelativeTime at={item.waitingSince} />
          </span>
        ) : (
          <TurnMark item={item} />
        )}
      </span>
    </li>
  );
}
