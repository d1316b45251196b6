import type { ReportKind } from '@trattativa/domain/insight/report-groups';
import type { Config } from '../../platform/config.ts';
import { linkBaseOf } from '../../platform/link-base.ts';
import type { LinkRow } from './shared-thing.ts';

/** The page of a report in the web application, an absolute address. The name is decoration: nothing reads it. */
export function reportPageUrl(config: Config, kind: ReportKind, shareId: string, name: string): string {
  const base = linkBaseOf(config, undefined);
  return kind === 'player'
    ? `${base}/#/playerReport/${shareId}/${nameInUrl(name)}`
    : `${base}/#/${kind}Report?id=${shareId}`;
}

/**
 * The address to send (spec §7): for a player and a request the page that messengers make a preview of, which leads on to
 * the report; for a deal the report itself. A player's name stands in it only where the report names the player.
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

/** The router takes so much of an address as one part. */
const longestName = 150;

/** `Tommaso Venier` → `Tommaso-Venier`, in the address's spelling; something stands there always, for the spec's route has a name. */
function nameInUrl(name: string): string {
  const words = name
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  let spelled = '';
  for (const sign of words) {
    const next = spelled + encodeURIComponent(sign);
    if (next.length > longestName) break;
    spelled = next;
  }
  return spelled || 'report';
}
