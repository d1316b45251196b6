import { playerRole } from '@trattativa/domain/people/player-roles';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id } from '../../fields.ts';
import { chosenFiles } from '../../files/uploads/files.ts';
import { page, pageInput } from '../../paging.ts';
import { exampleRequest } from './example-request.ts';
import { requestDraftInput } from './request.ts';
import { type RequestDraft, requestDraft } from './request-draft.ts';

/** As for publishing: a club its own, an agent for a club that has mandated the agent, staff for any. */
const makers = allow({ team: 'own', agent: 'own', premium: 'own', staff: 'all' });

const {
  status: _status,
  season: _season,
  publishedBy,
  myDelivery: _myDelivery,
  myAnswer: _myAnswer,
  delivery: _delivery,
  can: _can,
  ...criteria
} = exampleRequest;
const exampleDraft: RequestDraft = {
  ...criteria,
  id: 7001,
  writtenBy: publishedBy,
  updatedBy: 'Paolo Zanon',
};

const saveDraft = endpoint({
  path: '/api/Request/SaveDraft',
  summary: 'Keeps a request unfinished, to go on with it later; nobody is written to and nothing is compared',
  who: makers,
  input: z.strictObject({
    draft: requestDraftInput,
    /** Only with a draft that is begun; what is there has its attachments uploaded to it. */
    fileIds: chosenFiles,
  }),
  output: z.object({ message: z.string(), draft: requestDraft }),
  errors: [
    'SUBJECT_MISMATCH',
    'MANDATE_NEEDED',
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'CLUB_MUST_BE_SELECTED',
    'MAX_CLUBS',
    'MAX_AGENTS',
    'MAX_COACHING_STAFF',
    'TOO_MANY_DRAFTS',
  ],
  creates: true,
  example: {
    input: { draft: { teamId: 20001, role: playerRole.attackingMidfielder, underAge: 23 } },
    output: { message: 'Bozza salvata', draft: exampleDraft },
  },
});

const getDrafts = endpoint({
  path: '/api/Request/GetDrafts',
  summary: 'The unfinished requests that the caller may go on with, the latest change first',
  who: makers,
  input: z.strictObject(pageInput),
  output: page(requestDraft),
  errors: [],
  example: { input: {}, output: { items: [exampleDraft], nextCursor: null, total: 1, totalIsExact: true } },
});

const one = z.strictObject({ draftId: id });

const getDraft = endpoint({
  path: '/api/Request/GetDraft',
  summary: 'One unfinished request',
  who: makers,
  input: one,
  output: requestDraft,
  errors: ['NOT_FOUND'],
  example: { input: { draftId: 7001 }, output: exampleDraft },
});

const discardDraft = endpoint({
  path: '/api/Request/DiscardDraft',
  summary: 'Throws an unfinished request away; it can be taken back for 30 seconds',
  who: makers,
  input: one,
  output: z.object({ message: z.string() }),
  errors: ['NOT_FOUND'],
  example: { input: { draftId: 7001 }, output: { message: 'Bozza eliminata' } },
});

const restoreDraft = endpoint({
  path: '/api/Request/RestoreDraft',
  summary: 'Takes back that an unfinished request was thrown away',
  who: makers,
  input: one,
  output: z.object({ message: z.string(), draft: requestDraft }),
  errors: ['NOT_FOUND', 'TOO_MANY_DRAFTS'],
  example: { input: { draftId: 7001 }, output: { message: 'Bozza ripristinata', draft: exampleDraft } },
});

const duplicateRequest = endpoint({
  path: '/api/Request/DuplicateRequest',
  summary: 'Begins a draft with what a request asks, offers and to whom it went',
  who: makers,
  input: z.strictObject({ requestId: id }),
  output: z.object({ message: z.string(), draft: requestDraft }),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'TOO_MANY_DRAFTS'],
  creates: true,
  example: { input: { requestId: 120001 }, output: { message: 'Bozza salvata', draft: exampleDraft } },
});

export const requestDraftEndpoints = {
  saveDraft,
  getDrafts,
  getDraft,
  discardDraft,
  restoreDraft,
  duplicateRequest,
};
