import { IconMenu2, IconMessages, IconUserCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pendingMessages, usePendingMessages } from '../../chat/pending-messages.ts';
import { Bell } from '../../notifications/bell.tsx';
import { useUser } from '../../platform/session/use-session.ts';
import { useConnection } from '../../platform/socket/use-connection.ts';
import { firstPath, paths } from '../paths.ts';
import { builtPaths } from './built-paths.ts';
import { LanguageSelect } from './language-select.tsx';
import { Logo } from './logo.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { SchemeSelect } from './scheme-select.tsx';
import classes from './top-bar.module.css';

interface TopBarProps {
  /** What the button before the logo does now. */
  menuWord: string;
  menuOpen: boolean;
  onMenu: () => void;
}

/** The bar of the private area (spec §2): menu, logo, chat with its badge, account, language, appearance, profile. */
export function TopBar({ menuWord, menuOpen, onMenu }: TopBarProps) {
  const { t } = useTranslation('shell');
  const { kind } = useUser();
  const pending = usePendingMessages();
  const lost = useConnection() === 'lost';
  return (
    <header className={classes.bar}>
      <button
        type="button"
        className={classes.icon}
        aria-label={menuWord}
        title={menuWord}
        aria-expanded={menuOpen}
        onClick={onMenu}
      >
        <IconMenu2 size={20} stroke={1.75} aria-hidden="true" />
      </button>
      <Link to={firstPath(kind)} className={classes.home} aria-label={t('bar.home')}>
        <Logo short />
      </Link>
      <div role="status" className={classes.connection}>
        {lost && (
          <span className={classes.lost}>
            <span className={classes.pulse} aria-hidden="true" />
            {t('connection.reconnecting')}
          </span>
        )}
      </div>
      <div className={classes.end}>
        {builtPaths.has(paths.negotiationRoom) && (
          <Link
            to={paths.negotiationRoom}
            className={classes.icon}
            title={t('bar.chat')}
            aria-label={pending > 0 ? t('bar.chatPending', { count: pending }) : t('bar.chat')}
            onClick={pendingMessages.reset}
          >
            <IconMessages size={20} stroke={1.75} aria-hidden="true" />
            {pending > 0 && <span className={classes.badge}>{pending > 99 ? '99+' : pending}</span>}
          </Link>
        )}
        <Bell />
        {builtPaths.has(paths.account) && (
          <Link
            to={paths.account}
            className={classes.icon}
            data-wide
            title={t('bar.account')}
            aria-label={t('bar.account')}
          >
            <IconUserCircle size={20} stroke={1.75} aria-hidden="true" />
          </Link>
        )}
        <SchemeSelect />
        <LanguageSelect />
        <ProfileMenu />
      </div>
    </header>
  );
}
