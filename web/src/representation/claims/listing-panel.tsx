import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Player } from '@trattativa/contract/people/players/player';
import { maxEmailLength } from '@trattativa/domain/platform/text-limits';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListing } from '../../people/portfolios.ts';
import { portfoliosKeys } from '../../people/records-keys.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import {
  DecisionActs,
  DecisionLine,
  DecisionPanel,
  DecisionTitle,
} from '../../ui/decision/decision-list.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';

/** For the owner of a record: whether its player has claimed and confirmed it, and the invitation to do so. */
export default function ListingPanel({ player }: { player: Player }) {
  const { t } = useTranslation('listings');
  const { plainDate } = useFormats();
  const { data } = useListing(player.id);
  if (!data) return null;
  const { listing, invitation, dispute } = data;
  return (
    <DecisionPanel aria-labelledby="player-listing">
      <DecisionTitle id="player-listing">{t('owner.title')}</DecisionTitle>
      <p>{t(`owner.${listing}`, { reason: dispute?.reason ?? '' })}</p>
      {listing === 'unlinked' && invitation && (
        <DecisionLine>
          {t(invitation.expired ? 'owner.expired' : 'owner.invited', {
            email: invitation.email,
            date: plainDate(invitation.expiresAt.slice(0, 10)),
          })}
        </DecisionLine>
      )}
      {listing === 'unlinked' && <Invite player={player} invited={invitation !== null} />}
    </DecisionPanel>
  );
}

function Invite({ player, invited }: { player: Player; invited: boolean }) {
  const { t } = useTranslation('listings');
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const handlers = {
    async onSuccess({ message }: { message: string }) {
      setEmail('');
      await client.invalidateQueries({ queryKey: portfoliosKeys.listing });
      showDone(message);
    },
    onError(error: Error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.fields[0]?.text ?? error.text);
    },
  };
  const invite = useMutation({
    mutationFn: () => call('Portfolio/InviteToClaim', { playerId: player.id, email }),
    ...handlers,
  });
  const withdraw = useMutation({
    mutationFn: () => call('Portfolio/WithdrawInvitation', { playerId: player.id }),
    ...handlers,
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (email.trim() !== '') invite.mutate();
  }
  return (
    <form onSubmit={submit} noValidate>
      <DecisionActs style={{ alignItems: 'flex-end' }}>
        <TextInput
          size="sm"
          type="email"
          style={{ flex: '1 1 220px' }}
          label={t('owner.email')}
          value={email}
          maxLength={maxEmailLength}
          autoComplete="off"
          error={problem}
          onChange={({ currentTarget }) => {
            setEmail(currentTarget.value);
            setProblem(null);
          }}
        />
        <Button type="submit" size="sm" loading={invite.isPending} disabled={email.trim() === ''}>
          {t('owner.invite')}
        </Button>
        {invited && (
          <Button size="sm" variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {t('owner.withdraw')}
          </Button>
        )}
      </DecisionActs>
    </form>
  );
}
