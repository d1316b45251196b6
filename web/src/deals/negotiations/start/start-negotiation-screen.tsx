import { Button } from '@mantine/core';
import type { TeamCard } from '@trattativa/contract/people/teams/endpoints';
import { levels } from '@trattativa/domain/people/levels';
import { maxCommentsLength } from '@trattativa/domain/platform/text-limits';
import { lazy, Suspense, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { besideFiles } from '../../../files/uploads.ts';
import { useLevelWords, usePlayer } from '../../../people/players.ts';
import { PlayerCard } from '../../../people/players-ui.ts';
import { useClub } from '../../../people/teams.ts';
import { call } from '../../../platform/api/call.ts';
import { createIntentKeys } from '../../../platform/api/intent-key.ts';
import { loadChunk } from '../../../platform/chunks/load-chunk.ts';
import { DraftNotice } from '../../../platform/drafts/draft-notice.tsx';
import { useDraft } from '../../../platform/drafts/use-draft.ts';
import { useUser } from '../../../platform/login/use-session.ts';
import { paths } from '../../../platform/paths.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { showDone } from '../../../ui/feedback/toasts.tsx';
import { Segments } from '../../../ui/filter/segments.tsx';
import { CheckboxField } from '../../../ui/form/choice/checkbox-field.tsx';
import { SelectField } from '../../../ui/form/choice/select-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormActs } from '../../../ui/form/form-acts.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { useEarlierProposals } from '../negotiations.queries.ts';
import { AskedTermsFields } from './asked-terms-fields.tsx';
import { besideClubs } from './beside-clubs.ts';
import { ClubsField } from './clubs-field.tsx';
import { CommissionField } from './commission-field.tsx';
import { CostField } from './cost-field.tsx';
import { PlayerField } from './player-field.tsx';
import classes from './start-negotiation-screen.module.css';
import {
  emptyProposal,
  proposalInput,
  proposedIn,
  type StartNegotiationValues,
} from './start-negotiation-values.ts';

const ChosenFilesField = lazy(() => loadChunk(() => import('../../../files/chosen-files-field.ts')));
const StaffMemberField = lazy(() => loadChunk(() => import('./staff-member-field.tsx')));
const WithRequest = lazy(() => loadChunk(() => import('../../../market/with-request.ts')));
const AnsweredRequest = lazy(() => loadChunk(() => import('../../../market/answered-request.ts')));
const ProposalCheck = lazy(() => loadChunk(() => import('./proposal-check.tsx')));
const EarlierProposals = lazy(() => loadChunk(() => import('./earlier-proposals.tsx')));

function idIn(address: URLSearchParams, name: string): number | null {
  const named = Number(address.get(name));
  return Number.isSafeInteger(named) && named > 0 ? named : null;
}

/** The values in the link to this screen: the person, the club, the level. */
interface Named {
  playerId: number | null;
  staffId: number | null;
  club: TeamCard | null;
  level: number | null;
  /** The received request that the proposal answers. */
  requestId: number | null;
}

/**
 * Proposes a player, or a member of coaching staff, to several clubs: each gets its own negotiation. A match links here
 * with the player and the request's club and level; who answers a received request, with that request.
 */
export default function StartNegotiationScreen() {
  const { t } = useTranslation(['negotiation-start', 'negotiations', 'negotiation-course']);
  const [address] = useSearchParams();
  const { kind } = useUser();
  const requestId = idIn(address, 'request');
  const clubId = requestId === null ? idIn(address, 'club') : null;
  const club = useClub(clubId);
  const level = levels.find((known) => String(known) === address.get('level')) ?? null;
  const playerId = idIn(address, 'player');
  const staffId = kind === 'agent' || kind === 'team' ? null : idIn(address, 'staff');
  // If the club cannot be loaded, the user chooses one.
  const isReady = clubId === null || club.data !== undefined || club.isError;
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        before={<BackLink to={paths.negotiations}>{t('negotiation-course:page.back')}</BackLink>}
      />
      {requestId !== null && (
        <Suspense fallback={<Skeletons shape="rows" />}>
          <WithRequest requestId={requestId}>
            {(request) => (
              <ProposalForm
                key={[playerId, staffId, requestId].join(' ')}
                named={{ playerId, staffId, club: request.team, level: request.level, requestId }}
              />
            )}
          </WithRequest>
        </Suspense>
      )}
      {requestId === null && !isReady && <Skeletons shape="rows" />}
      {requestId === null && isReady && (
        <ProposalForm
          key={[playerId, staffId, clubId].join(' ')}
          named={{ playerId, staffId, club: club.data ?? null, level, requestId }}
        />
      )}
    </>
  );
}

