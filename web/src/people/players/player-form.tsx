import { Button } from '@mantine/core';
import type { Player } from '@trattativa/contract/people/players/player';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/api-error.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { DraftNotice } from '../../platform/drafts/draft-notice.tsx';
import { useDraft } from '../../platform/drafts/use-draft.ts';
import { Form } from '../../ui/form/form.tsx';
import { CompletenessPanel } from './completeness-panel.tsx';
import { OwnProfileContext } from './own-profile-context.ts';
import classes from './player-form.module.css';
import { PlayerFormFields } from './player-form-fields.tsx';
import { emptyPlayer, type PlayerFormValues, type PlayerValues, valuesOf } from './player-form-values.ts';
import { SectionIndex } from './section-index.tsx';
import { useFieldOfAddress } from './use-field-of-address.ts';
import { useSavePlayer } from './use-save-player.ts';

/** Loaded when somebody else was first. */
const PlayerConflict = lazy(() => loadChunk(() => import('./player-conflict.tsx')));

interface PlayerFormProps {
  /** What is saved; null for a record that begins. */
  player: Player | null;
  /** The reader's own profile, which stands in no portfolio. */
  own?: boolean;
  /** What a record that begins holds already. */
  start?: Partial<PlayerValues>;
  /** Called once everything is saved, with the service's words. */
  onSaved: (saved: { message: string; player: Player }) => Promise<void> | void;
  /** Beside the button that saves. */
  children?: ReactNode;
}

/** The form of a player's record, in parts with an index: the same for the own profile and for a portfolio. */
export function PlayerForm({ player, own = false, start, onSaved, children }: PlayerFormProps) {
  const { t } = useTranslation('players');
  const [conflict, setConflict] = useState<Player | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const save = useSavePlayer(own);
  const form = useForm<PlayerFormValues>({
    defaultValues: { player: player ? valuesOf(player) : { ...emptyPlayer, ...start } },
    mode: 'onTouched',
  });
  const draft = useDraft(own ? 'player/own' : player ? `player/${player.id}` : 'player/new', form);
  useFieldOfAddress(form);

  async function submit({ player: values }: PlayerFormValues) {
    try {
      const saved = await save(values);
      await draft.saved();
      form.reset({ player: valuesOf(saved.player) });
      await onSaved(saved);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CHANGED_MEANWHILE') throw error;
      setConflict(error.current as Player);
    }
  }

  function keepMine(theirs: Player) {
    setConflict(null);
    form.setValue('player.id', theirs.id);
    form.setValue('player.version', theirs.version, { shouldDirty: true });
    fields.current?.closest('form')?.requestSubmit();
  }

  function takeTheirs(theirs: Player) {
    setConflict(null);
    void draft.saved();
    form.reset({ player: valuesOf(theirs) });
  }

  return (
    <OwnProfileContext value={own}>
      <DraftNotice draft={draft} />
      <Form form={form} onSubmit={submit}>
        <div ref={fields} className={classes.layout}>
          <div className={classes.aside}>
            <CompletenessPanel />
            <SectionIndex player={player} />
          </div>
          <div className={classes.groups}>
            <PlayerFormFields />
            <div className={classes.acts}>
              <Button type="submit" loading={form.formState.isSubmitting}>
                {t('form.save')}
              </Button>
              {children}
            </div>
          </div>
        </div>
      </Form>
      {conflict && (
        <Suspense>
          <PlayerConflict
            mine={form.getValues('player')}
            theirs={conflict}
            onKeep={() => keepMine(conflict)}
            onTake={() => takeTheirs(conflict)}
            onClose={() => setConflict(null)}
          />
        </Suspense>
      )}
    </OwnProfileContext>
  );
}
