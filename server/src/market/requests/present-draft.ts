import type { Recipient } from '@trattativa/contract/market/requests/request';
import type { RequestDraft } from '@trattativa/contract/market/requests/request-draft';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { listChosenRecipients } from './recipients.repository.ts';
import type { DraftRow } from './request.ts';

/** A draft with the names of its recipients; those who can no longer be chosen are omitted. */
export async function presentWholeDraft(db: Queryable, draft: DraftRow): Promise<RequestDraft> {
  const { teamIds, agentIds, coachingStaffIds } = draft.content;
  const chosen = {
    teamIds: teamIds ?? [],
    agentIds: agentIds ?? [],
    coachingStaffIds: coachingStaffIds ?? [],
  };
  return presentDraft(draft, await listChosenRecipients(db, chosen));
}

/** The only presenter of drafts. */
export function presentDraft(draft: DraftRow, recipients?: Recipient[]): RequestDraft {
  const { content } = draft;
  return {
    id: draft.id,
    version: draft.version,
    team:
      draft.team_id === null
        ? null
        : {
            id: draft.team_id,
            name: assertFound(draft.team_name),
            city: assertFound(draft.team_city),
            country: assertFound(draft.team_country),
            region: draft.team_region,
            category: draft.team_category,
            level: draft.team_level,
            leagueName: assertFound(draft.team_league_name),
            profile: assertFound(draft.team_profile),
            imageUrl: draft.team_image_url,
          },
    writtenBy:
      draft.agent_id === null
        ? null
        : { id: draft.agent_id, name: draft.agent_name ?? '', society: draft.agent_society ?? '' },
    role: content.role ?? null,
    level: content.level ?? null,
    city: content.city ?? '',
    country: content.country ?? null,
    address: content.address ?? '',
    overAge: content.overAge ?? null,
    underAge: content.underAge ?? null,
    monthlyOffer: content.monthlyOffer ?? null,
    refundRange: content.refundRange ?? null,
    contractualStatus: content.contractualStatus ?? null,
    immediateAvailability: content.immediateAvailability ?? false,
    foot: content.foot ?? null,
    minHeightCm: content.minHeightCm ?? null,
    euPassport: content.euPassport ?? false,
    skills: content.skills ?? [],
    secondRoleAccepted: content.secondRoleAccepted ?? true,
    bornFrom: content.bornFrom ?? null,
    bornTo: content.bornTo ?? null,
    quota: content.quota ?? null,
    nationalities: content.nationalities ?? [],
    nonEuPlace: content.nonEuPlace ?? null,
    minMinutes: content.minMinutes ?? null,
    moves: content.moves ?? [],
    feeBudget: content.feeBudget ?? null,
    playersSought: content.playersSought ?? null,
    neededFrom: content.neededFrom ?? null,
    neededUntil: content.neededUntil ?? null,
    answerBy: content.answerBy ?? null,
    board: content.board ?? false,
    lodging: content.lodging ?? false,
    car: content.car ?? false,
    project: content.project ?? '',
    requestedMaterial: content.requestedMaterial ?? '',
    ...(recipients && { recipients }),
    createdAt: draft.created_at.toISOString(),
    updatedAt: draft.updated_at.toISOString(),
    updatedBy: draft.updated_by_name ?? '',
  };
}
