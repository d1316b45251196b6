import { Button, CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './draft-notice.module.css';
import { LeaveGuard } from './leave-guard.tsx';
import type { Draft } from './use-draft.ts';

/** Says that the form shows a draft, and offers what is saved instead; asks before unsaved changes are left. */
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
