import type { claimAndListingEndpoints } from '@trattativa/contract/representation/claims/endpoints';
import type { DuplicateGroup } from '@trattativa/contract/representation/claims/listing-endpoints';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { translate } from '@trattativa/texts/translate';
import { portfolioFrom } from '../../people/players.ts';
import { listStaffAccounts, presentRecordOwner } from '../../people/portfolios.ts';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Call, CallOf, OutputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { type DuplicateRow, insertDistinctPeople, listDuplicates } from './duplicates.repository.ts';

const maxGroups = 100;

const scopeOf = (actor: Actor) => (isStaff(actor) ? null : portfolioFrom(actor, {}));

/** Records that look like one person; pointed out, never merged. */
export async function getDuplicates(
  services: Services,
  { actor }: Call<unknown>,
): Promise<{ items: DuplicateGroup[]; total: number }> {
  const { rows, total } = await listDuplicates(services.db, scopeOf(actor), maxGroups);
  const groups = Map.groupBy(rows, (row) => row.person);
  return { items: [...groups.values()].map(presentGroup), total };
}

function presentGroup(rows: readonly DuplicateRow[]): DuplicateGroup {
  const [first] = rows as [DuplicateRow];
  return {
    name: `${first.name} ${first.surname}`,
    bornDate: first.born_date,
    records: rows.map((row) => ({
      id: row.id,
      profile: row.profile,
      name: row.name,
      surname: row.surname,
      currentClub: row.current_club,
      owner: row.profile === profileType.player ? null : presentRecordOwner(row),
      updatedAt: row.updated_at.toISOString(),
    })),
  };
}

/** Says that such records were looked at and are to stay apart. Throws `NOT_FOUND` for what is not the caller's to say. */
export async function keepApart(
  services: Services,
  { actor, input, language }: CallOf<typeof claimAndListingEndpoints.keepApart>,
): Promise<OutputOf<typeof claimAndListingEndpoints.keepApart>> {
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    const by = { accountId: actor.accountId, at };
    if (!(await insertDistinctPeople(tx, scopeOf(actor), input.playerIds, by)))
      throw new AppError('NOT_FOUND');
    await recordEvent(tx, {
      type: 'duplicates.reviewed',
      data: { playerIds: input.playerIds },
      recipients: isStaff(actor) ? await listStaffAccounts(tx) : [actor.accountId],
      actorId: actor.accountId,
      at,
    });
  });
  return { message: translate(language, 'feedback:dataSaved') };
}
