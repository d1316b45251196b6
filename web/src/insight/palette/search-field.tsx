import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import type { MenuEntry } from '../../platform/menu-entry.ts';
import { walkRows } from '../../ui/list/table/walk-rows.ts';
import classes from './search-field.module.css';

const Palette = lazy(() => loadChunk(() => import('./palette.tsx')));
const KeysSheet = lazy(() => loadChunk(() => import('./keys-sheet.tsx')));

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
/** A page has its own title by then. */
const settledMs = 1_500;

type Opened = 'palette' | 'keys' | null;

/**
 * The search in the top bar: a button that looks like a field, and the keys Ctrl or ⌘ K, `/` and `?` everywhere. What it
 * opens loads when first used.
 */
export function SearchField({ entries }: { entries: readonly MenuEntry[] }) {
  const { t } = useTranslation('shell');
  const [opened, setOpened] = useState<Opened>(null);
  useKeys(setOpened);
  useRecentVisits();
  return (
    <>
      <button
        type="button"
        className={classes.field}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={t('bar.search')}
        onClick={() => setOpened('palette')}
      >
        <IconSearch size={18} stroke={1.75} aria-hidden="true" />
        <span className={classes.words}>{t('bar.search')}</span>
        <span className={classes.key} aria-hidden="true">
          {isMac ? '⌘ K' : 'Ctrl K'}
        </span>
      </button>
      <Suspense>
        {opened === 'palette' && (
          <Palette entries={entries} onClose={() => setOpened(null)} onKeys={() => setOpened('keys')} />
        )}
        {opened === 'keys' && <KeysSheet onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** The keys that work on every screen. A question or form in a dialog is finished first. */
function useKeys(open: (what: Opened) => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || document.querySelector('dialog[open]')) return;
      if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        open('palette');
        return;
      }
      if (event.ctrlKey || event.metaKey) return;
      if (!event.shiftKey && walkRows(event)) {
        event.preventDefault();
        return;
      }
      if (isTyping(event.target)) return;
      if (event.key === '?') {
        event.preventDefault();
        open('keys');
      }
      const search = event.key === '/' && document.querySelector<HTMLInputElement>('main search input');
      if (search) {
        event.preventDefault();
        search.focus();
        search.select();
      }
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
}

/** The page of one thing: `/players/80001`. */
const pageOfThing = /^\/(players|teams|agents|negotiations|offers|transfers|requests)\/\d+$/;

/** Remembers the pages of things that the user opens, in any way, for the search to offer again. */
function useRecentVisits(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!pageOfThing.test(pathname)) return;
    const timer = setTimeout(() => {
      const title = document.querySelector('main h1')?.firstChild?.textContent ?? '';
      void import('./recent.ts').then(({ remember }) => remember({ path: pathname, title }));
    }, settledMs);
    return () => clearTimeout(timer);
  }, [pathname]);
}
