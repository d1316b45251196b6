import type { Person } from './person.ts';

/** Counts the presses of a mouse or finger on the open page from now on; typing and the keys count as none. */
export async function countClicks(person: Person): Promise<() => Promise<number>> {
  await person.page.evaluate(() => {
    const counted = window as unknown as { clicks: number };
    counted.clicks = 0;
    addEventListener('pointerdown', () => (counted.clicks += 1), true);
  });
  return () => person.page.evaluate(() => (window as unknown as { clicks: number }).clicks);
}
