import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { CallLimit } from './admission/rate-limits.ts';

const webDist = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));

/**
 * The built web application at `/`: hashed assets cached for ever, the page never cached, all served
 * precompressed. The page names the chat's host where the chat has its own.
 */
export async function bindWebApp(app: FastifyInstance, chatUrl: string | undefined): Promise<void> {
  if (!existsSync(join(webDist, 'index.html'))) return;
  if (chatUrl !== undefined) {
    const page = namingChat(readFileSync(join(webDist, 'index.html'), 'utf8'), chatUrl);
    for (const path of ['/', '/index.html']) {
      app.get(path, (_request, reply) =>
        reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page),
      );
    }
  }
  // A separate route: `/*` searches the whole folder for the exact spelling, for each of a page's fifty
  // files.
  app.get<{ Params: { file: string } }>('/assets/:file', (request, reply) =>
    reply.sendFile(`assets/${request.params.file}`),
  );
  await app.register(staticFiles, {
    root: webDist,
    preCompressed: true,
    setHeaders(reply, path) {
      const hashed = path.startsWith(join(webDist, 'assets'));
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** The page with the chat's address in its head. */
export function namingChat(page: string, chatUrl: string): string {
  const address = new URL(chatUrl).href.replace(/\/+$/, '').replaceAll('&', '&amp;');
  return page.replace('<head>', () => `<head><meta name="chat-url" content="${address}">`);
}

/**
 * `/api/docs`: the browsable document, from local files only. It is built on first request: most processes
 * never serve it, and it costs a third of a second and megabytes of memory.
 */
export async function bindDocs(
  app: FastifyInstance,
  describe: () => object,
  limit?: CallLimit,
): Promise<void> {
  let made: ApiDocument | undefined;
  app.get('/api/openapi.json', (request, reply) => {
    limit?.count(null, request.ip);
    made ??= apiDocument(describe());
    reply
      .header('etag', made.etag)
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === made.etag) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    return /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
      ? reply.header('content-encoding', 'gzip').send(made.gzip)
      : reply.header('content-encoding', 'identity').send(made.plain);
  });
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(docsPage));
  app.get('/api/docs/start.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(docsScript),
  );
  await app.register(staticFiles, {
    root: dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json'))),
    prefix: '/api/docs/ui/',
    decorateReply: false,
    index: false,
  });
}

interface ApiDocument {
  plain: Buffer;
  gzip: Buffer;
  etag: string;
}

/** Built and compressed once: compressing 600 kB per request would take 28 ms of CPU. */
function apiDocument(document: object): ApiDocument {
  const plain = Buffer.from(JSON.stringify(document));
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { plain, gzip: gzipSync(plain), etag: `"${digest}"` };
}

const docsPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Trattativa API</title>
<link rel="stylesheet" href="/api/docs/ui/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="/api/docs/ui/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>`;

const docsScript = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, tryItOutEnabled: true });`;
