import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Player } from '@trattativa/contract/people/players/player';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { ageOfMajority } from '@trattativa/domain/platform/age-of-majority';
import { ageOn } from '@trattativa/domain/platform/plain-date';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AttachmentsField } from '../../files/uploads-ui.ts';
import { editPlayerPath, usePlayer } from '../../people/players.ts';
import { PlayerPicker } from '../../people/players-ui.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { downloadFrom } from '../../platform/api/download.ts';
import { useNow } from '../../platform/clock/use-now.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { useAddressFilters } from '../../ui/filter/use-address-filters.ts';
import { CardPart } from '../../ui/page/card-part.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { contractKeys } from './contract.live.ts';
import { useContractDrafts } from './contract-drafts.queries.ts';
import { ContractDraftsPart } from './contract-drafts-part.tsx';
import classes from './contract-screen.module.css';
import { ContractParties, ContractRepresentation, ContractTermsPart } from './contract-terms-part.tsx';

const address = { player: 'number' } as const;

/**
 * /contract: a player's representation contract, from the draft to the signed copy (spec §2, §7). Staff choose whose, which
 * then stands in the address.
 */
export default function ContractScreen() {
  const { t } = useTranslation('files');
  const { kind, profileId } = useUser();
  const { filters, setFilters } = useAddressFilters(address);
  const own = kind === 'player';
  const playerId = own ? profileId : filters.player;
  return (
    <>
      <PageHeader
        title={t('contract.title')}
        description={t(own ? 'contract.intro' : 'contract.introStaff')}
      />
      {!own && (
        <div className={classes.picker}>
          <PlayerPicker
            label={t('contract.player')}
            value={playerId}
            onChange={(player) => setFilters({ player: player?.id ?? null })}
          />
        </div>
      )}
      {playerId !== null ? (
        <ContractOf playerId={playerId} />
      ) : own ? (
        <EmptyState
          icon={IconFileText}
          title={t('contract.missing')}
          text={t('contract.noProfile')}
          action={<ToProfile to={paths.account} />}
        />
      ) : (
        <EmptyState icon={IconFileText} title={t('contract.choose')} text={t('contract.chooseText')} />
      )}
    </>
  );
}

function ContractOf({ playerId }: { playerId: number }) {
  const { data: player, error, refetch } = usePlayer(playerId);
  if (player) return <Contract player={player} />;
  if (error) return <ErrorPanel text={error.message} onRetry={() => void refetch()} />;
  return <Skeletons shape="page" />;
}

function ToProfile({ to }: { to: string }) {
  const { t } = useTranslation('files');
  return (
    <Button component={Link} to={to} variant="default">
      {t('contract.complete')}
    </Button>
  );
}

function Contract({ player }: { player: Player }) {
  const { t } = useTranslation(['files', 'countries', 'contract']);
  const { plainDate } = useFormats();
  const own = useUser().kind === 'player';
  const now = useNow();
  const facts: [label: string, value: string][] = [
    [t('files:contract.name'), `${player.name} ${player.surname}`.trim()],
    [t('files:contract.born'), player.bornDate ? plainDate(player.bornDate) : ''],
    [t('files:contract.nationality'), player.nationality ? t(`countries:${player.nationality}`) : ''],
    [t('files:contract.address'), [player.address, player.city].filter(Boolean).join(', ')],
  ];
  const isComplete = facts.every(([, value]) => value !== '');
  const today = new Date(now).toISOString().slice(0, 10);
  const isMinor = player.bornDate !== null && ageOn(player.bornDate, today) < ageOfMajority;
  const drafts = useContractDrafts(player.id).data;
  return (
    <div className={classes.columns}>
      <div className={classes.stack}>
        <CardPart title={t('files:contract.facts')}>
          <FactList
            wide
            facts={facts.map(([label, value]) => [
              label,
              value || <span className={classes.missing}>{t('files:contract.missing')}</span>,
            ])}
          />
          {isMinor && <p className={classes.note}>{t('files:contract.adults')}</p>}
          {!isMinor && !isComplete && (
            <>
              <p className={classes.note}>{t('files:contract.needsFacts')}</p>
              <div>
                <ToProfile to={own ? paths.account : editPlayerPath(player.id)} />
              </div>
            </>
          )}
          {!isMinor && isComplete && <Generate player={player} again={(drafts?.items.length ?? 0) > 0} />}
        </CardPart>
        {!isMinor && <OfficialForm />}
        {drafts && (!isMinor || drafts.items.length > 0) && <ContractDraftsPart drafts={drafts} />}
        <CardPart title={t('contract:signed')}>
          <AttachmentsField
            parent={{ kind: 'contract', id: player.id }}
            label={t('contract:signed')}
            canEdit={!isMinor}
            withoutGenerated
          />
        </CardPart>
      </div>
      {drafts && !isMinor && (
        <div className={classes.stack}>
          {player.profile === profileType.player && <ContractRepresentation playerId={player.id} own={own} />}
          {drafts.terms && <ContractTermsPart terms={drafts.terms} />}
          <ContractParties drafts={drafts} own={own} />
        </div>
      )}
    </div>
  );
}

/** That the draft is not FIGC's own form, and what the player has to do with that form (Reg. agenti art. 21(1)). */
function OfficialForm() {
  const { t } = useTranslation('contract');
  return (
    <CardPart title={t('form.title')}>
      <p>{t('form.text')}</p>
      <ol className={classes.steps}>
        <li>{t('form.ask')}</li>
        <li>{t('form.sign')}</li>
        <li>{t('form.keep')}</li>
      </ol>
    </CardPart>
  );
}

/** Writes the next version of the draft from what is stored, and hands it to the browser's downloads. */
function Generate({ player, again }: { player: Player; again: boolean }) {
  const { t } = useTranslation(['files', 'contract-pdf']);
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const name = `${player.name} ${player.surname}`.trim();

  async function generate() {
    setBusy(true);
    setError(null);
    const { bornDate, nationality, address } = player;
    const said = { id: player.id, name, ...(bornDate && { bornDate }), ...(nationality && { nationality }) };
    try {
      await downloadFrom(
        'Player/GenerateContractPDF',
        { ...said, ...(address && { address }) },
        `${t('contract-pdf:fileName', { name })}.pdf`,
      );
      await client.invalidateQueries({ queryKey: contractKeys.drafts });
      showDone(t('files:contract.made'));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.text);
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <p className={classes.note}>{t('files:contract.draftOnly')}</p>
      {error !== null && <ErrorPanel text={error} />}
      <div>
        <Button
          loading={busy}
          variant={again ? 'default' : 'filled'}
          leftSection={<IconFileText size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => void generate()}
        >
          {t(again ? 'files:contract.again' : 'files:contract.generate')}
        </Button>
      </div>
    </>
  );
}
