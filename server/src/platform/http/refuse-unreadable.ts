import type { Socket } from 'node:net';
import { defaultLanguage } from '@trattativa/texts/languages';
import { AppError } from '../app-error.ts';
import { problemOf } from './problem.ts';

/**
 * Refuses bytes that are no HTTP with a problem document. The request cannot be trusted, so the answer is
 * Italian and the connection ends. Oversized headers are answered like an oversized body.
 */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy(error);
    return;
  }
  const isTooLong = error.code === 'HPE_HEADER_OVERFLOW' || error.code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW';
  const problem = problemOf(new AppError(isTooLong ? 'TOO_LARGE' : 'BAD_REQUEST'), defaultLanguage);
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${problem.status} ${isTooLong ? 'Content Too Large' : 'Bad Request'}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
