import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Team } from '@trattativa/contract/people/teams/team';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { createIntentKeys } from '../../../platform/api/intent-key.ts';
import { DraftNotice } from '../../../platform/drafts/draft-notice.tsx';
import { useDraft } from '../../../platform/drafts/use-draft.ts';
import { TitledDialog } from '../../../ui/dialog/titled-dialog.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { teamsKeys } from '../teams.live.ts';
import classes from './team-form.module.css';
import { TeamFormFields } from './team-form-fields.tsx';
import { emptyTeam, type TeamFormValues, teamInputOf, teamValuesOf } from './team-form-values.ts';

interface TeamFormProps {
  /** Null: a new club. */
  team: Team | null;
  onSaved: (saved: { message: string; team: Team; waits: boolean }) => Promise<void> | void;
  /** Shown beside the save button. */
  beside?: ReactNode;
}

/** The form of a club's whole record. Unsaved input is stored on this device. */
export function TeamForm({ team, onSaved, beside }: TeamFormProps) {
  const { t } = useTranslation('teams');
  const client = useQueryClient();
  const [intentKey] = useState(createIntentKeys);
  const [conflict, setConflict] = useState<Team | null>(null);
  const form = useForm<TeamFormValues>({
    defaultValues: { team: team ? teamValuesOf(team) : emptyTeam },
    mode: 'onTouched',
  });
  const draft = useDraft(team ? `team/${team.id}` : 'team/new', form);

  async function save({ team: values }: TeamFormValues) {
    const input = { team: teamInputOf(values) };
    try {
      const saved = await call(
        'Team/SaveTeamInfo',
        input,
        values.id === null ? { idempotencyKey: intentKey(input) } : {},
      );
      await draft.saved();
      form.reset({ team: teamValuesOf(saved.team) });
      client.setQueryData([...teamsKeys.team, saved.team.id], saved.team);
      for (const key of [teamsKeys.list, teamsKeys.places, teamsKeys.contacts, teamsKeys.history])
        void client.invalidateQueries({ queryKey: key });
      await onSaved(saved);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CHANGED_MEANWHILE') throw error;
      setConflict(error.current as Team);
    }
  }

  return (
    <>
      <DraftNotice draft={draft} />
      <Form form={form} onSubmit={save} label={t('form.label')}>
        <div className={classes.groups}>
          <TeamFormFields />
          <div className={classes.acts}>
            <Button type="submit" loading={form.formState.isSubmitting}>
              {t(team?.can.editWaits ? 'form.propose' : 'form.save')}
            </Button>
            {beside}
          </div>
        </div>
      </Form>
      {conflict && (
        <TeamConflict
          onKeep={() => {
            form.setValue('team.version', conflict.version, { shouldDirty: true });
            setConflict(null);
            void form.handleSubmit(save)();
          }}
          onTake={() => {
            setConflict(null);
            void draft.saved();
            form.reset({ team: teamValuesOf(conflict) });
          }}
          onClose={() => setConflict(null)}
        />
      )}
    </>
  );
}

interface TeamConflictProps {
  onKeep: () => void;
  onTake: () => void;
  onClose: () => void;
}

/** The conflict dialog of the club form: keep one of the two versions. */
function TeamConflict({ onKeep, onTake, onClose }: TeamConflictProps) {
  const { t } = useTranslation('teams');
  return (
    <TitledDialog title={t('teams:conflict.title')} onClose={onClose}>
      <p>{t('teams:conflict.text')}</p>
      <div className={classes.acts} style={{ marginTop: 16 }}>
        <Button variant="default" onClick={onTake}>
          {t('teams:conflict.take')}
        </Button>
        <Button onClick={onKeep}>{t('teams:conflict.keep')}</Button>
      </div>
    </TitledDialog>
  );
}
