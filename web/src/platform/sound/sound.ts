import { call } from '../api/call.ts';
import tone from './new-message.wav?no-inline';

let audio: HTMLAudioElement | null = null;
/** Whether the account wants sounds; fetched once, at the first sound. */
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

/** The choice changed in the account: it is fetched again, and this browser's own choice is removed. */
export function deleteSoundChoice(): void {
  wanted = null;
  localStorage.removeItem('sounds');
}

/**
 * Plays the sound of a new message if sounds are enabled (spec §4) in the account, unless this browser has its own
 * choice (localStorage `sounds`: on or off).
 */
export async function playNewMessage(userId: number): Promise<void> {
  const here = localStorage.getItem('sounds');
  if (here === 'off' || (here !== 'on' && !(await accountWants(userId)))) return;
  audio ??= new Audio(tone);
  audio.currentTime = 0;
  // A browser plays nothing before the first interaction with the page.
  await audio.play().catch(() => undefined);
}
