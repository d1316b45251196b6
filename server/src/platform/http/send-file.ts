import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file as an answer. */
export interface FileAnswer {
  name: string;
  /** The content type, from our own list. */
  type: string;
  /** Absent when the file is generated while it is sent. */
  bytes?: number;
  body: Readable | Buffer;
}

/** Sends a file as a download; forbids sniffing, framing, execution and caching. */
export function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  return fileHeaders(reply, file).send(file.body);
}

/** Sends the headers of a download without a body: the answer to HEAD. */
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

/** `Content-Disposition` by RFC 6266: an ASCII name for old clients, the real one in RFC 8187 encoding. */
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
