import { Button } from '@mantine/core';
import type { Player } from '@trattativa/contract/people/players/player';
import { mandatoryPlayerFields } from '@trattativa/domain/people/players/mandatory-fields';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { FormProvider, type Path, useForm, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { loadChunk } from '../../../platform/chunks/load-chunk.ts';
import { DraftNotice } from '../../../platform/drafts/draft-notice.tsx';
import { useDraft } from '../../../platform/drafts/use-draft.ts';
import { showDone } from '../../../ui/feedback/toasts.tsx';
import { showField, useFieldOfAddress } from '../../../ui/form/field-of-address.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormPart } from '../../../ui/form/form-part.tsx';
import { MissingFields } from '../../../ui/form/missing-fields.tsx';
import { showServerErrors } from '../../../ui/form/use-submit.ts';
import { revealFields } from '../../../ui/page/reveal.ts';
import {
  afterSection,
  fieldsOfSection,
  goToSection,
  ownSavedParts,
  type PlayerSection,
} from '../sections/player-sections.ts';
import { SectionIndex } from '../sections/section-index.tsx';
import { SectionSaveContext } from '../sections/section-save.ts';
import classes from './player-form.module.css';
import { PlayerFormFields } from './player-form-fields.tsx';
import {
  differences,
  emptyPlayer,
  missingIn,
  type PlayerFormValues,
  type PlayerValues,
  valuesOf,
} from './player-form-values.ts';
import { OwnProfileContext } from './use-form-texts.ts';
import { useSavePlayer } from './use-save-player.ts';

/** Loaded on a conflict only. */
const PlayerConflict = lazy(() => loadChunk(() => import('./player-conflict.tsx')));

interface PlayerFormProps {
  /** The saved record; null for a new one. */
  player: Player | null;
  /** The reader's own profile, which is in no portfolio. */
  own?: boolean;
  /** Initial values of a new record. */
  start?: Partial<PlayerValues>;
  /** Input of a page that has become this one, such as the form of a new player. Not saved yet. */
  typed?: Partial<PlayerValues> | undefined;
  /** The parts below the form, which save themselves. Absent for a record that does not exist yet. */
  parts?: ReactNode;
  /** Called after the save of one section, with the input that is not saved yet. */
  onSectionSaved?: (saved: { player: Player; section: PlayerSection; typed: Partial<PlayerValues> }) => void;
  /** Called with the service's message once everything is saved. */
  onSaved: (saved: { message: string; player: Player }) => Promise<void> | void;
  /** Shown beside the save button. */
  children?: ReactNode;
}

/** The form of a player's record, in sections with an index: for the own profile and for portfolios. */
export function PlayerForm(props: PlayerFormProps) {
  const { player, own = false, start, typed, parts, onSectionSaved, onSaved, children } = props;
  const { t } = useTranslation('player-form');
  const [conflict, setConflict] = useState<Player | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const save = useSavePlayer(own);
  const form = useForm<PlayerFormValues>({
    defaultValues: { player: player ? valuesOf(player) : { ...emptyPlayer, ...start } },
    mode: 'onTouched',
  });
  const draft = useDraft(own ? 'player/own' : player ? `player/${player.id}` : 'player/new', form);
  useFieldOfAddress(form.setFocus, pathOf);
  useEffect(() => {
    for (const [name, value] of Object.entries(typed ?? {}))
      form.setValue(`player.${name}` as Path<PlayerFormValues>, value as never, { shouldDirty: true });
  }, [form, typed]);

  /** Saves the fields of one section and goes on to the next. The input of the others stays as it is, unsaved. */
  async function saveSection(section: PlayerSection) {
    const known = form.formState.defaultValues?.player as PlayerValues;
    const present = form.getValues('player');
    const isNew = known.id === null;
    // A record needs a name: that of a new one is saved with any section.
    const names = [...new Set([...(isNew ? fieldsOfSection.identity : []), ...fieldsOfSection[section]])];
    const fieldPaths = names.map((name) => `player.${name}` as const);
    if (!(await form.trigger(fieldPaths))) {
      const wrong = fieldPaths.filter((path) => form.getFieldState(path).error);
      revealFields(wrong);
      if (wrong[0]) form.setFocus(wrong[0]);
      return;
    }
    const changed = Object.fromEntries(names.map((name) => [name, present[name]]));
    try {
      const { message, player: saved } = await save({ ...known, ...changed } as PlayerValues);
      const rest = Object.fromEntries(
        differences(known, present)
          .filter((name) => !names.includes(name))
          .map((name) => [name, present[name]]),
      ) as Partial<PlayerValues>;
      if (Object.keys(rest).length === 0 || onSectionSaved) await draft.saved();
      form.reset({ player: valuesOf(saved) });
      // Told first: a page that is left now has nothing unsaved to ask about, the next one gets the input.
      onSectionSaved?.({ player: saved, section, typed: rest });
      if (onSectionSaved && !own) return showDone(message);
      for (const [name, value] of Object.entries(rest))
        form.setValue(`player.${name}` as Path<PlayerFormValues>, value as never, { shouldDirty: true });
      showDone(message);
      goToSection(afterSection(section));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'CHANGED_MEANWHILE')
        setConflict(error.current as Player);
      else showServerErrors(form, error, fieldPaths);
    }
  }

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
      <FormProvider {...form}>
        <div className={classes.layout}>
          <div className={classes.aside}>
            <CompletenessPanel isCounted={!own} />
            <SectionIndex player={player} />
          </div>
          <div className={classes.groups}>
            <Form form={form} onSubmit={submit}>
              <div ref={fields} className={classes.groups}>
                <SectionSaveContext value={(section) => void saveSection(section)}>
                  <PlayerFormFields bornYear={player?.bornYear ?? null} />
                </SectionSaveContext>
                <div className={classes.acts}>
                  <Button type="submit" loading={form.formState.isSubmitting}>
                    {t('save')}
                  </Button>
                  {children}
                </div>
              </div>
            </Form>
            {parts ?? <PartsLater />}
          </div>
        </div>
      </FormProvider>
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

/** The parts that need a saved record, as they stand on the page of a new one. */
function PartsLater() {
  const { t } = useTranslation('player-form');
  return ownSavedParts.map((part) => (
    <FormPart key={part} section={part} title={t(`part.${part}`)} hint={t('partLater')} />
  ));
}

/** Shows how complete the profile is while it is edited, with a link to each missing field. */
function CompletenessPanel({ isCounted }: { isCounted: boolean }) {
  const { t } = useTranslation(['players', 'catalogue', 'player-page']);
  const { control, setFocus } = useFormContext<PlayerFormValues>();
  const missing = missingIn(useWatch({ control, name: 'player' }) as PlayerFormValues['player']);
  return (
    <MissingFields
      isCounted={isCounted}
      title={t('player-page:completeness.title')}
      total={mandatoryPlayerFields.length}
      missing={missing}
      hint={t('player-page:completeness.missing')}
      done={t('player-page:completeness.done')}
      nameOf={(field) => t(`players:field.${field}`)}
      onShow={(field) => showField(`player.${field}`, setFocus)}
    />
  );
}

const pathOf = (name: string) => (name in emptyPlayer ? (`player.${name}` as Path<PlayerFormValues>) : null);
