import { Anchor, Button } from '@mantine/core';
import type { RemovalRequest } from '@trattativa/contract/people/portfolios/removal-endpoints';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { negotiationPath } from '../../platform/paths.ts';
import {
  DecisionActs,
  DecisionCard,
  DecisionDetail,
  DecisionFacts,
  DecisionHead,
  DecisionLine,
  DecisionQuote,
} from '../../ui/decision/decision-list.tsx';
import { ReasonDialog } from '../../ui/decision/reason-dialog.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { playerPath } from '../players/player-paths.ts';
import { DealStatus } from '../slots.ts';

interface DecisionItemProps {
  player: RemovalRequest['player'];
  ownerName: string;
  /** Person who asks, in words; `at` is when. */
  askedBy: string;
  at: string;
  reason: string;
  deals: RemovalRequest['openNegotiations'];
  /** The label of the positive decision: approve, uphold. */
  agree: string;
  /** Calls the service and returns its message. */
  onDecide: (agree: boolean, word: string) => Promise<string>;
}

/** One item for staff to decide: a requested removal, or a record disputed by its player. */
export function DecisionItem(props: DecisionItemProps) {
  const { player, ownerName, askedBy, at, reason, deals, agree, onDecide } = props;
  const { t } = useTranslation('portfolio');
  const { plainDate, dateTime } = useFormats();
  const [deciding, setDeciding] = useState<'agree' | 'refuse' | null>(null);
  const name = `${player.name} ${player.surname}`;
  const agreeing = deciding === 'agree';
  return (
    <DecisionCard>
      <DecisionHead>
        <Anchor component={Link} to={playerPath(player.id)} fw="var(--mantine-font-weight-medium)">
          {name}
        </Anchor>
        <DecisionDetail>{dateTime(at)}</DecisionDetail>
      </DecisionHead>
      <DecisionLine>
        {[
          player.bornDate && t('duplicates.born', { date: plainDate(player.bornDate) }),
          player.currentClub,
          t('desk.listedBy', { name: ownerName }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </DecisionLine>
      <DecisionLine>{askedBy}</DecisionLine>
      <DecisionQuote>{reason}</DecisionQuote>
      {deals.length === 0 ? (
        <DecisionLine>{t('desk.noDeals')}</DecisionLine>
      ) : (
        <DecisionFacts>
          <DecisionDetail>{t('desk.openDeals')}:</DecisionDetail>
          {deals.map((deal) => (
            <span key={deal.id}>
              <Anchor component={Link} to={negotiationPath(deal.id)}>
                {deal.teamName}
              </Anchor>{' '}
              <Suspense>
                <DealStatus status={deal.status} />
              </Suspense>
            </span>
          ))}
        </DecisionFacts>
      )}
      <DecisionActs>
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
      </DecisionActs>
      {deciding && (
        <ReasonDialog
          title={agreeing ? t('desk.approveTitle', { name }) : t('desk.refuseTitle', { name })}
          label={t('desk.word')}
          hint={t('desk.wordHint')}
          min={agreeing ? 0 : 1}
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
    </DecisionCard>
  );
}
