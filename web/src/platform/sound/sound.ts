import { call } from '../api/call.ts';
import tone from './new-message.wav?no-inline';

let audio: HTMLAudioElement | null = null;
/** Whether the account wants sounds, asked once, when there is something to play. */
let wanted: { userId: number; answer: Promise<boolean> } | null = null;

function accountWants(userId: number): Promise<boolean> {
  if (wanted?.userId !== userId) {
    const answer = call('Account/GetMyProfile', {}).then(
      ({ soundsEnabled }) => soundsEnabled,
      () => false,
    );
    wanted = { userId, answer };
  }
  return wanted.answer;
}

/** Another choice was made in the account: it is asked again, and this browser has none of its own. */
export function deleteSoundChoice(): void {
  wanted = null;
  localStorage.removeItem('sounds');
}

/**
 * The sound of a new message, when sounds are enabled (spec §4): by the account, unless this browser says otherwise
 * (localStorage `sounds`: on or off).
 */
export async function playNewMessage(userId: number): Promise<void> {
  const here = localStorage.getItem('sounds');
  if (here === 'off' || (here !== 'on' && !(await accountWants(userId)))) return;
  audio ??= new Audio(tone);
  audio.currentTime = 0;
  // A browser plays nothing before the first touch of the page.
  await audio.play().catch(() => undefined);
}
