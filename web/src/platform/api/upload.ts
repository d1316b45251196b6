import type { Api } from '@trattativa/contract/api';
import { fromWire, toWire } from '@trattativa/contract/wire-names';
import { transportParts } from './send.ts';
import { createTransport } from './transport.ts';

export interface UploadOptions {
  signal?: AbortSignal;
  /** Called with the uploaded share, 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Calls an endpoint that takes a file: `upload('File/UploadFile', input, file)`. Two parts, `Input` and `File`. Throws
 * ApiError like `call`; an abort rejects with the signal's reason.
 */
export async function upload<Name extends keyof Api>(
  name: Name,
  input: Api[Name]['input'],
  file: File,
  { signal, onProgress }: UploadOptions = {},
): Promise<Api[Name]['output']> {
  const body = new FormData();
  body.append('Input', JSON.stringify(toWire(input)));
  body.append('File', file, file.name);
  const send = createTransport({ ...transportParts, fetch: fetchWithProgress(onProgress) });
  const response = await send(`/api/${name}`, { body, signal });
  return fromWire(await response.json()) as Api[Name]['output'];
}

/** The part of `fetch` that the transport uses, on XMLHttpRequest, which reports upload progress. */
function fetchWithProgress(onProgress: UploadOptions['onProgress']): typeof fetch {
  return (path, init = {}) =>
    new Promise<Response>((resolve, reject) => {
      const request = new XMLHttpRequest();
      const { signal } = init;
      request.open(init.method ?? 'POST', String(path));
      for (const [name, value] of Object.entries(init.headers as Record<string, string>)) {
        request.setRequestHeader(name, value);
      }
      request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
      request.onload = () => {
        const headers = new Headers();
        for (const name of ['Content-Type', 'Retry-After']) {
          const value = request.getResponseHeader(name);
          if (value !== null) headers.set(name, value);
        }
        resolve(new Response(request.responseText, { status: request.status, headers }));
      };
      request.onerror = () => reject(new TypeError('no response'));
      const abort = () => {
        request.abort();
        reject(signal?.reason);
      };
      if (signal?.aborted) abort();
      else {
        signal?.addEventListener('abort', abort, { once: true });
        request.send(init.body as FormData);
      }
    });
}
