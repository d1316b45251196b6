import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { maxNoteLength } from '@trattativa/domain/platform/text-limits';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { besideFiles, type ChosenFile, idsOf } from '../../files/uploads.ts';
import { playerPath } from '../../people/players.ts';
import { type Choosable, RecipientsField } from '../../people/recipients-ui.ts';
import { call } from '../../platform/api/call.ts';
import { createIntentKeys } from '../../platform/api/intent-key.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { now } from '../../platform/clock/clock.ts';
import { DraftNotice } from '../../platform/drafts/draft-notice.tsx';
import { useDraft } from '../../platform/drafts/use-draft.ts';
import { mandatePath, paths } from '../../platform/paths.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormPart } from '../../ui/form/form-part.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import classes from './mandate-form.module.css';
import { mandatesKeys } from './mandates-keys.ts';
import { emptyPaper, type PaperValues, paperOf } from './paper/paper-values.ts';
import { PaperFields } from './paper-fields.tsx';
import { TermFields, type TermValues, usualTerms } from './term-fields.tsx';

const MandateCheck = lazy(() => loadChunk(() => import('./paper/mandate-check.tsx')));
const ChosenFilesField = lazy(() => loadChunk(() => import('../../files/chosen-files-field.ts')));

interface MandateValues extends TermValues, PaperValues {
  teamId: Choosable[];
  note: string;
  files: ChosenFile[];
}

/** Beside the refusal of a minor's mandate: who the player is, and what the rules allow. */
function WaysOn({ playerId }: { playerId: number | undefined }) {
  const { t } = useTranslation('mandates');
  return (
    <>
      {playerId !== undefined && (
        <Button component={Link} to={playerPath(playerId)} variant="default" size="sm">
          {t('form.toPlayer')}
        </Button>
      )}
      <Button component={Link} to={`${paths.rules}?part=act`} variant="subtle" size="sm">
        {t('form.toRules')}
      </Button>
    </>
  );
}

interface MandateFormProps {
  /** A player of the portfolio, or the agent to whom a club offers; nobody: a club is chosen. */
  to: { player?: number; agent?: number };
  /** An adult without a login: an address may be stated. */
  asksByMail?: boolean;
}

/** From when until when, where, and whether exclusively; then it waits for the other side. */
export function MandateForm({ to, asksByMail = false }: MandateFormProps) {
  const { t } = useTranslation('mandates');
  const navigate = useNavigate();
  const client = useQueryClient();
  const [intentKey] = useState(createIntentKeys);
  const [today] = useState(() => now().toISOString().slice(0, 10));
  const form = useForm<MandateValues>({
    defaultValues: {
      teamId: [],
      ...usualTerms(today, to.player !== undefined),
      note: '',
      files: [],
      ...emptyPaper,
    },
    mode: 'onTouched',
  });
  const draft = useDraft(`mandate/${to.player ?? ''}/${to.agent ?? ''}`, form);
  async function propose({ teamId, files, fee, feeIn, email, formFileId, ...agreed }: MandateValues) {
    const terms = { ...agreed, fileIds: idsOf(files) };
    const sent =
      to.player !== undefined
        ? proposeToPlayer({
            playerId: to.player,
            ...terms,
            ...paperOf({ fee, feeIn, email, formFileId }),
          })
        : proposeToClub({
            ...(to.agent === undefined ? { teamId: teamId[0]?.id } : { agentId: to.agent }),
            ...terms,
          });
    const { message, mandate } = await sent.catch((refused: unknown) => {
      throw besideFiles(refused, files);
    });
    await draft.saved();
    await client.invalidateQueries({ queryKey: mandatesKeys.list });
    await navigate(mandatePath(mandate.id), { state: { done: message } });
  }
  const proposeToPlayer = (input: Parameters<typeof call<'Mandate/ProposePlayerMandate'>>[1]) =>
    call('Mandate/ProposePlayerMandate', input, { idempotencyKey: intentKey(input) });
  const proposeToClub = (input: Parameters<typeof call<'Mandate/ProposeClubMandate'>>[1]) =>
    call('Mandate/ProposeClubMandate', input, { idempotencyKey: intentKey(input) });

  const asksClub = to.player === undefined && to.agent === undefined;
  return (
    <>
      <DraftNotice draft={draft} />
      <Form form={form} onSubmit={propose} wayOn={{ MINOR_PROTECTED: <WaysOn playerId={to.player} /> }}>
        <div className={classes.groups}>
          {asksClub && (
            <FormPart title={t('form.club')}>
              <div className={classes.whole}>
                <RecipientsField
                  kind="teamIds"
                  name="teamId"
                  label={t('form.club')}
                  max={1}
                  required
                  validate={(chosen) => (chosen as unknown[]).length === 1 || t('form.needClub')}
                />
              </div>
            </FormPart>
          )}
          <TermFields ofPlayer={to.player !== undefined} today={today}>
            <div className={classes.whole}>
              <TextField name="note" label={t('form.note')} lines={4} maxLength={maxNoteLength} />
            </div>
          </TermFields>
          {to.player !== undefined && <PaperFields asksByMail={asksByMail} />}
          <FormPart title={t('page.documents')} hint={t('form.filesHint')}>
            <div className={classes.whole}>
              <Suspense>
                <ChosenFilesField name="files" label={t('page.documents')} />
              </Suspense>
            </div>
          </FormPart>
          {to.player !== undefined && (
            <Suspense>
              <MandateCheck playerId={to.player} />
            </Suspense>
          )}
          <div>
            <Button type="submit" size="md" loading={form.formState.isSubmitting}>
              {t('form.send')}
            </Button>
          </div>
        </div>
      </Form>
    </>
  );
}
