import { IconChevronDown, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import type { MenuEntry, MenuGroup } from '../../platform/menu-entry.ts';
import { menuIcons } from './menu-icons.ts';
import classes from './side-menu.module.css';

interface SideMenuProps {
  entries: readonly MenuEntry[];
  /** Icons only; the texts appear on hover and for screen readers. */
  collapsed?: boolean;
}

interface Group {
  group: MenuGroup | undefined;
  key: string;
  items: MenuEntry[];
}

/** Groups consecutive entries of the same group. */
function grouped(entries: readonly MenuEntry[]): Group[] {
  const groups: Group[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && entry.group !== undefined && last.group === entry.group) last.items.push(entry);
    else groups.push({ group: entry.group, key: entry.group ?? entry.key, items: [entry] });
  }
  return groups;
}

/**
 * The side menu (spec §2). What is locked stands in one closed group at the end; a locked entry names the condition that
 * opens it, and clicking it does nothing.
 */
export function SideMenu({ entries, collapsed = false }: SideMenuProps) {
  const { t } = useTranslation('shell');
  const open = entries.filter(({ locked }) => locked === undefined);
  const locked = entries.filter((entry) => entry.locked !== undefined);
  return (
    <nav className={classes.menu} aria-label={t('menu.label')} data-collapsed={collapsed || undefined}>
      {grouped(open).map(({ group, key, items }) => {
        const named = group !== undefined && items.length > 1;
        return (
          <div key={key}>
            {named && (
              <p className={classes.name} id={`menu-${key}`}>
                {t(`menu.group.${group}`)}
              </p>
            )}
            <ul aria-labelledby={named ? `menu-${key}` : undefined} className={classes.list}>
              {items.map((entry) => (
                <li key={entry.key}>
                  <Entry entry={entry} collapsed={collapsed} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      {locked.length > 0 && <LockedEntries entries={locked} collapsed={collapsed} />}
    </nav>
  );
}

/** The entries that are not open to this person, folded. */
function LockedEntries({ entries, collapsed }: { entries: readonly MenuEntry[]; collapsed: boolean }) {
  const { t } = useTranslation('shell');
  const isPremium = entries.some(({ locked }) => locked === 'opensWithPremium');
  const name = t(isPremium ? 'menu.locked.premium' : 'menu.locked.others');
  return (
    <details className={classes.locked}>
      <summary className={classes.fold} title={collapsed ? name : undefined}>
        <IconLock size={16} stroke={1.75} className={classes.icon} aria-hidden="true" />
        <span className={classes.words}>{name}</span>
        <IconChevronDown size={16} stroke={1.75} className={classes.chevron} aria-hidden="true" />
      </summary>
      <ul className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <Entry entry={entry} collapsed={collapsed} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Entry({ entry, collapsed }: { entry: MenuEntry; collapsed: boolean }) {
  const { t } = useTranslation('shell');
  const Icon = menuIcons[entry.key];
  const words = t(`menu.entry.${entry.key}`);
  const face = (
    <>
      {Icon && <Icon size={20} stroke={1.6} className={classes.icon} aria-hidden="true" />}
      <span className={classes.words}>{words}</span>
    </>
  );
  if (entry.locked === undefined) {
    return (
      <NavLink to={entry.path} className={classes.entry} title={collapsed ? words : undefined}>
        {face}
      </NavLink>
    );
  }
  const reason = t(`menu.${entry.locked}`);
  return (
    // Focusable on purpose: a screen reader must announce the lock.
    <button
      type="button"
      aria-disabled="true"
      className={classes.entry}
      data-locked
      title={collapsed ? `${words}: ${reason}` : undefined}
    >
      {Icon && <Icon size={20} stroke={1.6} className={classes.icon} aria-hidden="true" />}
      <span className={classes.words}>
        {words}
        <span className={classes.reason}>{reason}</span>
      </span>
      <IconLock size={16} stroke={1.75} className={classes.lock} aria-hidden="true" />
    </button>
  );
}
