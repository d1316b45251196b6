import type { Player } from '@trattativa/contract/people/players/player';
import { playerName } from '../players/player-facts.ts';
import { EnquiryForm } from '../slots.ts';
import AskDialog from './ask-dialog.tsx';
import type { AskedHow } from './row-menu.tsx';

interface AskedProps {
  player: Player;
  how: AskedHow;
  onClose: () => void;
}

/** The dialog of what a club asks about a player of the list: a question in the conversation, or an enquiry. */
export default function Asked({ player, how, onClose }: AskedProps) {
  if (how === 'question') return <AskDialog player={player} onClose={onClose} />;
  return <EnquiryForm player={{ ...player, name: playerName(player) }} onClose={onClose} />;
}
