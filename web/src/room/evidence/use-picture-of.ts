import type { ChatAttachment } from '@trattativa/contract/room/chat/chat';
import { useEffect, useState } from 'react';
import { fetchFile } from '../../platform/api/download.ts';

/** The maximum number of cached pictures; the oldest are dropped first. */
const maxCachedPictures = 40;
const cached = new Map<string, Promise<string>>();

/** The object URL of an attached picture: fetched with the session, once while it is cached. */
export function usePictureOf({ id, url }: ChatAttachment): { url: string | null; failed: boolean } {
  const [state, setState] = useState<{ url: string | null; failed: boolean }>({ url: null, failed: false });
  useEffect(() => {
    let isShown = true;
    pictureOf(id, url).then(
      (address) => isShown && setState({ url: address, failed: false }),
      () => isShown && setState({ url: null, failed: true }),
    );
    return () => {
      isShown = false;
    };
  }, [id, url]);
  return state;
}

function pictureOf(id: string, path: string): Promise<string> {
  const known = cached.get(id);
  if (known) return known;
  const fetched = fetchFile(path).then((content) => URL.createObjectURL(content));
  // A failed picture is fetched again when it is shown again.
  fetched.catch(() => cached.delete(id));
  cached.set(id, fetched);
  const [oldest] = cached.keys();
  if (cached.size > maxCachedPictures && oldest !== undefined) {
    void cached
      .get(oldest)
      ?.then((address) => URL.revokeObjectURL(address))
      .catch(() => undefined);
    cached.delete(oldest);
  }
  return fetched;
}
