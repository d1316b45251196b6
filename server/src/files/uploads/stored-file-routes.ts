import { fileId } from '@trattativa/contract/files/uploads/files';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import type { CallLimit } from '../../platform/http/admission/rate-limits.ts';
import type { FindActor } from '../../platform/http/bind-routes.ts';
import { sendFile, sendFileHead } from '../../platform/http/send-file.ts';
import type { Services } from '../../platform/services.ts';
import { avatarName, avatarStorageName } from '../pictures/avatars.repository.ts';
import { drawnBitmap, drawnPicture } from '../pictures/drawn-pictures.ts';
import { accessFile } from './access-file.ts';
import { readFile } from './read-file.ts';

/**
 * `GET` and `HEAD` of stored files (spec §7, Other): `/files/{id}` for readers of its parent,
 * `/avatars/{id}.png` and the drawn `/drawn/{name}.svg` or `.png` for everybody. Absent and foreign answer alike, to both verbs.
 */
export function bindStoredFiles(
  app: FastifyInstance,
  services: Services,
  findActor: FindActor,
  limit: CallLimit,
): void {
  app.route<{ Params: { id: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/:id',
    exposeHeadRoute: false,
    async handler(request, reply) {
      const actor = await limit.identify(() => findActor(request.headers.authorization), request, reply);
      if (!actor) throw new AppError('UNAUTHENTICATED');
      const id = fileId.safeParse(request.params.id);
      if (!id.success) throw new AppError('NOT_FOUND');
      if (request.method === 'HEAD') {
        return sendFileHead(reply, (await accessFile(services, actor, id.data)).file);
      }
      return sendFile(reply, await readFile(services, actor, id.data));
    },
  });

  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/avatars/:name',
    exposeHeadRoute: false,
    async handler(request, reply) {
      const { name } = request.params;
      if (!avatarName.test(name)) throw new AppError('NOT_FOUND');
      const stored = avatarStorageName(name);
      reply
        .type('image/png')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox");
      if (request.method === 'HEAD') {
        const bytes = await services.storage.size(stored);
        if (bytes !== null) return reply.header('content-length', bytes).send();
      } else {
        const content = await services.storage.read(stored);
        if (content) return reply.header('content-length', content.bytes).send(content.stream);
      }
      reply.removeHeader('cache-control');
      throw new AppError('NOT_FOUND');
    },
  });

  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/drawn/:name',
    exposeHeadRoute: false,
    async handler(request, reply) {
      const bitmap = await drawnBitmap(request.params.name);
      const drawing = bitmap ?? drawnPicture(request.params.name);
      if (drawing === null) throw new AppError('NOT_FOUND');
      reply
        .type(bitmap ? 'image/png' : 'image/svg+xml')
        // Named by what is drawn: a release may draw it better.
        .header('cache-control', 'public, max-age=86400')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-length', Buffer.byteLength(drawing));
      return request.method === 'HEAD' ? reply.send() : reply.send(drawing);
    },
  });
}
