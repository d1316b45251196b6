import { Button } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { AvatarKind } from '@trattativa/contract/files/uploads/files';
import { teamAvatarRatio } from '@trattativa/domain/platform/file-limits';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/api-error.ts';
import { upload } from '../../platform/api/upload.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import classes from './avatar-crop-dialog.module.css';
import { cutPicture } from './cut-picture.ts';

interface AvatarCropDialogProps {
  file: File;
  target: { kind: AvatarKind; id?: number };
  onSaved: (imageUrl: string) => void;
  /** The browser cannot draw this file. */
  onUnreadable: () => void;
  onClose: () => void;
}

const zoomMost = 4;
const zoomStep = 0.1;
/** How far one press of an arrow moves the picture, in px. */
const moveStep = 8;

/**
 * Cuts a picture to the format of an avatar, by pointer or by keyboard, and sends it. Clubs: 132 wide, 1.4 times as high
 * (spec §9); people: round.
 */
export default function AvatarCropDialog(props: AvatarCropDialogProps) {
  const { file, target, onSaved, onUnreadable, onClose } = props;
  const { t } = useTranslation('files');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const hintId = useId();
  const [url, setUrl] = useState<string | null>(null);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const area = useRef<Area | null>(null);
  const isClub = target.kind === 'team';

  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  useEffect(() => dialog.current?.showModal(), []);

  const zoomTo = (next: number) => setZoom(Math.min(zoomMost, Math.max(1, next)));

  function steer(event: KeyboardEvent) {
    const step = event.shiftKey ? moveStep * 4 : moveStep;
    const moves: Record<string, [x: number, y: number]> = {
      ArrowLeft: [-step, 0],
      ArrowRight: [step, 0],
      ArrowUp: [0, -step],
      ArrowDown: [0, step],
    };
    const move = moves[event.key];
    if (move) setCrop(({ x, y }) => ({ x: x + move[0], y: y + move[1] }));
    else if (event.key === '+' || event.key === '=') zoomTo(zoom + zoomStep);
    else if (event.key === '-') zoomTo(zoom - zoomStep);
    else return;
    event.preventDefault();
    // The cropper has keys of its own, which would move the picture twice.
    event.stopPropagation();
  }

  async function save() {
    if (!area.current || url === null) return;
    setBusy(true);
    setError(null);
    try {
      const cut = await cutPicture(url, area.current, isClub ? teamAvatarRatio : 1);
      const { imageUrl } = await upload('File/SaveAvatar', target, cut);
      onSaved(imageUrl);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.text);
      setBusy(false);
    }
  }

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onClose();
      }}
    >
      <h2 id={titleId} className={classes.title}>
        {t('avatar.crop')}
      </h2>
      {error !== null && <ErrorPanel text={error} />}
      <div
        className={classes.area}
        role="application"
        aria-label={t('avatar.area')}
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys are handled here
        tabIndex={0}
        onKeyDownCapture={steer}
      >
        {url !== null && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            maxZoom={zoomMost}
            aspect={isClub ? 1 / teamAvatarRatio : 1}
            cropShape={isClub ? 'rect' : 'round'}
            showGrid={false}
            restrictPosition
            cropperProps={{ tabIndex: -1 }}
            mediaProps={{ alt: '', onError: onUnreadable }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_share, pixels) => {
              area.current = pixels;
            }}
          />
        )}
      </div>
      <p id={hintId} className={classes.hint}>
        {t('avatar.hint')}
      </p>
      <label className={classes.zoom}>
        <span>{t('avatar.zoom')}</span>
        <IconMinus size={18} stroke={1.75} aria-hidden="true" />
        <input
          type="range"
          min={1}
          max={zoomMost}
          step={zoomStep}
          value={zoom}
          onChange={({ currentTarget }) => zoomTo(Number(currentTarget.value))}
        />
        <IconPlus size={18} stroke={1.75} aria-hidden="true" />
      </label>
      <div className={classes.answers}>
        <Button variant="default" onClick={onClose} disabled={busy}>
          {t('avatar.close')}
        </Button>
        <Button onClick={() => void save()} loading={busy}>
          {t('avatar.save')}
        </Button>
      </div>
    </dialog>
  );
}
