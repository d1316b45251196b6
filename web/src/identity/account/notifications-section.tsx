import { NativeSelect } from '@mantine/core';
import { type DigestFrequency, digestFrequencies } from '@trattativa/domain/identity/mail-kinds';
import { useTranslation } from 'react-i18next';
import { AccountContent } from './account-content.tsx';
import classes from './notifications-section.module.css';
import { SettingsCard } from './settings-card.tsx';
import { SwitchLine } from './switch-line.tsx';
import { useSavePreferences } from './use-save-preferences.ts';

/**
 * Notifications that appear in the bell and that are mailed, by kind, and the digest; each change is saved at once.
 */
export default function NotificationsSection() {
  const { t } = useTranslation(['account', 'notifications']);
  const keep = useSavePreferences();
  return (
    <AccountContent>
      {(account) => (
        <>
          <SettingsCard title={t('mail.title')} hint={t('mail.hint')}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">{t('mail.about')}</th>
                  <th scope="col">{t('mail.bell')}</th>
                  <th scope="col">{t('mail.byMail')}</th>
                </tr>
              </thead>
              <tbody>
                {account.bell.map(({ kind, on }) => {
                  const word = t(`notifications:topic.${kind}`);
                  const byMail = account.mail.find((mail) => mail.kind === kind)?.on === true;
                  return (
                    <tr key={kind}>
                      <th scope="row">{word}</th>
                      <td>
                        <SwitchLine
                          label={null}
                          name={t('mail.inBell', { kind: word })}
                          on={on}
                          onChange={(next) => keep({ bell: [{ kind, on: next }] })}
                        />
                      </td>
                      <td>
                        <SwitchLine
                          label={null}
                          name={t('mail.inMail', { kind: word })}
                          on={byMail}
                          onChange={(next) => keep({ mail: [{ kind, on: next }] })}
                        />
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </SettingsCard>
          <SettingsCard title={t('digest.title')} hint={t('digest.hint')}>
            <NativeSelect
              aria-label={t('digest.title')}
              value={account.digest}
              data={digestFrequencies.map((value) => ({ value, label: t(`digest.${value}`) }))}
              onChange={({ currentTarget: { value } }) => void keep({ digest: value as DigestFrequency })}
            />
          </SettingsCard>
        </>
      )}
    </AccountContent>
  );
}
