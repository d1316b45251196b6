import { useQueryClient } from '@tanstack/react-query';
import type { NamedPlayer } from '@trattativa/domain/people/import/match-files';
import {
  type ChosenPlaces,
  choosePlayer,
  type PlacedFile,
  placeFiles,
} from '@trattativa/domain/people/import/place-files';
import {
  maxArchivedPictures,
  maxPictureArchiveBytes,
  maxUnpackedPictures,
} from '@trattativa/domain/people/import-limits';
import { maxAvatarBytes } from '@trattativa/domain/platform/file-limits';
import { useMemo, useState } from 'react';
import { type ArchivedFile, type ArchiveRefusal, loadArchives } from '../../../files/archives.ts';
import { upload } from '../../../platform/api/upload.ts';
import { withPatience } from '../../../platform/api/with-patience.ts';
import { playersKeys } from '../../players/players.live.ts';

const rules = {
  types: { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' },
  maxArchiveBytes: maxPictureArchiveBytes,
  maxUnpackedBytes: maxUnpackedPictures,
  maxFiles: maxArchivedPictures,
  maxBytes: maxAvatarBytes,
};

/** A player to whom a picture may go: by the line of a table, or the id of a record. */
export interface PhotoPlayer extends NamedPlayer<number> {
  readonly hasPicture: boolean;
}

/** A picture of the archive, whose it is, and why that is not sure. */
export interface PlacedPhoto extends PlacedFile<number> {
  readonly picture: ArchivedFile;
}

interface Sent {
  readonly done: number;
  readonly of: number;
  readonly failed: readonly { readonly name: string; readonly text: string }[];
}

/** The pictures of an archive, matched to players by name, corrected by the reader and sent one by one. */
export function usePhotoArchive(players: readonly PhotoPlayer[]) {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [pictures, setPictures] = useState<readonly ArchivedFile[]>([]);
  const [chosen, setChosen] = useState<ChosenPlaces<number>>(new Map());
  const [refused, setRefused] = useState<ArchiveRefusal | null>(null);
  const [reading, setReading] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const [sending, setSending] = useState(false);

  const photos = useMemo((): PlacedPhoto[] => {
    const names = pictures.map(({ file, name: called }) => (file === null ? null : called));
    return placeFiles(names, players, chosen, 'picture').flatMap((placed) => {
      const picture = pictures[placed.place];
      return picture ? [{ ...placed, picture }] : [];
    });
  }, [pictures, players, chosen]);

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    setReading(true);
    setRefused(null);
    setSent(null);
    setChosen(new Map());
    const { readArchive } = await loadArchives();
    const read = await readArchive(file, rules);
    setName(file.name);
    setPictures('files' in read ? read.files : []);
    setRefused('refused' in read ? read.refused : null);
    setReading(false);
  }

  /** Sends every placed picture to the record of its player; what is refused is told by name. */
  async function send(idOf: (player: number) => number | undefined): Promise<void> {
    const going = photos.flatMap(({ picture: { file }, player }) => {
      const id = player === null ? undefined : idOf(player);
      return file && id !== undefined ? [{ file, id }] : [];
    });
    setSending(true);
    let state: Sent = { done: 0, of: going.length, failed: [] };
    setSent(state);
    for (const { file, id } of going) {
      const failed = await sendOne(file, id);
      state = failed
        ? { ...state, failed: [...state.failed, { name: file.name, text: failed }] }
        : { ...state, done: state.done + 1 };
      setSent(state);
    }
    setSending(false);
    setPictures([]);
    for (const key of [playersKeys.player, playersKeys.portfolio, playersKeys.picker])
      void client.invalidateQueries({ queryKey: key });
  }

  return {
    name,
    photos,
    refused,
    reading,
    sending,
    sent,
    choose,
    send,
    place: (place: number, player: number | null) =>
      setChosen((present) => choosePlayer(present, photos, place, player)),
    clear() {
      setPictures([]);
      setRefused(null);
      setSent(null);
    },
  };
}

export type PhotoArchive = ReturnType<typeof usePhotoArchive>;

/** The reason why a picture was refused, or null. */
async function sendOne(file: File, id: number): Promise<string | null> {
  const refused = await withPatience(() => upload('File/SaveAvatar', { kind: 'player', id }, file));
  return 'refused' in refused ? refused.refused.text : null;
}
