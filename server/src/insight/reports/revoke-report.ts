import type { reportEndpoints } from '@trattativa/contract/insight/reports/endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessLinkToRevoke } from './access-public-link.ts';
import { markRevoked } from './public-links.repository.ts';
import { recordLinkChanged } from './record-link-changed.ts';

/** Takes a public link back for good. Throws `NOT_FOUND` for one that is not theirs or was taken back before. */
export async function revokeReport(
  services: Services,
  call: CallOf<typeof reportEndpoints.revokeReport>,
): Promise<{ message: string }> {
  const { actor, input, language } = call;
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    const link = await accessLinkToRevoke(tx, actor, input.linkId);
    if (!(await markRevoked(tx, link.id, at))) throw new AppError('NOT_FOUND');
    await recordLinkChanged(tx, 'report.revoked', link, actor, at);
  });
  return { message: translate(language, 'sharing:done.revoked') };
}
