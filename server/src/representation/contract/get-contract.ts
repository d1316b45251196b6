import type { contractEndpoints } from '@trattativa/contract/representation/contract/endpoints';
import { accessFile, contentOf } from '../../files/uploads.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { FileAnswer } from '../../platform/http/send-file.ts';
import type { Services } from '../../platform/services.ts';

/**
 * A stored contract by its folder, an opaque key of the database (never a path). Throws `NOT_FOUND` for what is absent,
 * foreign or no contract.
 */
export async function getContract(
  services: Services,
  { actor, input }: CallOf<typeof contractEndpoints.getContract>,
): Promise<FileAnswer> {
  const { file } = await accessFile(services, actor, input.folder);
  if (file.parent_kind !== 'contract') throw new AppError('NOT_FOUND');
  return contentOf(services, file);
}
