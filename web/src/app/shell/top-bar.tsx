import { IconMenu2, IconMessages, IconUserCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isWaitingClub } from '../../identity/accounts.ts';
import { Bell } from '../../insight/notifications-ui.ts';
import { SearchField } from '../../insight/palette-ui.ts';
import { isBuilt } from '../../platform/built-paths.ts';
import { useUser } from '../../platform/login/use-session.ts';
import type { MenuEntry } from '../../platform/menu-entry.ts';
import { firstPath, paths } from '../../platform/paths.ts';
import { useConnection } from '../../platform/socket/connection.ts';
import { pendingMessages, usePendingMessages } from '../../room/chat.ts';
import { BarButton, BarLink } from '../../ui/bar-button.tsx';
import { LanguageSelect, SchemeSelect } from './bar-selects.tsx';
import { Logo } from './logo.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import classes from './top-bar.module.css';

interface TopBarProps {
  /** The side menu: the search finds its pages by name. */
  entries: readonly MenuEntry[];
  /** The action of the button before the logo. */
  menuWord: string;
  menuOpen: boolean;
  onMenu: () => void;
}

/**
 * The top bar of the private area (spec §2): menu, logo, search, chat with its badge, account, language, appearance, profile.
 */
export function TopBar({ entries, menuWord, menuOpen, onMenu }: TopBarProps) {
  const { t } = useTranslation('shell');
  const user = useUser();
  const { kind } = user;
  const pending = usePendingMessages();
  const connection = useConnection();
  return (
    <header className={classes.bar}>
      <BarButton
        icon={<IconMenu2 size={20} stroke={1.75} aria-hidden="true" />}
        title={menuWord}
        aria-expanded={menuOpen}
        onClick={onMenu}
      />
      <Link to={firstPath(kind)} className={classes.home} aria-label={t('bar.home')}>
        <Logo short />
      </Link>
      {!isWaitingClub(user) && <SearchField entries={entries} />}
      <div role="status" className={classes.connection}>
        {(connection === 'lost' || connection === 'unavailable') && (
          <span className={classes.lost}>
            <span className={classes.pulse} aria-hidden="true" />
            {t(connection === 'lost' ? 'connection.reconnecting' : 'connection.unavailable')}
          </span>
        )}
      </div>
      <div className={classes.end}>
        {isBuilt(paths.negotiationRoom) && (
          <BarLink
            to={paths.negotiationRoom}
            icon={<IconMessages size={20} stroke={1.75} aria-hidden="true" />}
            title={t('bar.chat')}
            label={pending > 0 ? t('bar.chatPending', { count: pending }) : t('bar.chat')}
            count={pending}
            onClick={pendingMessages.reset}
          />
        )}
        <Bell />
        {isBuilt(paths.account) && (
          <BarLink
            to={paths.account}
            wideOnly
            icon={<IconUserCircle size={20} stroke={1.75} aria-hidden="true" />}
            title={t('bar.account')}
          />
        )}
        <SchemeSelect />
        <LanguageSelect />
        <ProfileMenu />
      </div>
    </header>
  );
}
