import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { showFailure } from '../../ui/feedback/show-failure.ts';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { accountKeys } from './account.live.ts';
import { useMySessions } from './account.queries.ts';
import { deviceName } from './device-name.ts';
import classes from './sessions-section.module.css';
import { SettingsCard } from './settings-card.tsx';

/** The sessions of the account; each can be ended here. */
export default function SessionsSection() {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const { data, error, refetch } = useMySessions();
  const [ending, setEnding] = useState<string | null>(null);
  if (error) return <ErrorPanel text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons shape="rows" count={3} />;

  async function end(which: string) {
    setEnding(which);
    try {
      const { message } =
        which === 'others'
          ? await call('Account/EndMyOtherSessions', {})
          : await call('Account/EndMySession', { sessionId: which });
      showDone(message);
    } catch (failed) {
      showFailure(failed);
    } finally {
      await client.invalidateQueries({ queryKey: accountKeys.sessions });
      setEnding(null);
    }
  }

  return (
    <SettingsCard title={t('sessions.title')} hint={t('sessions.hint')}>
      <ul className={classes.sessions}>
        {data.items.map(({ id, userAgent, current, lastUsedAt }) => {
          const device = deviceName(userAgent) ?? t('sessions.unknown');
          return (
            <li key={id} className={classes.session}>
              <div className={classes.words}>
                <strong>{device}</strong>
                <span className={classes.used}>
                  {t('sessions.used')} <RelativeTime at={lastUsedAt} />
                </span>
              </div>
              {current ? (
                <StatusChip tone="won">{t('sessions.current')}</StatusChip>
              ) : (
                <Button
                  variant="default"
                  size="sm"
                  aria-label={t('sessions.endOf', { device })}
                  loading={ending === id}
                  onClick={() => void end(id)}
                >
                  {t('sessions.end')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {data.items.length > 1 && (
        <div>
          <Button
            variant="light"
            color="red"
            loading={ending === 'others'}
            onClick={() => void end('others')}
          >
            {t('sessions.endOthers')}
          </Button>
        </div>
      )}
    </SettingsCard>
  );
}
