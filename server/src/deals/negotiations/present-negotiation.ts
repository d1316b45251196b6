import type {
  EnquiryReply,
  Negotiation,
  NegotiationItem,
  NegotiationSide,
  NegotiationStep,
} from '@trattativa/contract/deals/negotiations/negotiation';
import { stageOf } from '@trattativa/domain/deals/deal-stages';
import { lapsesAt, whoseTurn } from '@trattativa/domain/deals/negotiation-transitions';
import { whoseTurn as whoseTurnInOffer } from '@trattativa/domain/deals/offers/offer-statuses';
import type { PlatformSettings } from '@trattativa/domain/identity/platform-settings';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { ageOn } from '@trattativa/domain/platform/plain-date';
import { sideOfCoach } from '../coach-sides/coach-sides.policy.ts';
import {
  type ChangeRow,
  type EnquiryRow,
  type NegotiationRow,
  type ProposedPlayer,
  type ProposedStaffMember,
  statedPrice,
} from './negotiation.ts';
import { abilitiesOf, mayAnswerProposal } from './negotiations.policy.ts';
import type { OtherRow } from './negotiations.repository.ts';

/** Reader of a negotiation: their side of it, and whose account it is. */
export interface NegotiationReader {
  side: NegotiationSide;
  accountId: number;
}

/** A negotiation in a side's list. Readers do not get the transaction cost. */
export function presentNegotiationItem(
  negotiation: NegotiationRow,
  { side, accountId }: NegotiationReader,
  today: string,
): NegotiationItem {
  const signedByTeamAt = negotiation.signed_by_team_at?.toISOString() ?? null;
  const { team } = negotiation;
  const offer = presentOfferInForce(negotiation, { side, accountId });
  const item: NegotiationItem = {
    id: negotiation.id,
    proposalId: negotiation.proposal_id,
    version: negotiation.version,
    status: negotiation.status,
    cause: negotiation.cause,
    reasonCode: negotiation.reason_code,
    signedByTeamAt,
    side,
    begunBy: negotiation.begun_by,
    awaitsAnswer: negotiation.awaits_answer,
    turn: whoseTurn(negotiation.status, signedByTeamAt, negotiation.awaits_answer),
    waitingSince: negotiation.waiting_since.toISOString(),
    changedAt: negotiation.changed_at.toISOString(),
    createdAt: negotiation.created_at.toISOString(),
    player: negotiation.player && presentProposedPlayer(negotiation.player, today),
    staffMember: negotiation.staff_member && presentProposedStaff(negotiation.staff_member, today),
    team: {
      id: team.id,
      name: team.name,
      city: team.city,
      country: team.country,
      level: team.level,
      leagueName: team.league_name,
      profile: team.profile,
      imageUrl: team.image_url,
    },
    proposer: { name: negotiation.proposer_name, society: negotiation.proposer_society },
    agentLicence: negotiation.agent_id === null ? undefined : negotiation.proposer_licence,
    consent: negotiation.consent,
    consentWay: negotiation.consent_way,
    level: negotiation.level,
    immediateAvailability: negotiation.immediate_availability,
    offer,
    stage: stageOf({ status: negotiation.status, signedByTeamAt, offer }),
    can: {
      ...abilitiesOf(side, negotiation),
      answerProposal: mayAnswerProposal(accountId, negotiation, today),
    },
  };
  if (side !== 'reader') item.price = statedPrice(negotiation);
  return item;
}

/**
 * A negotiation on its own page, with the side's abilities. Only the proposer's side and staff get the
 * commission and the other clubs.
 */
export function presentNegotiation(
  negotiation: NegotiationRow,
  reader: NegotiationReader,
  parts: {
    changes: readonly ChangeRow[];
    others: readonly OtherRow[];
    silence: PlatformSettings['silence'];
  },
  today: string,
): Negotiation {
  const { side } = reader;
  const lapseDays = negotiation.lapse_days ?? parts.silence.lapseDays;
  const presented: Negotiation = {
    ...presentNegotiationItem(negotiation, reader, today),
    comments: negotiation.comments,
    enquiry: negotiation.enquiry && presentEnquiry(negotiation.enquiry),
    asked: presentAsked(negotiation),
    requestId: negotiation.request_id,
    silence: { ...parts.silence, lapseDays },
    lapsesAt: lapsesAt(
      negotiation.status,
      negotiation.last_activity_at.toISOString(),
      lapseDays,
      answerByOf(negotiation),
    ),
    timeline: parts.changes.map(presentStep),
  };
  if (side === 'proposer' || side === 'staff') {
    const { commission_cents, commission_percent } = negotiation;
    presented.commissionAmount = commission_cents === null ? null : commission_cents / 100;
    presented.commissionPercent = commission_percent;
    presented.commissionPay = negotiation.commission_pay;
    presented.commissionInstalments = negotiation.commission_instalments;
    presented.others = parts.others.map(({ id, team_name, status }) => ({ id, teamName: team_name, status }));
  }
  return presented;
}

