import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Player } from '@trattativa/contract/players/player';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { paths } from '../app/paths.ts';
import { ApiError } from '../platform/api/api-error.ts';
import { createIntentKeys } from '../platform/api/intent-key.ts';
import { DraftNotice } from '../platform/drafts/draft-notice.tsx';
import { useDraft } from '../platform/drafts/use-draft.ts';
import { useUser } from '../platform/session/use-session.ts';
import { Form } from '../ui/form/form.tsx';
import { CompletenessPanel } from './completeness-panel.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import classes from './player-form.module.css';
import { PlayerFormFields } from './player-form-fields.tsx';
import { emptyPlayer, inputOf, type PlayerFormValues, valuesOf } from './player-form-values.ts';
import { playersKeys } from './players-keys.ts';
import { portfolioKind, savePlayer } from './portfolio-calls.ts';

/** The form of a player: a new one, or one of the portfolio. After saving it leads back to the portfolio. */
export function PlayerForm({ player }: { player: Player | null }) {
  const { t } = useTranslation(['players', 'shell']);
  const navigate = useNavigate();
  const client = useQueryClient();
  const { kind } = useUser();
  const [conflict, setConflict] = useState<Player | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const [intentKey] = useState(createIntentKeys);
  const form = useForm<PlayerFormValues>({
    defaultValues: { player: player ? valuesOf(player) : emptyPlayer },
    mode: 'onTouched',
  });
  const draft = useDraft(player ? `player/${player.id}` : 'player/new', form);

  async function save({ player: values }: PlayerFormValues) {
    const input = inputOf(values);
    try {
      const saved = await savePlayer(
        portfolioKind(kind),
        player,
        input,
        player === null ? { idempotencyKey: intentKey(input) } : {},
      );
      await draft.saved();
      client.setQueryData([...playersKeys.player, saved.player.id], saved.player);
      for (const key of [playersKeys.portfolio, playersKeys.figures, playersKeys.picker]) {
        void client.invalidateQueries({ queryKey: key });
      }
      await navigate(paths.portfolio, { state: { done: saved.message } });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CHANGED_MEANWHILE') throw error;
      setConflict(error.current as Player);
    }
  }

  function keepMine(theirs: Player) {
    setConflict(null);
    form.setValue('player.version', theirs.version, { shouldDirty: true });
    fields.current?.closest('form')?.requestSubmit();
  }

  function takeTheirs(theirs: Player) {
    setConflict(null);
    void draft.saved();
    form.reset({ player: valuesOf(theirs) });
  }

  return (
    <>
      <DraftNotice draft={draft} />
      <Form form={form} onSubmit={save}>
        <div ref={fields} className={classes.layout}>
          <div className={classes.groups}>
            <PlayerFormFields />
          </div>
          <div className={classes.aside}>
            <CompletenessPanel />
            <div className={classes.acts}>
              <Button type="submit" loading={form.formState.isSubmitting}>
                {t('players:form.save')}
              </Button>
              <Button component={Link} to={paths.portfolio} variant="default">
                {t('shell:ui.cancel')}
              </Button>
            </div>
          </div>
        </div>
      </Form>
      {conflict && (
        <ConflictDialog
          mine={form.getValues('player')}
          theirs={conflict}
          onKeep={() => keepMine(conflict)}
          onTake={() => takeTheirs(conflict)}
          onClose={() => setConflict(null)}
        />
      )}
    </>
  );
}
