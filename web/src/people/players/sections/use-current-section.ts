import { useEffect, useState } from 'react';

/** The section of the form under the reader's eyes: the last one that begins in the upper part of the window. */
export function useCurrentSection(): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    let asked = 0;
    const look = () => {
      asked = 0;
      const sections = [...document.querySelectorAll<HTMLElement>('[data-section]')];
      const begun = sections.filter((one) => one.getBoundingClientRect().top < window.innerHeight * 0.4);
      const last = begun.at(-1) ?? sections[0];
      // The last sections cannot rise to the top: at the end of the page the one that has the focus counts.
      const isEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const chosen = isEnd ? document.activeElement?.closest<HTMLElement>('[data-section]') : null;
      setCurrent((chosen ?? last)?.dataset.section ?? null);
    };
    const onScroll = () => {
      asked ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(asked);
    };
  }, []);
  return current;
}
