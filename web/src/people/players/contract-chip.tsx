import type { Player } from '@trattativa/contract/people/players/player';
import { maySignNow } from '@trattativa/domain/people/players/contract-facts';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { now } from '../../platform/clock/clock.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import classes from './contract-chip.module.css';
import { usePlayerWords } from './use-player-words.ts';

/** Free, under contract, or until when: as moving, and with a word below, who may sign now. */
export function ContractChip({
  player,
}: {
  player: Pick<Player, 'contractualStatus' | 'contractEnd' | 'maySignFrom'>;
}) {
  const words = usePlayerWords();
  const { shortPlainDate } = useFormats();
  const { contractualStatus: current, contractEnd } = player;
  if (current === null && contractEnd === null) return null;
  const maySign = maySignNow(player, now().toISOString().slice(0, 10)) === true;
  return (
    <span className={classes.contract}>
      <StatusChip tone={maySign ? 'moving' : 'closed'}>
        {contractEnd === null
          ? words.contract(current ?? contractualStatus.free)
          : words.until(shortPlainDate(contractEnd), false)}
      </StatusChip>
      {maySign && contractEnd !== null && <span className={classes.sign}>{words.maySign()}</span>}
    </span>
  );
}
