import { Button, NativeSelect } from '@mantine/core';
import { maxArchivedPictures, maxPictureArchiveBytes } from '@trattativa/domain/people/import-limits';
import { maxAvatarBytes } from '@trattativa/domain/platform/file-limits';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DropZone } from '../../../files/uploads-ui.ts';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { PagePart } from '../../../ui/page/page-part.tsx';
import classes from './photo-archive.module.css';
import {
  type PhotoArchive,
  type PhotoPlayer,
  type PlacedPhoto,
  usePhotoArchive,
} from './use-photo-archive.ts';

interface PhotoArchivePartProps {
  players: readonly PhotoPlayer[];
  /** The records of the players; absent while a table is not imported yet: the pictures go with it. */
  idOf: ((player: number) => number | undefined) | null;
}

/** A ZIP of pictures that are called like the players: whose each is, and what is open, before anything is sent. */
export default function PhotoArchivePart({ players, idOf }: PhotoArchivePartProps) {
  const { t } = useTranslation('player-import');
  const { fileSize, number } = useFormats();
  const work = usePhotoArchive(players);
  const { photos, sent, sending, send } = work;
  const placed = photos.filter(({ player }) => player !== null).length;
  // What was looked at beside the table goes as soon as its players exist.
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    if (!waits || !idOf) return;
    setWaits(false);
    if (placed > 0) void send(idOf);
  }, [waits, idOf, placed, send]);
  return (
    <PagePart title={t('photos.title')} hint={t(idOf ? 'photos.hint' : 'photos.hintBefore')}>
      {work.refused && (
        <ErrorPanel
          text={t(`photos.refused.${work.refused}`, {
            size: fileSize(maxPictureArchiveBytes),
            max: number(maxArchivedPictures),
          })}
        />
      )}
      {sent && <SentPhotos sent={sent} sending={sending} />}
      {photos.length === 0 && !sending && (
        <DropZone
          accept=".zip,application/zip"
          label={t('photos.title')}
          rules={t('photos.rules', {
            size: fileSize(maxPictureArchiveBytes),
            each: fileSize(maxAvatarBytes),
            max: number(maxArchivedPictures),
          })}
          onFiles={([file]) => {
            setWaits(idOf === null);
            void work.choose(file);
          }}
        />
      )}
      {photos.length > 0 && !sending && (
        <>
          <p className={classes.count} role="status">
            {t('photos.placed', {
              count: photos.length,
              placed: number(placed),
              number: number(photos.length),
              name: work.name,
            })}
          </p>
          <PhotoList work={work} players={players} />
          <div className={classes.acts}>
            {idOf && (
              <Button disabled={placed === 0} onClick={() => void send(idOf)}>
                {t('photos.send', { count: placed, number: number(placed) })}
              </Button>
            )}
            <Button variant="default" onClick={work.clear}>
              {t('photos.drop')}
            </Button>
          </div>
        </>
      )}
    </PagePart>
  );
}

function SentPhotos({ sent, sending }: { sent: NonNullable<PhotoArchive['sent']>; sending: boolean }) {
  const { t } = useTranslation('player-import');
  const { number } = useFormats();
  return (
    <div role="status" className={classes.sent}>
      <p>
        {sending
          ? t('photos.sending', { done: number(sent.done + sent.failed.length), of: number(sent.of) })
          : t('photos.sent', { count: sent.done, number: number(sent.done) })}
      </p>
      {sent.failed.length > 0 && (
        <ul>
          {sent.failed.map(({ name, text }) => (
            <li key={name}>
              <strong>{name}</strong>: {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The pictures, those that wait for a decision first. */
function PhotoList({ work, players }: { work: PhotoArchive; players: readonly PhotoPlayer[] }) {
  const open = work.photos.filter(({ player }) => player === null);
  const placed = work.photos.filter(({ player }) => player !== null);
  return (
    <ul className={classes.photos}>
      {[...open, ...placed].map((photo) => (
        <PhotoLine key={photo.place} photo={photo} players={players} onPlace={work.place} />
      ))}
    </ul>
  );
}

/** The name, with the year of birth that tells namesakes apart. */
const shownName = ({ name, surname, bornYear }: PhotoPlayer) =>
  [name, surname, bornYear == null ? '' : `(${bornYear})`].filter((part) => part !== '').join(' ');

interface PhotoLineProps {
  photo: PlacedPhoto;
  players: readonly PhotoPlayer[];
  onPlace: (place: number, player: number | null) => void;
}

function PhotoLine({ photo: { place, picture, player, doubt, likely }, players, onPlace }: PhotoLineProps) {
  const { t } = useTranslation('player-import');
  const { fileSize } = useFormats();
  const { file, name, left } = picture;
  const [url, setUrl] = useState<string | null>(null);
  // All players are listed only where the reader looks for one: many pictures times many players are too many options.
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const offered = useMemo(() => {
    const first = new Set(player === null ? likely : [player, ...likely]);
    const near = players.filter(({ key }) => first.has(key));
    return opened ? [...near, ...players.filter(({ key }) => !first.has(key))] : near;
  }, [players, player, likely, opened]);
  const replaces = players.find(({ key }) => key === player)?.hasPicture === true;
  const remark = left
    ? t(`photos.left.${left}`, { size: fileSize(maxAvatarBytes) })
    : doubt
      ? t(`photos.doubt.${doubt}`)
      : replaces
        ? t('photos.replaces')
        : null;
  return (
    <li className={classes.photo} data-open={player === null || undefined}>
      {url === null ? <span className={classes.blank} /> : <img className={classes.thumb} src={url} alt="" />}
      <span className={classes.words}>
        <span className={classes.file}>{name}</span>
        {remark !== null && <span className={classes.remark}>{remark}</span>}
      </span>
      {file && (
        <NativeSelect
          className={classes.whose}
          aria-label={t('photos.whose', { name })}
          value={player ?? ''}
          onFocus={() => setOpened(true)}
          onChange={({ currentTarget: { value } }) => onPlace(place, value === '' ? null : Number(value))}
          data={[
            { value: '', label: t('photos.nobody') },
            ...offered.map((one) => ({
              value: String(one.key),
              label: shownName(one),
            })),
          ]}
        />
      )}
    </li>
  );
}
