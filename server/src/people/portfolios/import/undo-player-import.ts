import type { portfolioEndpoints } from '@trattativa/contract/people/portfolios/endpoints';
import { undoImportHours } from '@trattativa/domain/people/import-limits';
import { formatNumber } from '@trattativa/texts/formats';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../../platform/app-error.ts';
import { addDays } from '../../../platform/clock.ts';
import type { CallOf, OutputOf } from '../../../platform/http/call.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import { playerDeals } from '../../player-deals.ts';
import { listPlayerAudience } from '../../players/players.repository.ts';
import { portfolioFrom } from '../../players/portfolio/portfolio-owner.ts';
import { listImported, markImportDeleted } from '../../players/portfolio/portfolio-records.repository.ts';
import { markImportUndone } from './player-imports.repository.ts';

/**
 * Removes what an import of the last day added. Players who were changed, claimed or proposed since stay and are counted.
 * Throws `SUBJECT_MISMATCH`, and `NOT_FOUND` for an import that is foreign, too old or undone.
 */
export async function undoPlayerImport(
  services: Services,
  { actor, input, language }: CallOf<typeof portfolioEndpoints.undoPlayerImport>,
): Promise<OutputOf<typeof portfolioEndpoints.undoPlayerImport>> {
  const at = services.clock.now();
  const owner = portfolioFrom(actor, input);
  if (!owner) throw new AppError('SUBJECT_MISMATCH');
  return services.db.transaction().execute(async (tx) => {
    const imported = await listImported(tx, input.importId, owner);
    const [first] = imported;
    if (!first) throw new AppError('NOT_FOUND');
    if (!(await markImportUndone(tx, input.importId, at, addDays(at, -undoImportHours / 24))))
      throw new AppError('NOT_FOUND');
    const deals = playerDeals.get();
    const free: number[] = [];
    for (const { id, untouched } of imported) {
      if (untouched && !(await deals.wasProposed(tx, id)) && !(await deals.isOffered(tx, id))) free.push(id);
    }
    const recipients = [...(await listPlayerAudience(tx, first.id)), actor.accountId];
    const removed = await markImportDeleted(tx, free, owner, at);
    for (const playerId of removed) {
      await recordEvent(tx, {
        type: 'player.removed',
        data: { playerId },
        recipients,
        actorId: actor.accountId,
        at,
      });
    }
    const message = translate(language, 'player-import:undone', {
      count: removed.length,
      number: formatNumber(language, removed.length),
    });
    return { message, removed: removed.length, kept: imported.length - removed.length };
  });
}
