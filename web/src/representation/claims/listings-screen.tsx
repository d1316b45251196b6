import { Button } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import type { ListingState } from '@trattativa/domain/people/players/listing-states';
import { minReasonLength } from '@trattativa/domain/platform/text-limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMyListings } from '../../people/portfolios.ts';
import { playersKeys, portfoliosKeys } from '../../people/records-keys.ts';
import { call } from '../../platform/api/call.ts';
import { paths } from '../../platform/paths.ts';
import {
  DecisionActs,
  DecisionCard,
  DecisionDetail,
  DecisionHead,
  DecisionLine,
  DecisionList,
} from '../../ui/decision/decision-list.tsx';
import { ReasonDialog } from '../../ui/decision/reason-dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showFailure } from '../../ui/feedback/show-failure.ts';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { wholeList } from '../../ui/list/whole-list.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { StatusChip, type StatusTone } from '../../ui/text/status-chip.tsx';
import screen from './listings-screen.module.css';

type MyListings = Api['Portfolio/GetMyListings']['output'];
type Listing = MyListings['items'][number];

const tones: Record<ListingState, StatusTone> = {
  unlinked: 'idle',
  unconfirmed: 'waiting',
  confirmed: 'won',
  disputed: 'lost',
};

/** What the player does with an answer: told, and everything that shows it is asked for again. */
function useShowDone() {
  const client = useQueryClient();
  return async (message: string) => {
    await Promise.all(
      [portfoliosKeys.myListings, playersKeys.player].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
    showDone(message);
  };
}

/** `/listings`: who lists the player in a portfolio, and who invites them to claim a record. */
export default function ListingsScreen() {
  const { t } = useTranslation('listings');
  const found = useMyListings();
  const { items = [], invitations = [] } = found.data ?? {};
  return (
    <>
      <PageHeader ofList title={t('title')} description={t('description')} />
      <ListState
        {...wholeList(found)}
        rows={[...invitations, ...items]}
        shape="rows"
        empty={
          <EmptyState
            icon={IconUserCheck}
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={
              <Button component={Link} to={paths.agents} variant="default">
                {t('findAgent')}
              </Button>
            }
          />
        }
      >
        {invitations.length > 0 && <Invitations invitations={invitations} />}
        {items.length > 0 && (
          <DecisionList>
            {items.map((listing) => (
              <Item key={listing.playerId} listing={listing} />
            ))}
          </DecisionList>
        )}
      </ListState>
    </>
  );
}

function Invitations({ invitations }: Pick<MyListings, 'invitations'>) {
  const { t } = useTranslation(['listings', 'portfolio']);
  const showSaved = useShowDone();
  const answer = useMutation({
    mutationFn: (input: { invitationId: number; accept: boolean }) =>
      call('Portfolio/AnswerInvitation', input),
    onSuccess: ({ message }) => showSaved(message),
    onError: showFailure,
  });
  return (
    <section className={screen.section} aria-labelledby="invitations">
      <h2 id="invitations">{t('listings:invitations')}</h2>
      <DecisionList>
        {invitations.map((invitation) => (
          <DecisionCard key={invitation.id}>
            <DecisionHead>
              <strong>{invitation.owner.name}</strong>
              <DecisionDetail>{t(`portfolio:kind.${invitation.owner.kind}`)}</DecisionDetail>
            </DecisionHead>
            <DecisionLine>{t('listings:invitedAs', { name: invitation.playerName })}</DecisionLine>
            <DecisionActs>
              <Button
                size="sm"
                loading={answer.isPending}
                onClick={() => answer.mutate({ invitationId: invitation.id, accept: true })}
              >
                {t('listings:accept')}
              </Button>
              <Button
                size="sm"
                variant="default"
                disabled={answer.isPending}
                onClick={() => answer.mutate({ invitationId: invitation.id, accept: false })}
              >
                {t('listings:decline')}
              </Button>
            </DecisionActs>
          </DecisionCard>
        ))}
      </DecisionList>
    </section>
  );
}

function Item({ listing }: { listing: Listing }) {
  const { t } = useTranslation(['listings', 'portfolio']);
  const showSaved = useShowDone();
  const [disputing, setDisputing] = useState(false);
  const { owner, playerId, dispute } = listing;
  const confirm = useMutation({
    mutationFn: () => call('Portfolio/ConfirmListing', { playerId }),
    onSuccess: ({ message }) => showSaved(message),
    onError: showFailure,
  });
  return (
    <DecisionCard>
      <DecisionHead>
        <span>
          <strong>{owner.name}</strong> <DecisionDetail>{t(`portfolio:kind.${owner.kind}`)}</DecisionDetail>
        </span>
        <StatusChip tone={tones[listing.listing]}>{t(`listings:short.${listing.listing}`)}</StatusChip>
      </DecisionHead>
      <DecisionLine>{t('listings:listedAs', { name: listing.playerName })}</DecisionLine>
      {listing.listing === 'disputed' && <p>{t('listings:waiting')}</p>}
      {listing.listing === 'unconfirmed' && dispute?.status === 'refused' && (
        <p>{t('listings:refused', { word: dispute.word })}</p>
      )}
      <DecisionActs>
        {listing.listing !== 'confirmed' && (
          <Button
            size="sm"
            loading={confirm.isPending}
            aria-label={t('listings:confirmOf', { name: owner.name })}
            onClick={() => confirm.mutate()}
          >
            {t('listings:confirm')}
          </Button>
        )}
        {listing.listing !== 'disputed' && (
          <Button
            size="sm"
            variant="default"
            aria-label={t('listings:disputeOf', { name: owner.name })}
            onClick={() => setDisputing(true)}
          >
            {t('listings:dispute')}
          </Button>
        )}
      </DecisionActs>
      {disputing && (
        <ReasonDialog
          title={t('listings:disputeTitle', { name: owner.name })}
          label={t('portfolio:removal.reason')}
          min={minReasonLength}
          confirm={t('listings:dispute')}
          danger
          onClose={() => setDisputing(false)}
          onSend={async (reason) => {
            const { message } = await call('Portfolio/DisputeListing', { playerId, reason });
            setDisputing(false);
            await showSaved(message);
          }}
        >
          <p>{t('listings:disputeText', { name: owner.name })}</p>
        </ReasonDialog>
      )}
    </DecisionCard>
  );
}
