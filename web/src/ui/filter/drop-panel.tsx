import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import chip from './chip.module.css';
import classes from './drop-panel.module.css';

interface DropPanelProps {
  /** The content of the button. */
  label: ReactNode;
  /** The accessible name of the panel. */
  name: string;
  /** The button stands out: what it holds is set. */
  isSet?: boolean;
  /** The content, mounted while the panel is open; gets the function that closes it. */
  children: (close: () => void) => ReactNode;
}

/** The least distance of a panel from the edge of the window (px). */
const edge = 8;

/**
 * A button that opens a small panel below it: a native popover, so that Escape, a click outside and the top layer
 * come from the browser.
 */
export function DropPanel({ label, name, isSet = false, children }: DropPanelProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  const close = () => panel.current?.hidePopover();

  /** Below the button, inside the window. */
  function place(): void {
    const [from, box] = [button.current?.getBoundingClientRect(), panel.current];
    if (!from || !box) return;
    const left = Math.min(from.left, window.innerWidth - box.offsetWidth - edge);
    const below = from.bottom + 4;
    const above = from.top - 4 - box.offsetHeight;
    const fits = below + box.offsetHeight + edge <= window.innerHeight || above < edge;
    box.style.left = `${Math.max(edge, left)}px`;
    box.style.top = `${fits ? below : above}px`;
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={chip.chip}
        data-set={isSet || undefined}
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        popoverTarget={id}
      >
        {label}
        <IconChevronDown size={14} stroke={2} aria-hidden="true" />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of controls, not of a form's fields */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={name}
        className={classes.panel}
        onToggle={(event) => {
          if (event.target !== event.currentTarget) return;
          const isOpen = event.newState === 'open';
          setOpened(isOpen);
          if (isOpen) requestAnimationFrame(() => focusFirst(panel.current, place));
        }}
      >
        {opened && children(close)}
      </div>
    </>
  );
}

/** The reader goes on in the panel, by keyboard too. */
function focusFirst(panel: HTMLElement | null, place: () => void): void {
  place();
  panel
    ?.querySelector<HTMLElement>('input:checked, input, select, button, a')
    ?.focus({ preventScroll: true });
}
