import { addDays } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { deletePartsOf } from '../../record-parts.ts';
import { claimReminders, deleteIncompleteProfiles } from '../own-profile/incomplete-profiles.repository.ts';
import { profileRules } from '../own-profile/profile-rules.ts';

/**
 * Retention of incomplete profiles (spec §4, §9): a registered player's own profile that stays incomplete is
 * deleted some days after its last change (three by default), with reminders before. The account stays. Decides by stored
 * rows and the injected clock, so it may run twice or late.
 */
export const deleteIncompleteProfilesJob = job<object>({
  name: 'delete-incomplete-profiles',
  every: '*/10 * * * *',
  async run(services) {
    const rules = profileRules(services);
    const at = rules.now;
    await services.db.transaction().execute(async (tx) => {
      const deleted =
        at < rules.noneDeletedBefore
          ? []
          : await deleteIncompleteProfiles(tx, addDays(at, -rules.incompleteDays), at);
      const emptied = deleted.filter((profile) => profile.emptied).map(({ id }) => id);
      await deletePartsOf(tx, emptied, ['careerEntries', 'evaluations', 'views', 'candidates']);
      for (const { id, account_id: accountId } of deleted) {
        await recordEvent(tx, {
          type: 'player.removed',
          data: { playerId: id },
          recipients: [accountId],
          actorId: null,
          at,
        });
        await services.jobs.enqueue(tx, 'mail-profile-deleted', { accountId });
      }
      for (const { player_id: playerId, changed_at: changedAt } of await claimReminders(tx, rules)) {
        await recordEvent(tx, {
          type: 'player.profileReminded',
          data: { playerId },
          recipients: [],
          actorId: null,
          at,
        });
        await services.jobs.enqueue(tx, 'mail-profile-reminder', {
          playerId,
          changedAt: changedAt.toISOString(),
        });
      }
    });
  },
});
