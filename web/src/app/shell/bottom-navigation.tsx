import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import type { MenuEntry, ShortMenuKey } from '../../platform/menu-entry.ts';
import classes from './bottom-navigation.module.css';
import { menuIcons } from './menu-icons.ts';

/** The five most used entries at the bottom of a phone. */
export function BottomNavigation({ entries, pending }: { entries: readonly MenuEntry[]; pending: number }) {
  const { t, i18n } = useTranslation('shell');
  return (
    <nav className={classes.bar} aria-label={t('menu.quick')}>
      {entries.map(({ key, path }) => {
        const Icon = menuIcons[key];
        const short = `menu.short.${key as ShortMenuKey}` as const;
        const isShort: boolean = i18n.exists(short, { ns: 'shell' });
        return (
          <NavLink key={key} to={path} className={classes.entry}>
            {Icon && <Icon size={22} stroke={1.6} aria-hidden="true" />}
            <span>{isShort ? t(short) : t(`menu.entry.${key}`)}</span>
            {key === 'negotiationRoom' && pending > 0 && <span className={classes.dot} aria-hidden="true" />}
          </NavLink>
        );
      })}
    </nav>
  );
}
