import { Button } from '@mantine/core';
import { IconArrowsLeftRight } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { TeamCard } from '@trattativa/contract/people/teams/endpoints';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ClubSelect } from '../../people/teams-ui.ts';
import { call } from '../../platform/api/call.ts';
import { createIntentKeys } from '../../platform/api/intent-key.ts';
import { negotiationPath, paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { useField } from '../../ui/form/field.ts';
import { FormPart } from '../../ui/form/form-part.tsx';
import { BackLink } from '../../ui/page/back-link.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useNegotiation } from '../negotiations/negotiations.queries.ts';
import { proposedName } from '../negotiations/start/proposed-person.ts';
import { TransferForm } from './form/transfer-form.tsx';
import { emptyTransfer, transferInput } from './form/transfer-form-values.ts';
import { transferKeys } from './transfers.live.ts';
import { useTransferOfNegotiation } from './transfers.queries.ts';

/** The first terms to the club with which the player is under contract; by default the one that keeps the record. */
export default function ProposeTransferScreen() {
  const { t } = useTranslation('transfers');
  const word = useSearchParams()[0].get('negotiation') ?? '';
  if (/^[1-9]\d{0,14}$/.test(word)) return <Proposal id={Number(word)} />;
  return (
    <>
      <PageHeader
        title={t('form.proposeTitle')}
        before={<BackLink to={paths.transfers}>{t('back')}</BackLink>}
      />
      <EmptyState
        icon={IconArrowsLeftRight}
        title={t('form.whoseTitle')}
        text={t('list.empty')}
        action={
          <Button component={Link} to={paths.negotiations}>
            {t('list.toNegotiations')}
          </Button>
        }
      />
    </>
  );
}

function Proposal({ id }: { id: number }) {
  const { t } = useTranslation('transfers');
  const client = useQueryClient();
  const navigate = useNavigate();
  const [intentKey] = useState(createIntentKeys);
  const found = useTransferOfNegotiation(id);
  const negotiation = useNegotiation(id).data;
  if (!found.data && !found.error) return <Skeletons shape="page" />;
  const club = found.data?.releasingClub ?? null;
  return (
    <>
      <PageHeader
        title={t('form.proposeTitle')}
        description={negotiation && proposedName(negotiation)}
        before={<BackLink to={negotiationPath(id)}>{t('toNegotiation')}</BackLink>}
      />
      {found.data?.mayPropose ? (
        <TransferForm
          label={t('form.proposeTitle')}
          draftKey={`transfer/negotiation/${id}`}
          values={{ ...emptyTransfer, club: club && { id: club.id, name: club.name } }}
          before={
            <FormPart title={t('title')}>
              <ClubField isFixed={found.data.isRegistered} />
            </FormPart>
          }
          send={({ club: chosen, ...values }) => {
            const input = {
              negotiationId: id,
              releasingTeamId: chosen?.id ?? 0,
              ...transferInput({ club: chosen, ...values }),
            };
            return call('Transfer/ProposeTransfer', input, { idempotencyKey: intentKey(input) });
          }}
          onSent={async (transfer) => {
            client.setQueryData([...transferKeys.one, transfer.id], transfer);
            await client.invalidateQueries({ queryKey: transferKeys.ofNegotiation });
            await navigate(negotiationPath(id));
          }}
          cancelTo={negotiationPath(id)}
        />
      ) : (
        <ErrorPanel text={t('form.cannot')} />
      )}
    </>
  );
}

/** The club that has the player; nobody chooses it where a signature says which one it is. */
function ClubField({ isFixed }: { isFixed: boolean }) {
  const { t } = useTranslation('transfers');
  const { field, wrapper } = useField({ name: 'club', label: t('form.club'), required: true });
  const club = field.value as Pick<TeamCard, 'id' | 'name'> | null;
  return (
    <ClubSelect
      label={wrapper.label}
      error={wrapper.error}
      required
      disabled={isFixed}
      name="club"
      inputRef={field.ref}
      onBlur={field.onBlur}
      {...(club && { shown: club.name })}
      onChoose={({ id, name }) => field.onChange({ id, name })}
    />
  );
}
