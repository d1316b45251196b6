import type { Player } from '@trattativa/contract/people/players/player';
import { contractFact } from '@trattativa/domain/people/players/deciding-facts';
import type { PlayerRow, PlayerRowKey } from '@trattativa/texts/records/player-rows';
import { useTranslation } from 'react-i18next';
import { now } from '../../platform/clock/clock.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { CardPart } from '../../ui/page/card-part.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { QuietText } from '../../ui/text/quiet-text.tsx';
import { isOwnersSide } from '../players/page/owners-side.ts';
import { usePlayerWords } from '../players/use-player-words.ts';

/** The details that this part shows instead of the list of all others. */
export const contractDetails: readonly PlayerRowKey[] = [
  'optionHolder',
  'optionUntil',
  'openTo',
  'releaseClause',
  'askingFee',
  'payShare',
];

/** Until when the player is bound, what a club would have to settle, and which moves are open; nothing if nothing is known. */
export function PlayerContract({ player, details }: { player: Player; details: readonly PlayerRow[] }) {
  const { t } = useTranslation(['players', 'player-page']);
  const words = usePlayerWords();
  const { plainDate } = useFormats();
  const shown = details.filter(({ key }) => contractDetails.includes(key));
  const contract = contractFact(player, now().toISOString().slice(0, 10));
  if (shown.length === 0 && !contract) return null;
  const hasTerms = player.releaseClause != null || player.askingFee != null || player.payShare != null;
  return (
    <CardPart title={t('player-page:page.contract')}>
      {contract && <p>{words.fact(contract)}</p>}
      {shown.length > 0 && <FactList facts={shown.map(({ label, value }) => [label, value] as const)} />}
      {contract && contract.standing !== 'ended' && player.maySignFrom !== null && (
        <QuietText>{t('standing.signHint', { date: plainDate(player.maySignFrom) })}</QuietText>
      )}
      {isOwnersSide(player) && hasTerms && !player.termsShown && (
        <QuietText>{t('player-page:page.termsHidden')}</QuietText>
      )}
    </CardPart>
  );
}
