import classes from './status-chip.module.css';

/**
 * The meaning of a status: `idle` nothing yet, `sent` sent, `seen` read by the other side, `trial` on trial,
 * `moving` under way, `waiting` waits on the reader, `won` succeeded, `lost` failed, `closed` over. Each has its
 * own colour and shape.
 */
export type StatusTone =
  | 'idle'
  | 'sent'
  | 'seen'
  | 'trial'
  | 'moving'
  | 'waiting'
  | 'won'
  | 'lost'
  | 'closed';

const shapes: Record<StatusTone, string> = {
  idle: 'M6 1.75a4.25 4.25 0 1 1 0 8.5a4.25 4.25 0 0 1 0-8.5zm0 1.5a2.75 2.75 0 1 0 0 5.5a2.75 2.75 0 0 0 0-5.5z',
  sent: 'M1 5.2h6.2L4.9 2.9 6 1.8 10.2 6 6 10.2 4.9 9.1l2.3-2.3H1z',
  seen: 'M6 2.2C8.6 2.2 10.6 4 11.6 6c-1 2-3 3.8-5.6 3.8S1.4 8 .4 6c1-2 3-3.8 5.6-3.8zm0 1.3a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5zm0 1.2a1.3 1.3 0 1 1 0 2.6a1.3 1.3 0 0 1 0-2.6z',
  trial: 'M2 1h1.4v.6h7L8.9 4.4l1.5 2.8h-7V11H2z',
  moving: 'M2.5 1.6 10.4 6 2.5 10.4z',
  waiting: 'M6 .8 11.2 6 6 11.2.8 6z',
  won: 'M4.7 10 1 6.2l1.2-1.3 2.5 2.6L9.8 2 11 3.3z',
  lost: 'M2.6 1.4 6 4.8l3.4-3.4 1.2 1.2L7.2 6l3.4 3.4-1.2 1.2L6 7.2l-3.4 3.4-1.2-1.2L4.8 6 1.4 2.6z',
  closed: 'M2 2h8v8H2z',
};

/** The shape of a status, in the colour of its text. */
export function StatusShape({ tone }: { tone: StatusTone }) {
  return (
    <svg viewBox="0 0 12 12" width="10" height="10" aria-hidden="true">
      <path d={shapes[tone]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

/** A status as word, colour and shape together, so that it never depends on one of them. */
export function StatusChip({ tone, children }: { tone: StatusTone; children: string }) {
  return (
    <span className={classes.chip} data-tone={tone}>
      <StatusShape tone={tone} />
      {children}
    </span>
  );
}
