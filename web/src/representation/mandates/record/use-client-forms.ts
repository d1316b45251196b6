import {
  type ChosenPlaces,
  choosePlayer,
  type PlacedFile,
  placeFiles,
} from '@trattativa/domain/people/import/place-files';
import { fileTypes, maxFileBytes } from '@trattativa/domain/platform/file-limits';
import {
  maxFormArchiveBytes,
  maxMandateForms,
  maxUnpackedForms,
} from '@trattativa/domain/representation/mandate-forms';
import { useMemo, useState } from 'react';
import { type ArchivedFile, type ArchiveRefusal, loadArchives } from '../../../files/archives.ts';
import type { Client } from './client.ts';

const rules = {
  types: fileTypes,
  maxArchiveBytes: maxFormArchiveBytes,
  maxUnpackedBytes: maxUnpackedForms,
  maxFiles: maxMandateForms,
  maxBytes: maxFileBytes,
};

/** A signed form, the client whose it is, and why that is not sure. */
export interface ClientForm extends PlacedFile<number> {
  readonly form: ArchivedFile;
}

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** What was chosen: archives are opened here, everything else is taken as it is. */
async function filesOf(chosen: readonly File[]): Promise<ArchivedFile[] | ArchiveRefusal> {
  const files: ArchivedFile[] = [];
  for (const file of chosen) {
    const { name, size } = file;
    if (extensionOf(name) === 'zip') {
      const { readArchive } = await loadArchives();
      const read = await readArchive(file, rules);
      if ('refused' in read) return read.refused;
      files.push(...read.files);
    } else if (Object.hasOwn(fileTypes, extensionOf(name))) {
      const taken = size <= maxFileBytes;
      files.push({ name, file: taken ? file : null, left: taken ? null : 'tooLarge' });
    }
  }
  return files.length === 0 ? 'empty' : files;
}

/** Signed forms, one by one or in archives, matched to clients by name and corrected by the reader. */
export function useClientForms(clients: readonly Client[]) {
  const [files, setFiles] = useState<readonly ArchivedFile[]>([]);
  const [chosen, setChosen] = useState<ChosenPlaces<number>>(new Map());
  const [refused, setRefused] = useState<ArchiveRefusal | null>(null);
  const [reading, setReading] = useState(false);
  const forms = useMemo((): ClientForm[] => {
    const names = files.map(({ name, file }) => (file === null ? null : name));
    return placeFiles(names, clients, chosen, 'mandateForm').flatMap((placed) => {
      const form = files[placed.place];
      return form ? [{ ...placed, form }] : [];
    });
  }, [files, clients, chosen]);
  return {
    forms,
    refused,
    reading,
    async add(more: readonly File[]): Promise<void> {
      setReading(true);
      setRefused(null);
      const read = await filesOf(more).finally(() => setReading(false));
      if (typeof read === 'string') setRefused(read);
      else if (files.length + read.length > maxMandateForms) setRefused('tooMany');
      else setFiles((present) => [...present, ...read]);
    },
    place: (place: number, client: number | null) =>
      setChosen((present) => choosePlayer(present, forms, place, client)),
    /** Keeps only the forms whose clients are not among these, as they were placed. */
    drop(done: ReadonlySet<number>): void {
      const kept = forms.filter(({ player }) => player === null || !done.has(player));
      setFiles(kept.map(({ form }) => form));
      setChosen(
        new Map(
          kept.flatMap(({ player, place }, at) =>
            player !== null || chosen.has(place) ? [[at, player] as const] : [],
          ),
        ),
      );
    },
  };
}

export type ClientForms = ReturnType<typeof useClientForms>;
