import type { NegotiationReport } from '@trattativa/contract/insight/reports/report';
import { ageOn } from '@trattativa/domain/platform/plain-date';
import type { NegotiationRow, ProposedPlayer } from '../../deals/negotiations.ts';
import type { LinkRow } from './shared-thing.ts';

/** What a deal's report shows of its player: only what the player's own report publishes. */
export interface NamedPlayer {
  shareId: string;
  imageUrl: string | null;
}

/**
 * The only way out of a negotiation into the public. It names the side that shares and no other, the price if that side
 * ticked it, and never a commission. `today` is `YYYY-MM-DD`.
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
  };
  if (link.groups.includes('sharer')) {
    report.sharer =
      sharedBy === 'club'
        ? { name: team.name, detail: team.city, imageUrl: team.image_url }
        : { name: negotiation.proposer_name, detail: negotiation.proposer_society, imageUrl: null };
  }
  if (link.groups.includes('terms')) report.terms = { price: negotiation.price_cents / 100 };
  if (link.groups.includes('progress')) {
    const { status, cause, changed_at } = negotiation;
    report.progress = { status, cause, changedAt: changed_at.toISOString() };
  }
  return report;
}

/** The player of a deal, by name. `today` is `YYYY-MM-DD`. */
export function presentNamed(player: ProposedPlayer, named: NamedPlayer, today: string) {
  return {
    name: player.name,
    surname: player.surname,
    age: player.born_date === null ? null : ageOn(player.born_date, today),
    nationality: player.nationality,
    imageUrl: named.imageUrl,
    shareId: named.shareId,
  };
}
