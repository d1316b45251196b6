import { Button, TextInput } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { Shortlist } from '@trattativa/contract/people/scouts/scout';
import { maxShortlistNameLength } from '@trattativa/domain/people/record-limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { showDone, showUndo } from '../../ui/feedback/toasts.tsx';
import { useAddressFilters } from '../../ui/filter/use-address-filters.ts';
import { scoutView } from './scout-filters.ts';
import { useShortlists } from './scouts.queries.ts';
import classes from './shortlists-bar.module.css';
import { useScoutCall } from './use-scout-call.ts';

/** The reader's shortlists: choose, add, rename, delete. */
export function ShortlistsBar() {
  const { t } = useTranslation('scouts');
  const { number } = useFormats();
  const { filters: view, setFilters: setView } = useAddressFilters(scoutView);
  const shortlists = useShortlists().data ?? [];
  const run = useScoutCall();
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null);
  const chosen = shortlists.find(({ shortlistId }) => shortlistId === view.list) ?? null;

  async function remove({ shortlistId }: Shortlist) {
    const deleted = await run(() => call('Scout/DeleteShortlist', { shortlistId }));
    if (!deleted) return;
    setView({ list: null });
    showUndo({
      message: deleted.message,
      onUndo: async () => {
        const restored = await run(() => call('Scout/RestoreShortlist', { shortlistId }));
        if (restored) showDone(restored.message);
      },
    });
  }

  return (
    <>
      <div className={classes.bar}>
        <fieldset className={classes.lists} aria-label={t('scouts:tab.shortlists')}>
          {[null, ...shortlists].map((shortlist) => {
            const id = shortlist?.shortlistId ?? null;
            return (
              <label key={id} className={classes.list}>
                <input
                  type="radio"
                  name="shortlist"
                  className={classes.radio}
                  checked={id === (chosen?.shortlistId ?? null)}
                  onChange={() => setView({ list: id })}
                />
                <span>
                  {shortlist?.name ?? t('scouts:shortlist.all')}
                  {shortlist && <span className={classes.count}>{number(shortlist.players)}</span>}
                </span>
              </label>
            );
          })}
        </fieldset>
        <div className={classes.acts}>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPlus size={16} stroke={2} aria-hidden="true" />}
            onClick={() => setNaming('new')}
          >
            {t('scouts:shortlist.new')}
          </Button>
          {chosen && (
            <>
              <Button
                variant="default"
                size="sm"
                leftSection={<IconPencil size={16} stroke={1.75} aria-hidden="true" />}
                onClick={() => setNaming('rename')}
              >
                {t('scouts:shortlist.rename')}
              </Button>
              <Button
                variant="default"
                size="sm"
                leftSection={<IconTrash size={16} stroke={1.75} aria-hidden="true" />}
                onClick={() => void remove(chosen)}
              >
                {t('scouts:shortlist.delete')}
              </Button>
            </>
          )}
        </div>
      </div>
      {naming && (
        <NameForm
          key={naming}
          shortlist={naming === 'rename' ? chosen : null}
          onNamed={(shortlist) => {
            setNaming(null);
            if (shortlist) setView({ list: shortlist.shortlistId });
          }}
        />
      )}
    </>
  );
}

/** Focus the form after it was opened. */
const focusOnce = (field: HTMLInputElement | null) => field?.focus({ preventScroll: true });

interface NameFormProps {
  /** Null: a new one. */
  shortlist: Shortlist | null;
  /** Null: cancelled. */
  onNamed: (shortlist: Shortlist | null) => void;
}

function NameForm({ shortlist, onNamed }: NameFormProps) {
  const { t } = useTranslation(['scouts', 'shell']);
  const run = useScoutCall();
  const [name, setName] = useState(shortlist?.name ?? '');
  const [refusal, setRefusal] = useState<string | null>(null);

  async function save() {
    const target = shortlist && { shortlistId: shortlist.shortlistId, version: shortlist.version };
    const saved = await run(() => call('Scout/SaveShortlist', { ...target, name: name.trim() }), setRefusal);
    if (!saved) return;
    showDone(saved.message);
    onNamed(saved.shortlist);
  }

  return (
    <form
      className={classes.name}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextInput
        label={t('scouts:shortlist.newName')}
        value={name}
        maxLength={maxShortlistNameLength}
        ref={focusOnce}
        error={refusal}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setRefusal(null);
        }}
      />
      <Button type="submit" disabled={name.trim() === ''}>
        {t(shortlist ? 'scouts:shortlist.rename' : 'scouts:shortlist.create')}
      </Button>
      <Button variant="default" onClick={() => onNamed(null)}>
        {t('shell:ui.cancel')}
      </Button>
    </form>
  );
}
