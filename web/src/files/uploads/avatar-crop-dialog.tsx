import { Button } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { AvatarKind } from '@trattativa/contract/files/uploads/files';
import { avatarWidth, teamAvatarRatio } from '@trattativa/domain/platform/file-limits';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/api-error.ts';
import { upload } from '../../platform/api/upload.ts';
import { useModal } from '../../ui/dialog/use-modal.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import classes from './avatar-crop-dialog.module.css';

interface AvatarCropDialogProps {
  file: File;
  target: { kind: AvatarKind; id?: number };
  onSaved: (imageUrl: string) => void;
  /** Called if the browser cannot decode this file. */
  onUnreadable: () => void;
  onClose: () => void;
}

const maxZoom = 4;
const zoomStep = 0.1;
/** How far one press of an arrow key moves the picture, in px. */
const moveStep = 8;

/**
 * Crops a picture to the format of an avatar, by pointer or keyboard, and uploads it. Clubs: 132 wide, 1.4 times
 * as high (spec §9); people: round.
 */
export default function AvatarCropDialog(props: AvatarCropDialogProps) {
  const { file, target, onSaved, onUnreadable, onClose } = props;
  const { t } = useTranslation('files');
  const dialog = useModal();
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

  const zoomTo = (next: number) => setZoom(Math.min(maxZoom, Math.max(1, next)));

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
    // The cropper handles the same keys, which would move the picture twice.
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: this element handles the keys
        tabIndex={0}
        onKeyDownCapture={steer}
      >
        {url !== null && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            maxZoom={maxZoom}
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
          max={maxZoom}
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

/** Sharp on high-density screens. */
const density = 2;
/** The spec's export quality (spec §9). PNG is lossless, so browsers ignore it. */
const quality = 0.8;

/** The chosen part of a picture as a PNG, 132 px wide at twice the density, `ratio` times as high. */
async function cutPicture(url: string, area: Area, ratio: number): Promise<File> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = avatarWidth * density;
  canvas.height = Math.round(avatarWidth * ratio * density);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser has no 2D canvas');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  const content = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/png', quality));
  if (!content) throw new Error('this browser cannot write a PNG');
  return new File([content], 'avatar.png', { type: 'image/png' });
}
