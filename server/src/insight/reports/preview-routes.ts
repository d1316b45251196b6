import { createHash } from 'node:crypto';
import type { AddressedCall } from '@trattativa/contract/addressed-call';
import { previewPages } from '@trattativa/contract/insight/reports/preview-pages';
import { shareId as shareIdSchema } from '@trattativa/contract/insight/reports/report';
import { isLanguage, type Language, negotiateLanguage } from '@trattativa/texts/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { reachablePicture } from '../../files/pictures.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { CallCount, networkOf } from '../../platform/http/admission/rate-limits.ts';
import { routerPath } from '../../platform/http/routes.ts';
import { linkBaseOf } from '../../platform/link-base.ts';
import type { Services } from '../../platform/services.ts';
import { openPublicLink } from './access-public-link.ts';
import type { ReportSheet } from './drawing/sheet.ts';
import { gonePage, previewPage } from './preview-page.ts';
import { readReport } from './read-report.ts';
import { reportSheet } from './report-sheet.ts';
import { nameShown, reportPageUrl, shareUrl } from './share-url.ts';
import type { LinkRow } from './shared-thing.ts';

type Kind = 'player' | 'request';
type Asked = { Params: { id: string }; Querystring: { lang?: unknown } };

const previewsAMinute = 120;

/** The page's own policy: no script but the redirecting one, nothing from other hosts. */
const policy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Serves the pages of shared links (spec §7): rendered here, with the metadata that messengers and networks
 * need for a preview, and a redirect to the report. The name in the address is never read. Unknown,
 * revoked, expired and hidden links get the same 404 page. `?lang=` chooses the language, else the browser
 * does.
 */
export function bindReportPreviews(app: FastifyInstance, services: Services): void {
  const perMinute = new CallCount(services, 'previews', 60);
  const bind = (page: AddressedCall, kind: Kind) =>
    app.get<Asked>(routerPath(page), async (request, reply) => {
      const wait = services.config.rateLimits ? perMinute.count(networkOf(request.ip), previewsAMinute) : 0;
      if (wait > 0) throw new AppError('RATE_LIMITED', { retryAfter: wait });
      return answer(services, request, reply, kind);
    });
  bind(previewPages.player, 'player');
  bind(previewPages.playerWithoutName, 'player');
  bind(previewPages.request, 'request');
}

async function answer(
  services: Services,
  request: FastifyRequest<Asked>,
  reply: FastifyReply,
  kind: Kind,
): Promise<FastifyReply> {
  const { lang } = request.query;
  const language =
    typeof lang === 'string' && isLanguage(lang)
      ? lang
      : negotiateLanguage(request.headers['accept-language']);
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('content-language', language)
    .header('vary', 'accept-language, accept-encoding')
    // Not for search engines: only people with the link may know the page.
    .header('x-robots-tag', 'noindex, noarchive');
  const link = await openOrNull(services, kind, request.params.id);
  if (!link) {
    const page = gonePage(language, linkBaseOf(services.config, undefined));
    return reply.code(404).header('cache-control', 'no-store').send(page);
  }
  const page = await drawPreview(services, link, kind, language);
  const tag = `"${createHash('sha256').update(page).digest('base64url').slice(0, 27)}"`;
  // Revalidated each time, so that a revoked link disappears at once.
  reply.header('cache-control', 'no-cache').header('etag', tag);
  const known = request.headers['if-none-match']?.split(',').map((word) => word.trim().replace(/^W\//, ''));
  return known?.includes(tag) ? reply.code(304).send() : reply.send(page);
}

async function openOrNull(services: Services, kind: Kind, id: string): Promise<LinkRow | null> {
  if (!shareIdSchema.safeParse(id).success) return null;
  try {
    return await openPublicLink(services, kind, id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

async function drawPreview(
  services: Services,
  link: LinkRow,
  kind: Kind,
  language: Language,
): Promise<string> {
  const { config } = services;
  const today = dayOf(services.clock.now());
  const sheet =
    kind === 'player'
      ? reportSheet({ kind, report: await readReport.player(services, link) }, language, today)
      : reportSheet({ kind, report: await readReport.request(services, link) }, language, today);
  return previewPage({
    language,
    sheet,
    kind,
    address: shareUrl(config, link),
    onward: reportPageUrl(config, kind, link.share_id, nameShown(link)),
    image: await pictureOf(services, sheet),
    base: linkBaseOf(config, undefined),
  });
}

/** The absolute address of the picture; null: the general one. */
async function pictureOf(services: Services, { imageUrl }: ReportSheet): Promise<string | null> {
  const reachable = await reachablePicture(services, imageUrl);
  // Sites that preview links show no SVG.
  if (reachable?.endsWith('.svg')) return null;
  return reachable?.startsWith('/') ? linkBaseOf(services.config, undefined) + reachable : null;
}
