import type { StoredFile } from '@trattativa/contract/files/uploads/files';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { upload } from '../../platform/api/upload.ts';
import { createDraftStore } from '../../platform/drafts/draft-store.ts';
import { observable } from '../../platform/observable.ts';
import { deviceStore } from '../../platform/storage/device-store.ts';

/** A file chosen for a message that is not sent yet. */
export interface ChosenFile {
  key: number;
  name: string;
  size: number;
  /** At hand until the page is left: for sending it again, and for its picture. */
  file: File | null;
  /** 0 to 1; at 1 the service looks into it. */
  share: number;
  /** Uploaded. */
  stored: Pick<StoredFile, 'id' | 'name' | 'type' | 'bytes'> | null;
  /** Why it was not taken, as a whole sentence. */
  error: string | null;
  /** Sending it again may help. */
  again: boolean;
}

type Kept = { files: NonNullable<ChosenFile['stored']>[] };

let made = 0;

/**
 * The files chosen in one room, until they are sent: uploaded one after the other while the message is being written, also
 * while another room is read. What has arrived is kept on this device over a reload.
 */
export class ChosenFiles {
  readonly list = observable<readonly ChosenFile[]>([]);
  readonly #userId: number;
  readonly #keeper: ReturnType<typeof createDraftStore<Kept>>;
  readonly #running = new Map<number, AbortController>();
  #last: Promise<void> = Promise.resolve();

  constructor(userId: number, roomId: number) {
    this.#userId = userId;
    this.#keeper = createDraftStore<Kept>({ store: deviceStore, userId, formKey: `chat/${roomId}/files` });
    void this.#keeper.restore().then((kept) => {
      if (kept && this.list.get().length === 0) this.list.set(kept.files.map(uploaded));
    });
  }

  /** Takes files in; those with a `refusal` are shown with it and not sent. */
  add(files: readonly { file: File; refusal: string | null }[]): void {
    const added = files.map(({ file, refusal }): ChosenFile => {
      made += 1;
      const { name, size } = file;
      return { key: made, name, size, file, share: 0, stored: null, error: refusal, again: false };
    });
    this.list.set([...this.list.get(), ...added]);
    for (const one of added) if (one.error === null) this.#queue(one);
  }

  retry(one: ChosenFile): void {
    this.#change(one.key, { share: 0, error: null, again: false });
    this.#queue(one);
  }

  /** Stops one that is under way, or takes it out. */
  take(one: ChosenFile): void {
    this.#running.get(one.key)?.abort();
    this.#running.delete(one.key);
    this.#keep(this.list.get().filter(({ key }) => key !== one.key));
    // The service forgets by itself what is never sent; room for others there is at once.
    if (one.stored) void call('File/DeleteFile', { fileId: one.stored.id }).catch(() => undefined);
  }

  /** What is ready goes with the message that is being sent; what failed stays to be tried again. */
  takeReady(): NonNullable<ChosenFile['stored']>[] {
    const ready = this.list.get().flatMap(({ stored }) => stored ?? []);
    this.#keep(this.list.get().filter(({ stored }) => stored === null));
    return ready;
  }

  #queue(one: ChosenFile): void {
    this.#running.set(one.key, new AbortController());
    this.#last = this.#last.then(() => this.#send(one));
  }

  async #send({ key, file }: ChosenFile): Promise<void> {
    const controller = this.#running.get(key);
    if (!file || !controller || controller.signal.aborted) return;
    try {
      const parent = { parentKind: 'unsent' as const, parentId: this.#userId };
      const { file: stored } = await upload('File/UploadFile', parent, file, {
        signal: controller.signal,
        onProgress: (share) => this.#change(key, { share }),
      });
      this.#change(key, { stored, share: 1 });
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      const again = error.code === 'NETWORK' || error.status >= 500 || error.status === 429;
      this.#change(key, { error: error.text, again });
    } finally {
      this.#running.delete(key);
    }
  }

  #change(key: number, changed: Partial<ChosenFile>): void {
    this.#keep(this.list.get().map((one) => (one.key === key ? { ...one, ...changed } : one)));
  }

  #keep(list: readonly ChosenFile[]): void {
    this.list.set(list);
    const files = list.flatMap(({ stored }) => stored ?? []);
    if (files.length > 0) this.#keeper.change({ files });
    else void this.#keeper.clear();
  }
}

function uploaded(stored: NonNullable<ChosenFile['stored']>): ChosenFile {
  made += 1;
  const { name, bytes: size } = stored;
  return { key: made, name, size, file: null, share: 1, stored, error: null, again: false };
}

const byRoom = new Map<string, ChosenFiles>();

/** The files chosen in a room by this user, the same wherever they are asked for. */
export function chosenFilesOf(userId: number, roomId: number): ChosenFiles {
  const key = `${userId} ${roomId}`;
  let chosen = byRoom.get(key);
  if (!chosen) {
    chosen = new ChosenFiles(userId, roomId);
    byRoom.set(key, chosen);
  }
  return chosen;
}