function ProposalForm({ named }: { named: Named }) {
  const { levelOption } = useLevelWords();
  const { t } = useTranslation(['negotiation-start', 'negotiations', 'catalogue', 'errors', 'shell']);
  const navigate = useNavigate();
  const { kind } = useUser();
  const byClub = kind === 'team';
  const proposesStaff = kind !== 'agent' && !byClub;
  const [intentKey] = useState(createIntentKeys);
  const form = useForm<StartNegotiationValues>({
    defaultValues: {
      ...emptyProposal,
      whom: named.staffId === null ? 'player' : 'staffMember',
      playerId: named.playerId,
      coachingStaffId: named.staffId,
      level: named.level,
      teamIds: named.club ? [named.club] : [],
    },
    mode: 'onTouched',
  });
  const draft = useDraft(draftOf(named), form);
  const { control } = form;
  const [whom, chosenId, coachingStaffId, clubs] = useWatch({
    control,
    name: ['whom', 'playerId', 'coachingStaffId', 'teamIds'],
  });
  const player = usePlayer(whom === 'player' ? chosenId : null).data;
  const proposed = proposedIn({ whom, playerId: chosenId, coachingStaffId });
  const teamIds = clubs.map(({ id }) => id);
  const found = useEarlierProposals(proposed, teamIds).data?.items ?? [];
  const earlier = proposed === null ? [] : found.filter(({ teamId }) => teamIds.includes(teamId));
  /** The open question whether to send despite an earlier proposal. */
  const [answer, setAnswer] = useState<{ send: (yes: boolean) => void } | null>(null);

  /** A duplicate proposal is not refused: the user confirms it. */
  async function submit(values: StartNegotiationValues) {
    if (proposed === null) return;
    if (earlier.length > 0 && !(await new Promise<boolean>((send) => setAnswer({ send })))) return;
    await start(values);
  }

  function answered(yes: boolean) {
    answer?.send(yes);
    setAnswer(null);
  }

  async function start(values: StartNegotiationValues) {
    if (proposed === null) return;
    const input = { ...proposalInput(values, proposed, byClub), requestId: named.requestId };
    try {
      const done = await call('Negotiation/CreateNegotiation', input, { idempotencyKey: intentKey(input) });
      await draft.saved();
      const of = 'playerId' in proposed ? `player=${proposed.playerId}` : `staff=${proposed.coachingStaffId}`;
      await navigate(`${paths.negotiations}?${of}`);
      showDone(done.message);
    } catch (error) {
      throw besideClubs(besideFiles(error, values.files));
    }
  }

  return (
    <>
      <DraftNotice draft={draft} />
      <Form
        form={form}
        onSubmit={submit}
        label={t('negotiation-start:title')}
        missing={t('errors:MISSING_NEGOTIATION_PARAMETERS')}
      >
        <div className={classes.layout}>
          <div className={classes.fields}>
            {named.requestId !== null && (
              <Suspense>
                <AnsweredRequest requestId={named.requestId} />
              </Suspense>
            )}
            <fieldset className={classes.group}>
              <legend>{t('negotiation-start:who')}</legend>
              {proposesStaff && (
                <Segments
                  label={t('negotiation-start:whom')}
                  value={whom}
                  onChange={(next) => form.setValue('whom', next, { shouldDirty: true })}
                  options={[
                    { value: 'player', label: t('negotiation-start:aPlayer') },
                    { value: 'staffMember', label: t('negotiation-start:aStaffMember') },
                  ]}
                />
              )}
              {whom === 'player' ? (
                <PlayerField name="playerId" label={t('negotiations:field.player')} />
              ) : (
                <Suspense>
                  <StaffMemberField name="coachingStaffId" label={t('negotiation-start:staffMember')} />
                </Suspense>
              )}
              <SelectField
                name="level"
                label={t('negotiations:field.level')}
                description={t('negotiation-start:levelHint')}
                options={levels.map((id) => ({ value: String(id), label: levelOption(id) }))}
                numeric
                required
              />
              {named.requestId === null && <ClubsField name="teamIds" label={t('negotiation-start:clubs')} />}
              {earlier.length > 0 && (
                <Suspense>
                  <EarlierProposals items={earlier} />
                </Suspense>
              )}
            </fieldset>
            <fieldset className={classes.group}>
              <legend>{t('negotiation-start:terms')}</legend>
              {byClub ? (
                <AskedTermsFields />
              ) : (
                <div className={classes.pair}>
                  <CostField monthlyPay={player?.requestedSalary ?? null} />
                  <CommissionField />
                </div>
              )}
              {chosenId !== null && whom === 'player' && (
                <Suspense>
                  <ProposalCheck playerId={chosenId} />
                </Suspense>
              )}
              <CheckboxField name="immediateAvailability" label={t('negotiation-start:available')} />
              <TextField
                name="comments"
                label={t('negotiation-start:comments')}
                description={t('negotiation-start:commentsHint')}
                lines={4}
                maxLength={maxCommentsLength}
              />
            </fieldset>
            <fieldset className={classes.group}>
              <legend>{t('negotiation-start:files')}</legend>
              <p className={classes.hint}>{t('negotiation-start:filesHint')}</p>
              <Suspense>
                <ChosenFilesField name="files" label={t('negotiation-start:files')} />
              </Suspense>
            </fieldset>
            <FormActs
              submit={
                clubs.length > 0
                  ? t('negotiation-start:send', { count: clubs.length })
                  : t('negotiation-start:sendNone')
              }
            >
              <Button component={Link} to={paths.negotiations} variant="default" size="md">
                {t('shell:ui.cancel')}
              </Button>
            </FormActs>
          </div>
          {player && (
            <aside className={classes.aside} aria-label={t('negotiation-start:summary')}>
              <PlayerCard player={player} heading={2} />
            </aside>
          )}
        </div>
      </Form>
      <ConfirmDialog
        opened={answer !== null}
        title={t('negotiation-start:earlier.ask')}
        goes={earlier.map(({ teamName }) => teamName)}
        confirm={t('negotiation-start:earlier.send')}
        onConfirm={() => answered(true)}
        onClose={() => answered(false)}
      >
        <p>{t('negotiation-start:earlier.text')}</p>
      </ConfirmDialog>
    </>
  );
}

function draftOf({ playerId, staffId, club, requestId }: Named): string {
  const whom = playerId !== null ? `player/${playerId}` : staffId !== null ? `staff/${staffId}` : 'new';
  const answered = requestId === null ? '' : `/request/${requestId}`;
  return `negotiation/${whom}${club ? `/club/${club.id}` : ''}${answered}`;
}
