import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDownload, IconX } from '@tabler/icons-react';
import type { ChatAttachment } from '@trattativa/contract/room/chat/chat';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../platform/api/download.ts';
import { useModal } from '../../ui/dialog/use-modal.ts';
import { showFailure } from '../../ui/feedback/show-failure.ts';
import classes from './lightbox.module.css';
import { usePictureOf } from './use-picture-of.ts';

interface LightboxProps {
  pictures: readonly ChatAttachment[];
  first: number;
  onClose: () => void;
}

/** The pictures of a message, enlarged; arrow keys switch, Escape closes. */
export default function Lightbox({ pictures, first, onClose }: LightboxProps) {
  const { t } = useTranslation(['chat-evidence', 'files', 'shell']);
  const dialog = useModal();
  const [index, setIndex] = useState(first);
  const picture = pictures[index] as ChatAttachment;
  const isMany = pictures.length > 1;

  function turn(step: number): void {
    setIndex((index + step + pictures.length) % pictures.length);
  }

  function onKeyDown({ key }: KeyboardEvent): void {
    if (isMany && key === 'ArrowLeft') turn(-1);
    else if (isMany && key === 'ArrowRight') turn(1);
  }

  return (
    <dialog
      ref={dialog}
      className={classes.box}
      aria-label={t('chat-evidence:lightbox.title')}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={classes.head}>
        <p className={classes.name}>
          {picture.name}
          {isMany && (
            <span className={classes.place} aria-live="polite">
              {t('chat-evidence:lightbox.place', { index: index + 1, count: pictures.length })}
            </span>
          )}
        </p>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('files:download', { name: picture.name })}
          onClick={() => void download(picture.url, picture.name).catch(showFailure)}
        >
          <IconDownload size={22} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('shell:ui.close')}
          onClick={onClose}
        >
          <IconX size={22} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </div>
      <div className={classes.stage}>
        {isMany && (
          <ActionIcon
            variant="default"
            radius="xl"
            size={44}
            aria-label={t('chat-evidence:lightbox.before')}
            onClick={() => turn(-1)}
          >
            <IconChevronLeft size={22} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        )}
        <Large key={picture.id} picture={picture} />
        {isMany && (
          <ActionIcon
            variant="default"
            radius="xl"
            size={44}
            aria-label={t('chat-evidence:lightbox.after')}
            onClick={() => turn(1)}
          >
            <IconChevronRight size={22} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        )}
      </div>
    </dialog>
  );
}

function Large({ picture }: { picture: ChatAttachment }) {
  const { t } = useTranslation('chat-evidence');
  const { url, failed } = usePictureOf(picture);
  return (
    <div className={classes.large}>
      {url !== null && <img src={url} alt={picture.name} />}
      {failed && <p>{t('file.unavailable')}</p>}
    </div>
  );
}
