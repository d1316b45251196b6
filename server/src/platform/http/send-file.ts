import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file as a call answers it. */
export interface FileAnswer {
  name: string;
  /** The content type, from our own list. */
  type: string;
  /** Absent for what is made while it is sent. */
  bytes?: number;
  body: Readable | Buffer;
}

/**
 * Answers a file: always as a download, never guessed at, never framed or run, never kept by a cache.
 */
export function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  return fileHeaders(reply, file).send(file.body);
}

/** The same without the bytes: the answer to HEAD. */
export function sendFileHead(reply: FastifyReply, file: Omit<FileAnswer, 'body'>): FastifyReply {
  return fileHeaders(reply, file).send();
}

function fileHeaders(reply: FastifyReply, file: Omit<FileAnswer, 'body'>): FastifyReply {
  if (file.bytes !== undefined) reply.header('content-length', file.bytes);
  return reply
    .header('content-disposition', attachmentNamed(file.name))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .type(file.type);
}

/** `Content-Disposition` by RFC 6266: a plain name for old readers, the real one in RFC 8187 spelling. */
function attachmentNamed(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const spelled = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${spelled}`;
}