/** The offer for those who see it: a proposer only as the owner of the player's record. */
function presentOfferInForce(
  negotiation: NegotiationRow,
  reader: NegotiationReader,
): NegotiationItem['offer'] {
  const { offer } = negotiation;
  const { side } = reader;
  if (!offer || !(side === 'club' || side === 'staff' || seesAsOtherSide(negotiation, reader))) return null;
  return {
    id: offer.id,
    status: offer.status,
    revision: offer.revision,
    monthlySalary: offer.salary_cents / 100,
    months: offer.months,
    turn: whoseTurnInOffer(offer.status, offer.revised_by),
  };
}

function seesAsOtherSide(negotiation: NegotiationRow, { side, accountId }: NegotiationReader): boolean {
  const { staff_member, agent_id } = negotiation;
  if (!staff_member) return side === 'proposer' && ownsRecord(negotiation);
  const agentId = side === 'proposer' ? agent_id : null;
  return sideOfCoach({ accountId, agentId }, { ...staff_member, agent_id }) !== null;
}

/** The proposing side keeps the player's record, so that it answers offers. */
function ownsRecord({ player, agent_id, proposer_team_id, begun_by }: NegotiationRow): boolean {
  if (agent_id !== null) return player?.agent_id === agent_id;
  if (proposer_team_id !== null) return player?.team_id === proposer_team_id;
  // A club asks who keeps the record: the player or a coach.
  return begun_by === 'club';
}

/** The last day on which an enquiry can be answered; null where none waits for its answer. */
export function answerByOf({ awaits_answer, enquiry }: NegotiationRow): string | null {
  return awaits_answer ? (enquiry?.answer_by ?? null) : null;
}

function presentAsked(negotiation: NegotiationRow): Negotiation['asked'] {
  const { asked_kind: kind } = negotiation;
  if (kind === null) return null;
  return {
    kind,
    fee: inEuros(negotiation.asked_fee_cents),
    loanUntil: negotiation.loan_until,
    wageSharePercent: negotiation.wage_share_percent,
  };
}

function presentEnquiry(enquiry: EnquiryRow): NonNullable<Negotiation['enquiry']> {
  return {
    kind: enquiry.kind,
    season: enquiry.season,
    payFrom: inEuros(enquiry.pay_from_cents),
    payTo: inEuros(enquiry.pay_to_cents),
    answerBy: enquiry.answer_by,
    sentence: enquiry.sentence,
    reply: presentReply(enquiry),
  };
}

/** The answer to an enquiry; null while there is none, and for a refused one. */
export function presentReply(enquiry: EnquiryRow): EnquiryReply | null {
  const { answer, answered_at } = enquiry;
  if (answer === null || answered_at === null) return null;
  return {
    answer,
    payFrom: inEuros(enquiry.answered_from_cents),
    payTo: inEuros(enquiry.answered_to_cents),
    sentence: enquiry.answer_sentence,
    at: new Date(answered_at).toISOString(),
  };
}

function inEuros(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}

function ageOf({ born_date }: { born_date: string | null }, today: string): number | null {
  return born_date === null ? null : ageOn(born_date, today);
}

function presentProposedStaff(
  member: ProposedStaffMember,
  today: string,
): NonNullable<NegotiationItem['staffMember']> {
  return {
    id: member.id,
    name: member.name,
    surname: member.surname,
    age: ageOf(member, today),
    role: member.role,
    qualification: member.qualification,
    nationality: member.nationality,
    currentClub: member.current_club,
    imageUrl: member.image_url,
  };
}

/** The facts about a player that the parties to a deal see. */
export function presentProposedPlayer(
  player: ProposedPlayer,
  today: string,
): NonNullable<NegotiationItem['player']> {
  return {
    id: player.id,
    name: player.name,
    surname: player.surname,
    age: ageOf(player, today),
    principalRole: player.principal_role,
    secondaryRole: player.secondary_role,
    foot: player.foot,
    heightCm: player.height_cm,
    nationality: player.nationality,
    contractualStatus: player.contractual_status,
    currentClub: player.current_club,
    currentLevel: player.current_level,
    imageUrl: player.image_url,
    videoUrl: player.video_url,
    youtubeUrl: player.youtube_url,
    minutesPercent: player.minutes_percent,
    euPassport: player.eu_passport,
    listing: player.profile === profileType.player ? 'confirmed' : player.listing,
  };
}

function presentStep(change: ChangeRow): NegotiationStep {
  return {
    version: change.version,
    at: change.at.toISOString(),
    from: change.from_status,
    to: change.to_status,
    by: change.by_side,
    actorName: change.actor_name,
    cause: change.cause,
    reasonCode: change.reason_code,
    reason: change.note,
    signature: change.signature,
    answer: change.answer,
  };
}
