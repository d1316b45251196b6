import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { contractEndpoints } from '@trattativa/contract/representation/contract/endpoints';
import { translate } from '@trattativa/texts/translate';
import { attachmentKinds } from '../../files/attachment-kinds.ts';
import { contentOf, type Parent, storeFile } from '../../files/uploads.ts';
import { readSettings } from '../../identity/platform-settings.ts';
import type { PlayerRow } from '../../people/players.ts';
import { accessPlayer, isAdult } from '../../people/players.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf, InputOf } from '../../platform/http/call.ts';
import { cleanName } from '../../platform/http/receive-upload.ts';
import type { FileAnswer } from '../../platform/http/send-file.ts';
import type { Services } from '../../platform/services.ts';
import { termsOf } from './contract-terms.ts';
import { insertDraft, lockContractOf } from './drafts.repository.ts';
import { writeContract } from './write-contract.ts';

type Asserted = InputOf<typeof contractEndpoints.generateContractPdf>;

/**
 * Writes the draft of a player's representation contract and keeps it as the next version. Only what is stored goes into
 * it: the fields of the call are compared with that, never printed. Throws `NOT_FOUND`, `CONTRACT_DATA_DIFFERS`,
 * `CONTRACT_DATA_MISSING`, `ADULTS_ONLY` (the service is not offered to minors), `TOO_MANY_FILES`.
 */
export async function generateContractPdf(
  services: Services,
  call: CallOf<typeof contractEndpoints.generateContractPdf>,
): Promise<FileAnswer> {
  const { actor, input, language } = call;
  await attachmentKinds.get('contract').rights(services, actor, input.id);
  const player = await accessPlayer(services, services.db, actor, input.id);
  const at = services.clock.now();
  const today = dayOf(at);
  const facts = partyOf(player, input);
  if (!isAdult(player, today)) throw new AppError('ADULTS_ONLY');

  const folder = await mkdtemp(join(tmpdir(), 'trattativa-pdf-'));
  try {
    const path = join(folder, 'contract.pdf');
    const settings = await readSettings(services.db);
    const terms = await termsOf(services.db, player, settings, at);
    await writeContract(path, { player: facts, settings, terms, language, today, at });
    const parent: Parent = { kind: 'contract', id: player.id };
    const stored = await storeFile(
      services,
      actor,
      parent,
      {
        name: cleanName(`${translate(language, 'contract-pdf:fileName', { name: facts.name })}.pdf`),
        type: 'application/pdf',
        path,
        bytes: (await stat(path)).size,
      },
      {
        generated: true,
        before: (tx) => lockContractOf(tx, player.id),
        after: (tx, fileId) => insertDraft(tx, { playerId: player.id, fileId, terms, language, at }),
      },
    );
    return await contentOf(services, stored);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function partyOf(player: PlayerRow, asserted: Asserted) {
  const stored = {
    name: `${player.name} ${player.surname}`.trim(),
    bornDate: player.born_date ?? '',
    nationality: player.nationality ?? '',
    address: [player.address, player.city].filter(Boolean).join(', '),
  };
  const same = (said: string | undefined, ...known: string[]) =>
    said === undefined || known.some((value) => said.normalize('NFC') === value.normalize('NFC'));
  const agrees =
    same(asserted.name, stored.name) &&
    same(asserted.bornDate, stored.bornDate) &&
    same(asserted.nationality, stored.nationality) &&
    same(asserted.address, stored.address, player.address);
  if (!agrees) throw new AppError('CONTRACT_DATA_DIFFERS');
  if (Object.values(stored).includes('')) throw new AppError('CONTRACT_DATA_MISSING');
  return stored;
}
