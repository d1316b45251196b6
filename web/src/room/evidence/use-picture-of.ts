import type { ChatAttachment } from '@trattativa/contract/room/chat/chat';
import { useEffect, useState } from 'react';
import { fetchFile } from '../../platform/api/download.ts';

/** Pictures at hand; the oldest go first. */
const mostKept = 40;
const kept = new Map<string, Promise<string>>();

/** The address of an attached picture in this browser: fetched with the session, once while it is at hand. */
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
  const known = kept.get(id);
  if (known) return known;
  const fetched = fetchFile(path).then((content) => URL.createObjectURL(content));
  // What failed is tried again when it is looked at again.
  fetched.catch(() => kept.delete(id));
  kept.set(id, fetched);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) {
    void kept
      .get(oldest)
      ?.then((address) => URL.revokeObjectURL(address))
      .catch(() => undefined);
    kept.delete(oldest);
  }
  return fetched;
}
