import { Button } from '@mantine/core';
import { IconHeadset } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api/call.ts';
import { conversationPath } from '../../platform/paths.ts';
import { useAct } from '../../ui/feedback/use-act.ts';

/** Opens the conversation with the platform's staff. */
export function SupportButton() {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const { busy, act } = useAct();
  return (
    <Button
      fullWidth
      variant="default"
      loading={busy}
      leftSection={<IconHeadset size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() =>
        void act(async () => {
          const { conversationId } = await call('Whatchat/OpenSupport', {});
          void navigate(conversationPath(conversationId));
        })
      }
    >
      {t('list.support')}
    </Button>
  );
}
