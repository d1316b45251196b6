import { Button } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api/call.ts';
import { useNow } from '../../platform/clock/use-now.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { conversationPath } from '../../platform/paths.ts';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import classes from './conversations.module.css';
import { useMediatorCalls } from './mediator-calls.queries.ts';

/** The staff's queue of calls for a mediator, the longest waiting first. */
export default function MediatorCallsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('conversations');
  const formats = useFormats();
  const now = useNow();
  const navigate = useNavigate();
  const { busy, act } = useAct();
  const { data } = useMediatorCalls();

  async function join(mediationId: number, conversationId: number): Promise<void> {
    if (!(await act(() => call('Whatchat/JoinAsMediator', { mediationId })))) return;
    // Replaces the dialog, which has its own address.
    void navigate(conversationPath(conversationId), { replace: true });
  }

  return (
    <TitledDialog title={t('calls.title')} onClose={onClose}>
      {data === undefined && <Skeletons shape="rows" count={2} />}
      {data?.items.length === 0 && (
        <EmptyState icon={IconScale} title={t('calls.emptyTitle')} text={t('calls.emptyText')} />
      )}
      <ul className={classes.calls}>
        {data?.items.map(({ mediationId, conversationId, name, calledBy, calledAt, reason }) => (
          <li key={mediationId} className={classes.call}>
            <h3>{name}</h3>
            {reason !== '' && <p>{reason}</p>}
            <p className={classes.hint}>
              {t('calls.by', { name: calledBy, when: formats.relative(calledAt, now) })}
            </p>
            <div>
              <Button size="sm" disabled={busy} onClick={() => void join(mediationId, conversationId)}>
                {t('calls.join')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </TitledDialog>
  );
}
