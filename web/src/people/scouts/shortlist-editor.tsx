import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ScoutedPlayer } from '@trattativa/contract/people/scouts/scout';
import { maxShortlistNameLength } from '@trattativa/domain/people/record-limits';
import { maxNoteLength } from '@trattativa/domain/platform/text-limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { QuietText } from '../../ui/text/quiet-text.tsx';
import { useShortlists } from './scouts.queries.ts';
import classes from './shortlist-editor.module.css';
import { useScoutCall } from './use-scout-call.ts';

interface ShortlistEditorProps {
  scouted: ScoutedPlayer;
  /** Called after saving. */
  onSaved?: () => void;
}

/** Selects the reader's shortlists of a player, with a note in each. New shortlists can be added. */
export function ShortlistEditor({ scouted, onSaved }: ShortlistEditorProps) {
  const { t } = useTranslation('scouts');
  const shortlists = useShortlists().data;
  const run = useScoutCall();
  const playerId = scouted.player.id;
  const [notes, setNotes] = useState<ReadonlyMap<number, string>>(
    () => new Map(scouted.shortlists.map(({ shortlistId, note }) => [shortlistId, note])),
  );
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  if (!shortlists) return <Skeletons shape="rows" count={2} />;

  const set = (shortlistId: number, note: string | null) =>
    setNotes((now) => {
      const next = new Map(now);
      if (note === null) next.delete(shortlistId);
      else next.set(shortlistId, note);
      return next;
    });

  async function create() {
    const made = await run(() => call('Scout/SaveShortlist', { name: name.trim() }), setRefusal);
    if (!made) return;
    set(made.shortlist.shortlistId, '');
    setName('');
  }

  async function save() {
    setBusy(true);
    const before = new Map(scouted.shortlists.map(({ shortlistId, note }) => [shortlistId, note]));
    const saved = await run(async () => {
      let message = '';
      for (const shortlistId of before.keys()) {
        if (notes.has(shortlistId)) continue;
        ({ message } = await call('Scout/RemoveShortlistPlayer', { shortlistId, playerId }));
      }
      for (const [shortlistId, note] of notes) {
        if (before.get(shortlistId) === note) continue;
        ({ message } = await call('Scout/SaveShortlistPlayer', { shortlistId, playerId, note }));
      }
      return message;
    });
    setBusy(false);
    if (saved === null) return;
    if (saved !== '') showDone(saved);
    onSaved?.();
  }

  return (
    <div className={classes.editor}>
      {shortlists.length === 0 && <QuietText>{t('shortlist.noneYet')}</QuietText>}
      <ul className={classes.lists}>
        {shortlists.map((shortlist) => {
          const note = notes.get(shortlist.shortlistId);
          return (
            <li key={shortlist.shortlistId} className={classes.list}>
              <Checkbox
                label={shortlist.name}
                checked={note !== undefined}
                onChange={({ currentTarget }) =>
                  set(shortlist.shortlistId, currentTarget.checked ? '' : null)
                }
              />
              {note !== undefined && (
                <Textarea
                  aria-label={t('shortlist.noteIn', { name: shortlist.name })}
                  placeholder={t('shortlist.note')}
                  value={note}
                  maxLength={maxNoteLength}
                  rows={2}
                  onChange={({ currentTarget }) => set(shortlist.shortlistId, currentTarget.value)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <form
        className={classes.create}
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <TextInput
          label={t('shortlist.newName')}
          value={name}
          maxLength={maxShortlistNameLength}
          error={refusal}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setRefusal(null);
          }}
        />
        <Button
          type="submit"
          variant="default"
          disabled={name.trim() === ''}
          leftSection={<IconPlus size={16} stroke={2} aria-hidden="true" />}
        >
          {t('shortlist.create')}
        </Button>
      </form>
      <p className={classes.private}>{t('shortlist.private')}</p>
      <div className={classes.end}>
        <Button loading={busy} onClick={() => void save()}>
          {t('shortlist.save')}
        </Button>
      </div>
    </div>
  );
}
