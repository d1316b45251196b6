import { Button, CloseButton } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { ask } from '../ask/ask.ts';
import { session } from '../session/session.ts';
import styles from './draft-notice.module.css';
import type { Draft } from './use-draft.ts';

/**
 * Says that the form shows a draft and offers the saved values instead; asks before a page with unsaved changes is
 * left.
 */
export function DraftNotice({ draft }: { draft: Draft }) {
  const { t } = useTranslation('app');
  return (
    <div role="status" className={styles.place}>
      {draft.guarded && <LeaveGuard hasUnsaved={draft.hasUnsaved} />}
      {draft.restored && (
        <div className={styles.notice}>
          <span className={styles.text}>{t('draft.restored')}</span>
          <Button variant="subtle" size="compact-sm" onClick={draft.discard}>
            {t('draft.discard')}
          </Button>
          <CloseButton size="sm" aria-label={t('draft.close')} onClick={draft.dismiss} />
        </div>
      )}
    </div>
  );
}

/**
 * Asks before a page with unsaved changes is left. Rendered only while there are some: with a blocker registered, the
 * router logs a warning for every typed address.
 */
function LeaveGuard({ hasUnsaved }: { hasUnsaved: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved() && currentLocation.pathname !== nextLocation.pathname && session.get().status === 'in',
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void ask('leaveUnsaved').then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  return null;
}
