import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Player } from '@trattativa/contract/people/players/player';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../../ui/decision-list.module.css';
import { useListing } from '../../people/portfolios.ts';
import { portfoliosKeys } from '../../people/portfolios-keys.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { showDone } from '../../ui/toasts.tsx';

/** For the owner of a record: whether its player has claimed and confirmed it, and the invitation to do so. */
export function ListingPanel({ player }: { player: Player }) {
  const { t } = useTranslation('listings');
  const { plainDate } = useFormats();
  const { data } = useListing(player.id);
  if (!data) return null;
  const { listing, invitation, dispute } = data;
  return (
    <section className={classes.item} aria-labelledby="player-listing">
      <h2 id="player-listing" className={classes.title}>
        {t('owner.title')}
      </h2>
      <p>{t(`owner.${listing}`, { reason: dispute?.reason ?? '' })}</p>
      {listing === 'unlinked' && invitation && (
        <p className={classes.soft}>
          {t(invitation.expired ? 'owner.expired' : 'owner.invited', {
            email: invitation.email,
            date: plainDate(invitation.expiresAt.slice(0, 10)),
          })}
        </p>
      )}
      {listing === 'unlinked' && <Invite player={player} invited={invitation !== null} />}
    </section>
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
    <form className={classes.acts} style={{ alignItems: 'flex-end' }} onSubmit={submit} noValidate>
      <TextInput
        size="sm"
        type="email"
        style={{ flex: '1 1 220px' }}
        label={t('owner.email')}
        value={email}
        maxLength={254}
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
    </form>
  );
}
