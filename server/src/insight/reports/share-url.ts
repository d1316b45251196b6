import type { ReportKind } from '@trattativa/domain/insight/report-groups';
import type { Config } from '../../platform/config.ts';
import { linkBaseOf } from '../../platform/link-base.ts';
import type { LinkRow } from './shared-thing.ts';

/** The absolute address of a report's page in the web application. The name in it is never read. */
export function reportPageUrl(config: Config, kind: ReportKind, shareId: string, name: string): string {
  const base = linkBaseOf(config, undefined);
  return kind === 'player'
    ? `${base}/#/playerReport/${shareId}/${nameInUrl(name)}`
    : `${base}/#/${kind}Report?id=${shareId}`;
}

/**
 * The address to share (spec §7): for a player or a request the preview page, which leads on to the report;
 * for a deal the report itself. It contains a player's name only where the report names the player.
 */
export function shareUrl(
  config: Config,
  link: Pick<LinkRow, 'kind' | 'share_id' | 'groups' | 'player'>,
): string {
  const base = linkBaseOf(config, undefined);
  const { kind, share_id: shareId } = link;
  if (kind === 'player') return `${base}/api/player/playerReport/fb/${shareId}/${nameInUrl(nameShown(link))}`;
  if (kind === 'request') return `${base}/api/request/fb/${shareId}`;
  return reportPageUrl(config, kind, shareId, '');
}

/** The player's name as far as the link publishes it. */
export function nameShown({ groups, player }: Pick<LinkRow, 'groups' | 'player'>): string {
  return player && groups.includes('identity') ? `${player.name} ${player.surname}`.trim() : '';
}

/** The router's limit for one path segment. */
const maxNameLength = 150;

/**
 * A name as a path segment: `Tommaso Venier` → `Tommaso-Venier`. Never empty, because the spec's route has
 * a name.
 */
function nameInUrl(name: string): string {
  const words = name
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  let spelled = '';
  for (const sign of words) {
    const next = spelled + encodeURIComponent(sign);
    if (next.length > maxNameLength) break;
    spelled = next;
  }
  return spelled || 'report';
}
