import { IconMenu2, IconMessages, IconUserCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Bell } from '../../insight/notifications-ui.ts';
import { isBuilt } from '../../platform/built-paths.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { firstPath, paths } from '../../platform/paths.ts';
import { useConnection } from '../../platform/socket/use-connection.ts';
import { pendingMessages, usePendingMessages } from '../../room/chat.ts';
import { BarButton, BarLink } from '../../ui/bar-button.tsx';
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
      <BarButton
        icon={<IconMenu2 size={20} stroke={1.75} aria-hidden="true" />}
        title={menuWord}
        aria-expanded={menuOpen}
        onClick={onMenu}
      />
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
