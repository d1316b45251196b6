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
  /** Available until the page is left: for a retry, and for its preview. */
  file: File | null;
  /** 0 to 1; at 1 the service checks it. */
  share: number;
  /** Uploaded. */
  stored: Pick<StoredFile, 'id' | 'name' | 'type' | 'bytes'> | null;
  /** Why it was refused, as a whole sentence. */
  error: string | null;
  /** Whether a retry may succeed. */
  canRetry: boolean;
}

type SavedFiles = { files: NonNullable<ChosenFile['stored']>[] };

let lastKey = 0;

/**
 * The files chosen in one room until they are sent: uploaded one by one while the message is being written, also while
 * another room is open. Uploaded files survive a reload.
 */
export class ChosenFiles {
  readonly list = observable<readonly ChosenFile[]>([]);
  readonly #userId: number;
  readonly #drafts: ReturnType<typeof createDraftStore<SavedFiles>>;
  readonly #running = new Map<number, AbortController>();
  #last: Promise<void> = Promise.resolve();

  constructor(userId: number, roomId: number) {
    this.#userId = userId;
    this.#drafts = createDraftStore<SavedFiles>({
      store: deviceStore,
      userId,
      formKey: `chat/${roomId}/files`,
    });
    void this.#drafts.restore().then((saved) => {
      if (saved && this.list.get().length === 0) this.list.set(saved.files.map(uploaded));
    });
  }

  /** Adds files; those with a `refusal` are shown with it and not uploaded. */
  add(files: readonly { file: File; refusal: string | null }[]): void {
    const added = files.map(({ file, refusal }): ChosenFile => {
      lastKey += 1;
      const { name, size } = file;
      return { key: lastKey, name, size, file, share: 0, stored: null, error: refusal, canRetry: false };
    });
    this.list.set([...this.list.get(), ...added]);
    for (const one of added) if (one.error === null) this.#queue(one);
  }

  retry(one: ChosenFile): void {
    this.#change(one.key, { share: 0, error: null, canRetry: false });
    this.#queue(one);
  }

  /** Cancels an upload, or removes the file. */
  remove(one: ChosenFile): void {
    this.#running.get(one.key)?.abort();
    this.#running.delete(one.key);
    this.#set(this.list.get().filter(({ key }) => key !== one.key));
    // The service deletes unsent files by itself; this frees space for other files at once.
    if (one.stored) void call('File/DeleteFile', { fileId: one.stored.id }).catch(() => undefined);
  }

  /** Returns and removes the uploaded files, for the message being sent; failed ones stay for a retry. */
  removeReady(): NonNullable<ChosenFile['stored']>[] {
    const ready = this.list.get().flatMap(({ stored }) => stored ?? []);
    this.#set(this.list.get().filter(({ stored }) => stored === null));
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
      const canRetry = error.code === 'NETWORK' || error.status >= 500 || error.status === 429;
      this.#change(key, { error: error.text, canRetry });
    } finally {
      this.#running.delete(key);
    }
  }

  #change(key: number, changed: Partial<ChosenFile>): void {
    this.#set(this.list.get().map((one) => (one.key === key ? { ...one, ...changed } : one)));
  }

  #set(list: readonly ChosenFile[]): void {
    this.list.set(list);
    const files = list.flatMap(({ stored }) => stored ?? []);
    if (files.length > 0) this.#drafts.change({ files });
    else void this.#drafts.clear();
  }
}

function uploaded(stored: NonNullable<ChosenFile['stored']>): ChosenFile {
  lastKey += 1;
  const { name, bytes: size } = stored;
  return { key: lastKey, name, size, file: null, share: 1, stored, error: null, canRetry: false };
}

const byRoom = new Map<string, ChosenFiles>();

/** The chosen files of a room and user; one instance for all callers. */
export function chosenFilesOf(userId: number, roomId: number): ChosenFiles {
  const key = `${userId} ${roomId}`;
  let chosen = byRoom.get(key);
  if (!chosen) {
    chosen = new ChosenFiles(userId, roomId);
    byRoom.set(key, chosen);
  }
  return chosen;
}
