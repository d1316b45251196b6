import type { NegotiationReport, OfferReport } from '@trattativa/contract/insight/reports/report';
import { reportedTerms } from '@trattativa/domain/deals/offers/offer-terms';
import { ageOn } from '@trattativa/domain/platform/plain-date';
import { type NegotiationRow, type ProposedPlayer, statedPrice } from '../../deals/negotiations.ts';
import { type OfferRow, type TermsRow, termsOfRow } from '../../deals/offers.ts';
import type { LinkRow } from './shared-thing.ts';

/** What a deal's report shows of its player: only what the player's own report publishes. */
export interface NamedPlayer {
  shareId: string;
  imageUrl: string | null;
}

/**
 * The only way a negotiation becomes public: the sharing side's name and no other, the price if that side
 * chose it, never a commission. `today` is `YYYY-MM-DD`.
 */
export function presentNegotiationReport(
  link: LinkRow,
  negotiation: NegotiationRow,
  named: NamedPlayer | null,
  today: string,
): NegotiationReport {
  const { player, team } = negotiation;
  const sharedBy = link.side === 'club' ? 'club' : 'proposer';
  const report: NegotiationReport = {
    shareId: link.share_id,
    opens: null,
    sharedBy,
    level: negotiation.level,
    immediateAvailability: negotiation.immediate_availability,
    createdAt: negotiation.created_at.toISOString(),
    principalRole: player?.principal_role ?? null,
    secondaryRole: player?.secondary_role ?? null,
    player: named && player && presentNamed(player, named, today),
    consent: negotiation.consent,
    consentWay: negotiation.consent_way,
  };
  if (link.groups.includes('sharer')) {
    report.sharer =
      sharedBy === 'club'
        ? { name: team.name, detail: team.city, imageUrl: team.image_url }
        : { name: negotiation.proposer_name, detail: negotiation.proposer_society, imageUrl: null };
    if (sharedBy === 'proposer' && negotiation.agent_id !== null)
      report.agentLicence = negotiation.proposer_licence;
  }
  if (link.groups.includes('terms')) report.terms = { price: statedPrice(negotiation) };
  if (link.groups.includes('progress')) {
    const { status, cause, changed_at } = negotiation;
    report.progress = { status, cause, changedAt: changed_at.toISOString() };
  }
  return report;
}

/** The player of a deal by name. `today` is `YYYY-MM-DD`. */
function presentNamed(player: ProposedPlayer, named: NamedPlayer, today: string) {
  return {
    name: player.name,
    surname: player.surname,
    age: player.born_date === null ? null : ageOn(player.born_date, today),
    nationality: player.nationality,
    imageUrl: named.imageUrl,
    shareId: named.shareId,
  };
}

/**
 * The only way an offer becomes public: the sharing side's name and no other, the terms in force if that
 * side chose them, never place, comments or commission. `today` is `YYYY-MM-DD`.
 */
export function presentOfferReport(
  link: LinkRow,
  { offer, terms }: { offer: OfferRow; terms: TermsRow },
  named: NamedPlayer | null,
  today: string,
): OfferReport {
  const { player, coach, team } = offer;
  const sharedBy = link.side === 'club' ? 'club' : 'recipient';
  const report: OfferReport = {
    shareId: link.share_id,
    opens: null,
    sharedBy,
    level: offer.level,
    country: offer.country,
    season: offer.season,
    createdAt: offer.created_at.toISOString(),
    principalRole: player?.principal_role ?? null,
    secondaryRole: player?.secondary_role ?? null,
    coachRole: coach?.role ?? null,
    player: player && named && presentNamed(player, named, today),
    consent: offer.consent,
    consentWay: offer.consent_way,
  };
  if (link.groups.includes('sharer')) {
    report.sharer =
      sharedBy === 'club'
        ? { name: team.name, detail: team.city, imageUrl: team.image_url }
        : { name: recipientName(offer), detail: '', imageUrl: null };
  }
  if (link.groups.includes('terms')) report.terms = termsOfRow(terms, reportedTerms);
  if (link.groups.includes('progress')) {
    const { status, changed_at, expires_on } = offer;
    report.progress = { status, changedAt: changed_at.toISOString(), expiresOn: expires_on };
  }
  return report;
}

/**
 * The name of whoever answers for the player; players and coaches who share their own offer are named
 * themselves.
 */
function recipientName({ kept_by, player, coach }: OfferRow): string {
  return kept_by ?? coach?.name ?? (player ? `${player.name} ${player.surname}`.trim() : '');
}
