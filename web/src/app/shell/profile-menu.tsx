import { Menu } from '@mantine/core';
import { IconChevronDown, IconLogout, IconUserCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession, useUser } from '../../platform/session/use-session.ts';
import { AvatarPicture } from '../../ui/avatar-picture.tsx';
import { paths } from '../paths.ts';
import { builtPaths } from './built-paths.ts';
import classes from './profile-menu.module.css';

/** Who is logged in, with Account and Logout (spec §2). Logging out leads to /home. */
export function ProfileMenu() {
  const { t } = useTranslation('shell');
  const { name, email, imageUrl, kind } = useUser();
  const { logOut } = useSession();
  const navigate = useNavigate();
  const known = name === '' ? email : name;
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <button type="button" className={classes.block}>
          <AvatarPicture name={known} url={imageUrl} size={32} kind={kind === 'team' ? 'club' : 'person'} />
          <span className={classes.name}>{known}</span>
          <IconChevronDown size={16} stroke={1.75} className={classes.chevron} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <strong>{known}</strong>
          <span>{email}</span>
        </div>
        {builtPaths.has(paths.account) && (
          <Menu.Item
            leftSection={<IconUserCircle size={18} stroke={1.75} />}
            onClick={() => void navigate(paths.account)}
          >
            {t('bar.account')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLogout size={18} stroke={1.75} />} onClick={() => void logOut()}>
          {t('bar.logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
