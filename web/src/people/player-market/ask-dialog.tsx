import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newId } from '../../platform/new-id.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { usePlayer } from '../players/players.queries.ts';
import classes from './ask-dialog.module.css';
import { recordOwnerOf, useContact } from './use-reach.ts';

interface AskDialogProps {
  player: { id: number; name: string };
  onClose: () => void;
}

/** Asks who keeps a player whether the player is available: shows the sentence before it is sent. */
export default function AskDialog({ player, onClose }: AskDialogProps) {
  const { t } = useTranslation(['market-players', 'chat']);
  const [attempt] = useState(newId);
  const { busy, ask } = useContact();
  const { data: record } = usePlayer(player.id);
  const { name } = player;

  async function send(): Promise<void> {
    if (!(await ask(player.id, attempt))) return;
    onClose();
    showDone(t('market-players:ask.sent', { name }));
  }

  return (
    <ConfirmDialog
      opened
      title={t('market-players:ask.title', { name })}
      confirm={t('market-players:ask.send')}
      busy={busy}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <blockquote className={classes.sentence}>{t('chat:ask.availability', { player: name })}</blockquote>
      {record && <p>{t(`market-players:ask.reads.${recordOwnerOf(record)}`)}</p>}
    </ConfirmDialog>
  );
}
