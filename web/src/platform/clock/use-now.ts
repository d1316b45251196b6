import { useEffect, useState } from 'react';
import { now } from './clock.ts';

/** The current time, renewed every `stepMs` while the page is visible; for "5 minutes ago" and countdowns. */
export function useNow(stepMs = 60_000): Date {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const tick = () => {
      if (document.visibilityState === 'visible') setAt(now());
    };
    const timer = setInterval(tick, stepMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [stepMs]);
  return at;
}
