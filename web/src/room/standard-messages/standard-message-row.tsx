import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import type { StandardMessage } from '@trattativa/contract/room/standard-messages/standard-message';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './standard-messages.module.css';
import { StandardTextForm } from './standard-text-form.tsx';
import type { WrittenMessage } from './use-standard-list.ts';

interface StandardMessageRowProps {
  message: StandardMessage;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  onMove: (by: 1 | -1) => void;
  onSave: (written: WrittenMessage) => Promise<string | null | undefined>;
  onRetire: () => void;
}

/** One standard message: its text, its position, and its removal. */
export function StandardMessageRow(props: StandardMessageRowProps) {
  const { message, isFirst, isLast, isBusy, onMove, onSave, onRetire } = props;
  const { t } = useTranslation('standard-messages');
  const [isEdited, setEdited] = useState(false);
  const { text } = message;
  if (isEdited) {
    return (
      <li className={classes.row}>
        <StandardTextForm
          label={t('text')}
          initial={message}
          submit={t('save')}
          isBusy={isBusy}
          onSave={async (next) => {
            const refused = await onSave(next);
            if (refused === null) setEdited(false);
            return refused;
          }}
          onCancel={() => setEdited(false)}
        />
      </li>
    );
  }
  return (
    <li className={classes.row}>
      <p className={classes.text}>{text}</p>
      {message.side !== null && <span className={classes.side}>{t(`side.${message.side}`)}</span>}
      <div className={classes.buttons}>
        {[
          { key: 'up', Icon: IconArrowUp, act: () => onMove(-1), off: isFirst },
          { key: 'down', Icon: IconArrowDown, act: () => onMove(1), off: isLast },
          { key: 'edit', Icon: IconPencil, act: () => setEdited(true), off: false },
          { key: 'retire', Icon: IconTrash, act: onRetire, off: false },
        ].map(({ key, Icon, act, off }) => (
          <ActionIcon
            key={key}
            variant="subtle"
            color="gray"
            size={40}
            aria-label={t(key as 'up' | 'down' | 'edit' | 'retire', { text })}
            disabled={off || isBusy}
            onClick={act}
          >
            <Icon size={18} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        ))}
      </div>
    </li>
  );
}
