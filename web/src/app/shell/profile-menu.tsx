import { IconChevronDown, IconLogout, IconUserCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isBuilt } from '../../platform/built-paths.ts';
import { useSession, useUser } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { AvatarPicture, pictureOfProfile } from '../../ui/text/avatar-picture.tsx';
import classes from './profile-menu.module.css';

const panel = 'profile-panel';

/**
 * The logged-in user, with Account and Logout (spec §2). Logging out leads to /home. A native popover: Escape and a
 * click elsewhere close it.
 */
export function ProfileMenu() {
  const { t } = useTranslation('shell');
  const { name, email, imageUrl, profile } = useUser();
  const { logOut } = useSession();
  const known = name === '' ? email : name;
  const close = () => document.getElementById(panel)?.hidePopover();
  return (
    <>
      <button type="button" className={classes.block} popoverTarget={panel}>
        <AvatarPicture name={known} url={imageUrl} size={32} kind={pictureOfProfile(profile)} />
        <span className={classes.name}>{known}</span>
        <IconChevronDown size={16} stroke={1.75} className={classes.chevron} aria-hidden="true" />
      </button>
      <div id={panel} popover="auto" className={classes.panel}>
        <p className={classes.who}>
          <strong>{known}</strong>
          <span>{email}</span>
        </p>
        <ul className={classes.acts}>
          {isBuilt(paths.account) && (
            <li>
              <Link to={paths.account} className={classes.act} onClick={close}>
                <IconUserCircle size={18} stroke={1.75} aria-hidden="true" />
                {t('bar.account')}
              </Link>
            </li>
          )}
          <li>
            <button
              type="button"
              className={classes.act}
              onClick={() => {
                close();
                void logOut();
              }}
            >
              <IconLogout size={18} stroke={1.75} aria-hidden="true" />
              {t('bar.logOut')}
            </button>
          </li>
        </ul>
      </div>
    </>
  );
}
