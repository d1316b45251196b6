import type { FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import type { AnswerCookie } from './call.ts';

/** Tells a browser that signed in before from a stranger's. */
export const deviceCookie = 'trattativa_device';

/** Sets a cookie that scripts cannot read and other sites cannot send. */
export function setCookie(
  reply: FastifyReply,
  { production }: Pick<Config, 'production'>,
  { name, value, path, maxAgeSeconds }: AnswerCookie,
): void {
  reply.setCookie(name, value, {
    path,
    httpOnly: true,
    sameSite: 'strict',
    secure: production,
    maxAge: maxAgeSeconds,
  });
}
