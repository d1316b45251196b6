import type { requestEndpoints } from '@trattativa/contract/market/requests/endpoints';
import { translate } from '@trattativa/texts/translate';
import { isStaff } from '../../platform/actor.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { accessRequestToManage } from './access-request.ts';
import { findDraft, insertDraft } from './drafts.repository.ts';
import { presentWholeDraft } from './present-draft.ts';
import { presentContent } from './present-request.ts';
import { listRecipients } from './recipients.repository.ts';
import { recordDraftChanged } from './record-draft-changed.ts';
import type { DraftContent } from './request.ts';
import { assertBelowDraftCap } from './save-draft.ts';

/**
 * Creates a draft with the content and recipients of a request, active or closed; attachments stay with the
 * request. Throws `NOT_FOUND`, `FORBIDDEN` (visible, but another club's), `TOO_MANY_DRAFTS`.
 */
export async function duplicateRequest(
  services: Services,
  call: CallOf<typeof requestEndpoints.duplicateRequest>,
): Promise<OutputOf<typeof requestEndpoints.duplicateRequest>> {
  const { actor, input } = call;
  const at = services.clock.now();
  const draft = await createOnce(services, call, async (tx) => {
    const request = await accessRequestToManage(tx, actor, input.requestId);
    await assertBelowDraftCap(tx, { teamId: request.team_id, accountId: actor.accountId }, null);
    const recipients = await listRecipients(tx, request.id);
    const idsOf = (kind: (typeof recipients)[number]['kind']) =>
      recipients.filter((recipient) => recipient.kind === kind).map(({ id }) => id);
    const id = await insertDraft(tx, {
      teamId: request.team_id,
      agentId: isStaff(actor) ? null : actor.agentId,
      quizAccountId: null,
      content: {
        ...(presentContent(request) as DraftContent),
        teamIds: idsOf('team'),
        agentIds: idsOf('agent'),
        coachingStaffIds: idsOf('coachingStaff'),
      },
      by: actor.accountId,
      at,
    });
    const created = assertFound(await findDraft(tx, id));
    await recordDraftChanged(tx, actor, created, at);
    return created;
  });
  return {
    message: translate(call.language, 'requests:draft.saved'),
    draft: await presentWholeDraft(services.db, draft),
  };
}
