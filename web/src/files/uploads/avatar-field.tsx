import { Button } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import type { AvatarKind } from '@trattativa/contract/files/uploads/files';
import { maxAvatarBytes } from '@trattativa/domain/platform/file-limits';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { session } from '../../platform/session/session.ts';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { AvatarPicture, type AvatarPictureKind } from '../../ui/text/avatar-picture.tsx';
import classes from './avatar-field.module.css';

const CropDialog = lazy(() => loadChunk(() => import('./avatar-crop-dialog.tsx')));

interface AvatarFieldProps {
  imageUrl: string | null;
  /** The owner of the picture: the account, a portfolio player, a club, a coaching staff record. */
  kind: AvatarKind;
  /** The id of the player, club or record; absent for the caller's own. */
  id?: number;
  /** The name, for the initials of the default picture. */
  name: string;
  /** The kind of default picture, by default that of the owner. */
  picture?: AvatarPictureKind;
  /** The URL of the new picture; null after a removal. */
  onSaved?: (imageUrl: string | null) => void;
}

const pictures: Record<AvatarKind, AvatarPictureKind> = {
  account: 'person',
  player: 'player',
  team: 'club',
  coachingStaff: 'coach',
};

/** Edits the picture of a person or a club: choose, crop, save at once. */
export function AvatarField({ imageUrl, kind, id, name, picture, onSaved }: AvatarFieldProps) {
  const { t } = useTranslation('files');
  const { fileSize } = useFormats();
  const [chosen, setChosen] = useState<File | null>(null);
  const [shown, setShown] = useState({ given: imageUrl, url: imageUrl });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const showOwn = useShowOwnPicture();
  // A picture saved here is shown until the page has a newer one.
  const url = shown.given === imageUrl ? shown.url : imageUrl;
  // A drawn picture is no upload: there is nothing to remove.
  const uploaded = url?.startsWith('/drawn/') ? null : url;

  function saved(next: string | null) {
    setShown({ given: imageUrl, url: next });
    setChosen(null);
    setError(null);
    showOwn(kind, id, next);
    onSaved?.(next);
    showDone(t(next === null ? 'avatar.removed' : 'avatar.saved'));
  }

  async function remove() {
    setBusy(true);
    try {
      await call('File/DeleteAvatar', { kind, ...(id !== undefined && { id }) });
      saved(null);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.text);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={classes.field}>
      <AvatarPicture name={name} url={url} size={88} kind={picture ?? pictures[kind]} />
      <div className={classes.acts}>
        <div className={classes.buttons}>
          <Button
            variant="default"
            leftSection={<IconCamera size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {t(uploaded === null ? 'avatar.choose' : 'avatar.change')}
          </Button>
          {uploaded !== null && (
            <Button variant="subtle" color="gray" loading={busy} onClick={() => void remove()}>
              {t('avatar.remove')}
            </Button>
          )}
        </div>
        <p className={classes.rules}>{t('avatar.rules', { limit: fileSize(maxAvatarBytes) })}</p>
        {error !== null && (
          <p className={classes.error} role="alert">
            {error}
          </p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".jpg,.jpeg,.png,.webp"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0] ?? null;
          currentTarget.value = '';
          setError(null);
          setChosen(file);
        }}
      />
      <Suspense>
        {chosen && (
          <CropDialog
            file={chosen}
            target={{ kind, ...(id !== undefined && { id }) }}
            onSaved={saved}
            onUnreadable={() => {
              setError(t('avatar.unreadable', { name: chosen.name }));
              setChosen(null);
            }}
            onClose={() => setChosen(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Shows a new picture of the reader, or of their club, in the top bar at once. */
function useShowOwnPicture() {
  return (kind: AvatarKind, id: number | undefined, imageUrl: string | null): void => {
    const state = session.get();
    if (state.status !== 'in') return;
    const { user } = state;
    const isOwn = {
      account: (id === undefined || id === user.id) && user.kind !== 'team',
      player: user.kind === 'player' && (id === undefined || id === user.profileId),
      team: user.kind === 'team' && (id === undefined || id === user.profileId),
      coachingStaff:
        (user.kind === 'coach' || user.kind === 'scout') && (id === undefined || id === user.profileId),
    }[kind];
    if (isOwn) session.complete({ ...user, imageUrl });
  };
}
