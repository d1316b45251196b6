import type { OfferReport } from '@trattativa/contract/insight/reports/report';
import type { OfferRow, TermsRow } from '../../deals/offers.ts';
import { type NamedPlayer, presentNamed } from './present-negotiation-report.ts';
import type { LinkRow } from './shared-thing.ts';

const euros = (cents: number | null) => (cents === null ? null : cents / 100);

function per(cents: number | null, every: number | null) {
  return cents === null || every === null ? null : { amount: cents / 100, every };
}

/**
 * The only way out of an offer into the public: the side that shares and no other, the terms in force if that side ticked
 * them, and never place, comments or commission. `today` is `YYYY-MM-DD`.
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
  };
  if (link.groups.includes('sharer')) {
    report.sharer =
      sharedBy === 'club'
        ? { name: team.name, detail: team.city, imageUrl: team.image_url }
        : { name: recipientName(offer), detail: '', imageUrl: null };
  }
  if (link.groups.includes('terms')) report.terms = presentTerms(terms);
  if (link.groups.includes('progress')) {
    const { status, changed_at, expires_on } = offer;
    report.progress = { status, changedAt: changed_at.toISOString(), expiresOn: expires_on };
  }
  return report;
}

/** Who answers for the player; a player or coach who shares the own offer is named by themselves. */
function recipientName({ kept_by, player, coach }: OfferRow): string {
  return kept_by ?? coach?.name ?? (player ? `${player.name} ${player.surname}`.trim() : '');
}

function presentTerms(terms: TermsRow): NonNullable<OfferReport['terms']> {
  return {
    monthlySalary: terms.salary_cents / 100,
    months: terms.months,
    food: terms.food,
    house: terms.house,
    travelTicket: terms.travel_ticket,
    playoffBonus: euros(terms.playoff_cents),
    leagueWinnersBonus: euros(terms.league_winners_cents),
    playoutBonus: euros(terms.playout_cents),
    goalsBonus: per(terms.goals_cents, terms.goals_every),
    assistsBonus: per(terms.assists_cents, terms.assists_every),
    matchesBonus: per(terms.matches_cents, terms.matches_every),
    seasonGoal: terms.season_goal,
  };
}
