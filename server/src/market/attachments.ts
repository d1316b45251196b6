import { type FileParent, nobodyElse, writers } from '../files/attachment-kinds.ts';
import { accessDraft } from './requests/access-draft.ts';
import { accessRequest } from './requests/access-request.ts';
import { findDraft, listDraftAudience } from './requests/drafts.repository.ts';
import { canManageRequest } from './requests/requests.policy.ts';

/** The things of this module that carry attachments. */
export const marketAttachments = {
  request: {
    table: 'requests',
    async rights(services, actor, id) {
      return writers(canManageRequest(actor, await accessRequest(services.db, actor, id)));
    },
    audience: nobodyElse,
  },
  requestDraft: {
    table: 'request_drafts',
    async rights(services, actor, id) {
      await accessDraft(services.db, actor, id);
      return writers(true);
    },
    async audience(tx, id) {
      const draft = await findDraft(tx, id);
      return draft ? listDraftAudience(tx, draft) : [];
    },
  },
} satisfies Record<string, FileParent>;
