import type { reportEndpoints } from '@trattativa/contract/insight/reports/endpoints';
import { contentOf, findFile } from '../../files/uploads.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { FileAnswer } from '../../platform/http/send-file.ts';
import type { Services } from '../../platform/services.ts';
import { openPublicLink } from './access-public-link.ts';

/**
 * A document of a player whose report publishes documents. Throws `NOT_FOUND` for any other file, and without that group
 * for every file.
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
