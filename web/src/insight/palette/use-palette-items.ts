import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openPaths } from '../../platform/built-paths.ts';
import { useUser } from '../../platform/login/use-session.ts';
import type { MenuEntry } from '../../platform/menu-entry.ts';
import { foundItems } from './found-items.ts';
import { named, ownItems } from './own-items.ts';
import { useFound } from './palette.queries.ts';
import { inOrder, isCalled, type PaletteGroup, type PaletteItem } from './palette-item.ts';
import { readRecent } from './recent.ts';
import type { Recent } from './recent-list.ts';

const mostRecent = 7;
const maxPages = 5;

/** The lines for a text: what was opened recently for none, else what is found and what has such a name. */
export function usePaletteItems(typed: string, entries: readonly MenuEntry[]) {
  const { t } = useTranslation(['palette', 'catalogue', 'negotiations', 'countries', 'shell']);
  const { kind } = useUser();
  const opens = useMemo(() => openPaths(kind), [kind]);
  const [recent, setRecent] = useState<Recent[]>([]);
  useEffect(() => {
    void readRecent().then(setRecent);
  }, []);
  const { found, error, isBehind } = useFound(typed);
  const text = typed.trim();
  const items = useMemo(() => {
    const own = ownItems(entries, t, opens);
    if (text === '') {
      const opened = recent
        .slice(0, mostRecent)
        .map(({ path, title }): PaletteItem => ({ group: 'recent', path, title }));
      const acts = own.filter(({ group }) => group === 'acts');
      return inOrder([...opened, ...acts], ['recent', 'acts'], []);
    }
    const called = named(own, text).slice(0, maxPages);
    const first: PaletteGroup[] = [];
    if (found?.act != null) first.push('acts');
    if (called.some(({ group, title }) => group === 'screens' && isCalled(title, text)))
      first.push('screens');
    return inOrder(
      [...(found ? foundItems(found, t, opens) : []), ...called],
      first,
      recent.map(({ path }) => path),
    );
  }, [entries, t, opens, text, recent, found]);
  return { items, error, isBehind };
}
