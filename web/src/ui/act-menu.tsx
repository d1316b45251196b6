import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import classes from './act-menu.module.css';

export interface MenuAct {
  key: string;
  label: string;
  /** Acts of one group stand together below its name. */
  group?: string | undefined;
  danger?: boolean;
  /** A link instead of an act. */
  to?: string | undefined;
  onPress?: (() => void) | undefined;
}

interface ActMenuProps {
  /** The subject, for screen readers: "Acts on Rossi". */
  label: string;
  acts: readonly MenuAct[];
}

/** Between the button and the menu, and between the menu and the edge of the window. */
const gap = 4;

/**
 * The further acts on one thing: a button with three dots and a menu in the browser's top layer, which no scrolling
 * container cuts off. Arrows move, Escape and a press elsewhere close it.
 */
export function ActMenu({ label, acts }: ActMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  function show() {
    const [from, list] = [button.current, menu.current];
    if (!from || !list) return;
    // The acts are there before the menu is measured and its first one gets the focus.
    flushSync(() => setOpen(true));
    list.showPopover();
    const edge = from.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = list;
    const below = edge.bottom + gap;
    const top = below + height > window.innerHeight - gap ? edge.top - gap - height : below;
    list.style.top = `${Math.max(gap, top)}px`;
    list.style.left = `${Math.max(gap, Math.min(edge.right - width, window.innerWidth - width - gap))}px`;
    items()[0]?.focus();
  }

  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = {
      ArrowDown: all[(at + 1) % all.length],
      ArrowUp: all[(at - 1 + all.length) % all.length],
      Home: all[0],
      End: all.at(-1),
    }[event.key];
    if (event.key === 'Tab') menu.current?.hidePopover();
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  const close = () => menu.current?.hidePopover();

  return (
    <>
      <ActionIcon
        ref={button}
        variant="subtle"
        color="gray"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => (open ? close() : show())}
      >
        <IconDots size={18} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      <div
        ref={menu}
        id={id}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        popover="auto"
        className={classes.menu}
        onKeyDown={onKeyDown}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open &&
          acts.map(({ key, label: word, group, danger, to, onPress }, index) => {
            const isFirst = group !== undefined && acts[index - 1]?.group !== group;
            return (
              <div key={key} role="none" className={classes.entry}>
                {isFirst && (
                  <span className={classes.group} aria-hidden="true">
                    {group}
                  </span>
                )}
                {to === undefined ? (
                  <button
                    type="button"
                    role="menuitem"
                    tabIndex={-1}
                    className={classes.item}
                    aria-label={group === undefined ? undefined : `${group} ${word}`}
                    data-danger={danger || undefined}
                    onClick={() => {
                      close();
                      onPress?.();
                    }}
                  >
                    {word}
                  </button>
                ) : (
                  <Link
                    role="menuitem"
                    tabIndex={-1}
                    className={classes.item}
                    aria-label={group === undefined ? undefined : `${group} ${word}`}
                    to={to}
                    onClick={close}
                  >
                    {word}
                  </Link>
                )}
              </div>
            );
          })}
      </div>
    </>
  );
}
