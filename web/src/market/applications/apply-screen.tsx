import { Anchor, Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Candidate } from '@trattativa/contract/market/applications/candidate';
import type { Request } from '@trattativa/contract/market/requests/request';
import type { ReadPlayer } from '@trattativa/contract/people/players/entered-player';
import type { Player } from '@trattativa/contract/people/players/player';
import { type ApplicationSource, applicationSources } from '@trattativa/domain/market/candidate-statuses';
import { requestStatus } from '@trattativa/domain/market/request-statuses';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useMyAccount } from '../../identity/account.ts';
import { accountKeys } from '../../identity/account-keys.ts';
import { playerPath, usePlayer, usePlayerWords } from '../../people/players.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { createIntentKeys } from '../../platform/api/intent-key.ts';
import { DraftNotice } from '../../platform/drafts/draft-notice.tsx';
import { useDraft } from '../../platform/drafts/use-draft.ts';
import { LinkedText } from '../../platform/i18n/linked-text.tsx';
import { useUser } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { Segments } from '../../ui/filter/segments.tsx';
import { CheckboxField } from '../../ui/form/choice/checkbox-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { BackLink } from '../../ui/page/back-link.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { requestPath } from '../requests/request-paths.ts';
import { useRequest } from '../requests/requests.queries.ts';
import { ApplicationResult } from './application-result.tsx';
import { applicationsKeys } from './applications-keys.ts';
import classes from './apply-screen.module.css';
import { type ApplyValues, applyInput, enteredFrom } from './apply-values.ts';

const EnteredFields = lazy(() => import('./entered-fields.tsx'));
const ImportField = lazy(() => import('./import-field.tsx'));
const PlayerField = lazy(() => import('./applying-player-field.tsx'));

/**
 * `/requests/{id}/apply`: apply with the present profile, with an import from a football-data site, or with
 * entered data.
 */
export default function ApplyScreen() {
  const { requestId } = useParams();
  const request = useRequest(/^\d{1,15}$/.test(requestId ?? '') ? Number(requestId) : 0);
  const isPlayer = useUser().kind === 'player';
  const account = useMyAccount();
  const ownId = isPlayer ? (account.data?.profileId ?? null) : null;
  const own = usePlayer(ownId);
  const gone = own.error instanceof ApiError && own.error.code === 'NOT_FOUND';
  const error = request.error ?? (isPlayer ? account.error : null) ?? (gone ? null : own.error);
  if (error) {
    const retry = () => void Promise.all([request.refetch(), account.refetch(), own.refetch()]);
    return <ErrorPanel text={error.message} onRetry={retry} />;
  }
  const waiting = isPlayer && (!account.data || (ownId !== null && !own.data && !gone));
  if (!request.data || waiting) return <Skeletons shape="page" />;
  return <Applying request={request.data} isPlayer={isPlayer} own={gone ? null : (own.data ?? null)} />;
}

interface ApplyingProps {
  request: Request;
  isPlayer: boolean;
  /** A player's own record, if there is one. */
  own: Player | null;
}

function Applying({ request, isPlayer, own }: ApplyingProps) {
  const { t } = useTranslation(['apply', 'players', 'catalogue']);
  const words = usePlayerWords();
  const client = useQueryClient();
  const [intentKey] = useState(createIntentKeys);
  const [read, setRead] = useState<ReadPlayer | null>(null);
  const [made, setMade] = useState<Candidate | null>(null);
  const beginsRecord = isPlayer && own === null;
  const form = useForm<ApplyValues>({
    defaultValues: {
      playerId: own?.id ?? null,
      source: beginsRecord ? 'manual' : 'profile',
      reference: '',
      termsAccepted: false,
      player: enteredFrom(own),
    },
    mode: 'onTouched',
  });
  const draft = useDraft(`apply/${request.id}`, form);
  const source = useWatch({ control: form.control, name: 'source' });
  const playerId = useWatch({ control: form.control, name: 'playerId' });
  const sources = applicationSources.filter((known) => known !== 'profile' || !beginsRecord);
  const withFields = source === 'manual' || (source === 'import' && read !== null);

  async function send(values: ApplyValues) {
    const input = applyInput(values, request.id);
    const done = await call('Candidate/Apply', input, { idempotencyKey: intentKey(input) });
    await draft.saved();
    setMade(done.candidate);
    await client.invalidateQueries({ queryKey: applicationsKeys.mine });
    if (beginsRecord) await client.invalidateQueries({ queryKey: accountKeys.mine });
  }

  const about = (text: string): ReactNode => (
    <Anchor component={Link} to={paths.about} underline="always" inherit>
      {text}
    </Anchor>
  );
  return (
    <>
      <PageHeader
        title={t('apply:title', { club: request.team.name })}
        description={[
          words.role(request.role),
          words.level(request.level, request.country),
          request.city,
        ].join(' · ')}
        before={<BackLink to={requestPath(request.id)}>{t('apply:back')}</BackLink>}
      />
      {made ? (
        <ApplicationResult candidate={made} own={isPlayer} />
      ) : request.status !== requestStatus.active ? (
        <p>{t('apply:closed')}</p>
      ) : (
        <>
          <DraftNotice draft={draft} />
          <Form form={form} onSubmit={send} label={t('apply:action')}>
            <div className={classes.panel}>
              {!isPlayer && (
                <Suspense>
                  <PlayerField label={t('apply:player')} />
                </Suspense>
              )}
              <Segments
                label={t('apply:way')}
                value={source}
                onChange={(next: ApplicationSource) => form.setValue('source', next, { shouldDirty: true })}
                options={sources.map((value) => ({ value, label: t(`apply:${value}`) }))}
              />
              {source === 'profile' && (
                <p className={classes.hint}>
                  {t('apply:profileText')}{' '}
                  {playerId !== null && (
                    <Anchor component={Link} to={playerPath(playerId)} inherit>
                      {t('apply:openProfile')}
                    </Anchor>
                  )}
                </p>
              )}
              {source === 'import' && (
                <Suspense>
                  <ImportField read={read} onRead={setRead} />
                </Suspense>
              )}
              {source === 'manual' && (
                <p className={classes.hint}>{t(beginsRecord ? 'apply:noRecord' : 'apply:manualText')}</p>
              )}
              {withFields && (
                <Suspense fallback={<Skeletons shape="rows" />}>
                  <EnteredFields />
                </Suspense>
              )}
              <CheckboxField
                name="termsAccepted"
                required
                label={<LinkedText text={t('apply:terms')} links={{ about }} />}
              />
              <div className={classes.acts}>
                <Button
                  type="submit"
                  size="md"
                  loading={form.formState.isSubmitting}
                  disabled={source === 'import' && read === null}
                >
                  {t('apply:submit')}
                </Button>
              </div>
            </div>
          </Form>
        </>
      )}
    </>
  );
}
