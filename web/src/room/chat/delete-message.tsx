import type { ChatMessage } from '@trattativa/contract/room/chat/chat';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import type { PushRefused } from './ask-channel.ts';
import type { Room } from './room.ts';

interface DeleteMessageProps {
  message: ChatMessage;
  room: Room;
  onClose: () => void;
}

/** Asks before one's own message is taken back, and says that a trace stays. */
export function DeleteMessage({ message, room, onClose }: DeleteMessageProps) {
  const { t } = useTranslation('messages');
  const [state, setState] = useState<'asked' | 'busy' | 'too_late' | 'failed'>('asked');
  async function remove(): Promise<void> {
    setState('busy');
    try {
      await room.ask('delete_message', { message_id: message.id });
      onClose();
    } catch (error) {
      setState((error as PushRefused).reason === 'too_late' ? 'too_late' : 'failed');
    }
  }
  return (
    <ConfirmDialog
      opened
      danger
      title={t('delete.title')}
      confirm={t('act.delete')}
      busy={state === 'busy'}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{t('delete.text')}</p>
      {(state === 'too_late' || state === 'failed') && <ErrorPanel text={t(`delete.${state}`)} />}
    </ConfirmDialog>
  );
}
