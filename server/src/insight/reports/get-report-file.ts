import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { reportEndpoints } from '@trattativa/contract/insight/reports/endpoints';
import { printablePicture } from '../../files/printable-pictures.ts';
import { contentOf, findFile } from '../../files/uploads.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { cleanName } from '../../platform/http/receive-upload.ts';
import type { FileAnswer } from '../../platform/http/send-file.ts';
import type { Services } from '../../platform/services.ts';
import { openPublicLink } from './access-public-link.ts';
import { type Report, readReport } from './read-report.ts';
import { reportSheet } from './report-sheet.ts';
import { nameShown, reportPageUrl } from './share-url.ts';
import type { LinkRow } from './shared-thing.ts';
import { writePlayerReport } from './write-player-report.ts';
import { writeReport } from './write-report.ts';

/**
 * A document of a player whose report publishes documents. Throws `NOT_FOUND` for any other file, and for
 * every file when the documents are not published.
 */
export async function getReportFile(
  services: Services,
  { input }: CallOf<typeof reportEndpoints.getReportFile>,
): Promise<FileAnswer> {
  const link = await openPublicLink(services, 'player', input.shareId);
  if (!link.groups.includes('documents')) throw new AppError('NOT_FOUND');
  const file = await findFile(services.db, input.fileId);
  const belongs = file?.parent_kind === 'player' && file.parent_id === link.thing_id;
  if (!file || !belongs || file.deleted_at !== null) throw new AppError('NOT_FOUND');
  return contentOf(services, file);
}

/** Any open report as a PDF in the caller's language. Throws `NOT_FOUND`. */
export async function getReportPdf(
  services: Services,
  { input, language }: CallOf<typeof reportEndpoints.getReportPdf>,
): Promise<FileAnswer> {
  const link = await openPublicLink(services, null, input.shareId);
  const sheet = reportSheet(await readWhatever(services, link), language, dayOf(services.clock.now()));
  const url = reportPageUrl(services.config, link.kind, link.share_id, nameShown(link));
  const folder = await mkdtemp(join(tmpdir(), 'trattativa-pdf-'));
  try {
    const path = join(folder, 'report.pdf');
    const facts = { language, at: services.clock.now(), url };
    const { player } = sheet;
    if (player) {
      const photo = await printablePicture(services, sheet.imageUrl, folder);
      await writePlayerReport(path, { ...sheet, player }, photo, facts);
    } else await writeReport(path, sheet, facts);
    const body = await readFile(path);
    return { name: cleanName(`${sheet.title}.pdf`), type: 'application/pdf', bytes: body.length, body };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readWhatever(services: Services, link: LinkRow): Promise<Report> {
  if (link.kind === 'player') return { kind: 'player', report: await readReport.player(services, link) };
  if (link.kind === 'request') return { kind: 'request', report: await readReport.request(services, link) };
  if (link.kind === 'offer') return { kind: 'offer', report: await readReport.offer(services, link) };
  return { kind: 'negotiation', report: await readReport.negotiation(services, link) };
}
