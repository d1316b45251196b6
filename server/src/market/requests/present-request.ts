import type { Request, RequestContentField } from '@trattativa/contract/market/requests/request';
import type { Quota } from '@trattativa/domain/market/request-limits';
import { requestStatus } from '@trattativa/domain/market/request-statuses';
import type { MoveKind } from '@trattativa/domain/people/players/contract-facts';
import type { Actor } from '../../platform/actor.ts';
import { canMove, isActive, type RequestRow } from './request.ts';
import { canEditRequest, canManageRequest } from './requests.policy.ts';

/** The only presenter of requests, with what the caller may do. */
export function presentRequest(request: RequestRow, actor: Actor): Request {
  const manages = canManageRequest(actor, request);
  return {
    ...presentMarketRequest(request),
    myDelivery: request.my_delivery,
    myAnswer: request.my_answer,
    delivery: manages ? request.delivery : null,
    can: {
      edit: canEditRequest(actor, request),
      close: manages && canMove(request.status, requestStatus.closed),
      reopen: manages && canMove(request.status, requestStatus.active),
      duplicate: manages,
      seeCandidates: manages && isActive(request),
    },
  };
}

/** The fields of a request that everybody on the market reads, and that a public report shows. */
export function presentMarketRequest(
  request: RequestRow,
): Omit<Request, 'myDelivery' | 'myAnswer' | 'delivery' | 'can'> {
  return {
    id: request.id,
    version: request.version,
    status: request.status as Request['status'],
    season: request.season,
    team: {
      id: request.team_id,
      name: request.team_name,
      city: request.team_city,
      country: request.team_country,
      region: request.team_region,
      category: request.team_category,
      level: request.team_level,
      leagueName: request.team_league_name,
      profile: request.team_profile,
      imageUrl: request.team_image_url,
    },
    publishedBy:
      request.agent_id === null
        ? null
        : { id: request.agent_id, name: request.agent_name ?? '', society: request.agent_society ?? '' },
    ...presentContent(request),
    createdAt: request.created_at.toISOString(),
    updatedAt: request.updated_at.toISOString(),
  };
}

/** The content of a request, which its copies share. */
export function presentContent(request: RequestRow): Pick<Request, RequestContentField> {
  return {
    role: request.role,
    level: request.level,
    city: request.city,
    country: request.country,
    address: request.address,
    overAge: request.over_age,
    underAge: request.under_age,
    monthlyOffer: request.offer_cents === null ? null : request.offer_cents / 100,
    refundRange: request.refund_range,
    contractualStatus: request.contractual_status,
    immediateAvailability: request.immediate_availability,
    foot: request.foot,
    minHeightCm: request.min_height_cm,
    euPassport: request.eu_passport,
    skills: request.skills,
    secondRoleAccepted: request.second_role_accepted,
    bornFrom: request.born_from,
    bornTo: request.born_to,
    quota: request.quota as Quota | null,
    nationalities: request.nationalities,
    nonEuPlace: request.non_eu_place,
    minMinutes: request.min_minutes,
    moves: request.moves as MoveKind[],
    feeBudget: request.fee_budget_cents === null ? null : request.fee_budget_cents / 100,
    playersSought: request.players_sought,
    neededFrom: request.needed_from,
    neededUntil: request.needed_until,
    answerBy: request.answer_by,
    board: request.board,
    lodging: request.lodging,
    car: request.car,
    project: request.project,
    requestedMaterial: request.requested_material,
  };
}
