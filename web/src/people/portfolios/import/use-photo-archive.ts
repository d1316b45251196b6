import { useQueryClient } from '@tanstack/react-query';
import { matchPictures, type PicturedPlayer } from '@trattativa/domain/people/import/match-pictures';
import { useMemo, useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { upload } from '../../../platform/api/upload.ts';
import { playersKeys } from '../../players/players.live.ts';
import type { ArchivedPicture, ArchiveRefusal } from './read-picture-archive.ts';

/** A player to whom a picture may go: by the line of a table, or the id of a record. */
export interface PhotoPlayer extends PicturedPlayer<number> {
  readonly hasPicture: boolean;
}

/** A picture of the archive, whose it is, and why that is not sure. */
export interface PlacedPhoto {
  readonly place: number;
  readonly picture: ArchivedPicture;
  readonly player: number | null;
  readonly doubt: 'unclear' | 'second' | 'unknown' | null;
  /** Players among whom the reader chooses first. */
  readonly likely: readonly number[];
}

interface Sent {
  readonly done: number;
  readonly of: number;
  readonly failed: readonly { readonly name: string; readonly text: string }[];
}

/** Most waits for a service that asks to slow down. */
const maxWaits = 5;

/** The pictures of an archive, matched to players by name, corrected by the reader and sent one by one. */
export function usePhotoArchive(players: readonly PhotoPlayer[]) {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [pictures, setPictures] = useState<readonly ArchivedPicture[]>([]);
  const [chosen, setChosen] = useState<ReadonlyMap<number, number | null>>(new Map());
  const [refused, setRefused] = useState<ArchiveRefusal | null>(null);
  const [reading, setReading] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const [sending, setSending] = useState(false);

  const photos = useMemo((): PlacedPhoto[] => {
    const usable = pictures.filter(({ file }) => file !== null);
    const matches = matchPictures(
      usable.map((picture) => picture.name),
      players,
    );
    const given = new Set([...chosen.values()].filter((key) => key !== null));
    return pictures.map((picture, place) => {
      const match = matches[usable.indexOf(picture)] ?? { state: 'unknown' as const };
      const own = chosen.get(place);
      const found = match.state === 'matched' && !given.has(match.player) ? match.player : null;
      const player = picture.file === null ? null : own === undefined ? found : own;
      const doubt = player !== null || own === null || match.state === 'matched' ? null : match.state;
      return { place, picture, player, doubt, likely: 'players' in match ? match.players : [] };
    });
  }, [pictures, players, chosen]);

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    setReading(true);
    setRefused(null);
    setSent(null);
    setChosen(new Map());
    const { readPictureArchive } = await import('./read-picture-archive.ts');
    const read = await readPictureArchive(file);
    setName(file.name);
    setPictures('pictures' in read ? read.pictures : []);
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
      setChosen((present) => {
        const next = new Map(present);
        // A player has one picture: the other one waits again.
        if (player !== null)
          for (const photo of photos) if (photo.player === player) next.set(photo.place, null);
        return next.set(place, player);
      }),
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
  for (let wait = 0; ; wait += 1) {
    try {
      await upload('File/SaveAvatar', { kind: 'player', id }, file);
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.retryAfter === undefined || wait >= maxWaits) return error.text;
      const seconds = error.retryAfter;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    }
  }
}
