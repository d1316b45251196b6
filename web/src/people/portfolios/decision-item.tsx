import { Anchor, Button } from '@mantine/core';
import type { RemovalRequest } from '@trattativa/contract/people/portfolios/removal-endpoints';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NegotiationStatusChip } from '../../deals/negotiations-ui.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { negotiationPath } from '../../platform/paths.ts';
import { showDone } from '../../ui/toasts.tsx';
import { playerPath } from '../players/player-paths.ts';
import classes from '../../ui/decision-list.module.css';
import { ReasonDialog } from './reason-dialog.tsx';

interface DecisionItemProps {
  player: RemovalRequest['player'];
  ownerName: string;
  /** Who asks, in words, and when. */
  askedBy: string;
  at: string;
  reason: string;
  deals: RemovalRequest['openNegotiations'];
  /** The word for agreeing: approve, uphold. */
  agree: string;
  /** Tells the service; answers its words. */
  onDecide: (agree: boolean, word: string) => Promise<string>;
}

/** One thing on which staff decide: a removal that an owner asks for, or a record that its player disputes. */
export function DecisionItem(props: DecisionItemProps) {
  const { player, ownerName, askedBy, at, reason, deals, agree, onDecide } = props;
  const { t } = useTranslation('portfolio');
  const { plainDate, dateTime } = useFormats();
  const [deciding, setDeciding] = useState<'agree' | 'refuse' | null>(null);
  const name = `${player.name} ${player.surname}`;
  const agreeing = deciding === 'agree';
  return (
    <li className={classes.item}>
      <div className={classes.head}>
        <Anchor component={Link} to={playerPath(player.id)} fw="var(--mantine-font-weight-medium)">
          {name}
        </Anchor>
        <span className={classes.soft}>{dateTime(at)}</span>
      </div>
      <p className={classes.soft}>
        {[
          player.bornDate && t('duplicates.born', { date: plainDate(player.bornDate) }),
          player.currentClub,
          t('desk.listedBy', { name: ownerName }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={classes.soft}>{askedBy}</p>
      <blockquote className={classes.said}>{reason}</blockquote>
      {deals.length === 0 ? (
        <p className={classes.soft}>{t('desk.noDeals')}</p>
      ) : (
        <div className={classes.parts}>
          <span className={classes.soft}>{t('desk.openDeals')}:</span>
          {deals.map((deal) => (
            <span key={deal.id}>
              <Anchor component={Link} to={negotiationPath(deal.id)}>
                {deal.teamName}
              </Anchor>{' '}
              <NegotiationStatusChip status={deal.status as 0 | 1 | 2 | 4} cause={null} />
            </span>
          ))}
        </div>
      )}
      <div className={classes.acts}>
        <Button size="sm" onClick={() => setDeciding('agree')} aria-label={`${agree}: ${name}`}>
          {agree}
        </Button>
        <Button
          size="sm"
          variant="default"
          onClick={() => setDeciding('refuse')}
          aria-label={`${t('desk.refuse')}: ${name}`}
        >
          {t('desk.refuse')}
        </Button>
      </div>
      {deciding && (
        <ReasonDialog
          title={agreeing ? t('desk.approveTitle', { name }) : t('desk.refuseTitle', { name })}
          label={t('desk.word')}
          hint={t('desk.wordHint')}
          least={agreeing ? 0 : 1}
          confirm={agreeing ? agree : t('desk.refuse')}
          danger={agreeing}
          goes={agreeing ? deals.map(({ teamName }) => teamName) : []}
          onClose={() => setDeciding(null)}
          onSend={async (word) => {
            showDone(await onDecide(agreeing, word));
            setDeciding(null);
          }}
        >
          {agreeing && <p>{t('desk.approveText')}</p>}
        </ReasonDialog>
      )}
    </li>
  );
}
