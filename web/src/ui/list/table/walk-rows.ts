/** Rows of tables and cards, and what else is walked: cards of a board, matches. */
const rows = 'main :is([data-index], [data-walk])';
/** A list beside which the chosen row is shown walks by itself. */
const ownKeys = '[data-own-keys]';
const fields = 'input:not([type=checkbox]), textarea, select, dialog, [popover], [contenteditable]';

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 };

/**
 * The keys of a list: up and down go from row to row, left and right to the next column of a board, `x` chooses the row,
 * `e` goes to what can be done with the chosen rows or with this one. From the search field, down leads to the first row.
 * Returns whether the key did something.
 */
export function walkRows({ key, target }: Pick<KeyboardEvent, 'key' | 'target'>): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const row = target.closest<HTMLElement>(rows);
  if (target.closest(fields)) return key === 'ArrowDown' && target.matches('main search input') && toFirst();
  if (!row) return false;
  if (key === 'x') return press(row.querySelector<HTMLElement>('input[type=checkbox]'));
  if (key === 'e') return act(row);
  const step = steps[key];
  if (step === undefined || row.closest(ownKeys)) return false;
  return key === 'ArrowDown' || key === 'ArrowUp' ? up(row, step) : across(row, step);
}

const all = (within: ParentNode = document) =>
  [...within.querySelectorAll<HTMLElement>(rows)].filter((row) => row.checkVisibility());

function focus(row: HTMLElement | undefined): boolean {
  const main = row?.querySelector<HTMLElement>('a, button, input');
  if (!row || !main) return false;
  main.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
  return true;
}

const toFirst = () => focus(all()[0]);

const laneOf = (row: HTMLElement) => row.closest<HTMLElement>('[data-lane]');

function up(row: HTMLElement, step: 1 | -1): boolean {
  const among = all(laneOf(row) ?? document);
  return focus(among[among.indexOf(row) + step]);
}

/** To the row as far down in the next column that has any. */
function across(row: HTMLElement, step: 1 | -1): boolean {
  const lane = laneOf(row);
  const lanes = [...document.querySelectorAll<HTMLElement>('main [data-lane]')];
  if (!lane) return false;
  const depth = all(lane).indexOf(row);
  for (let at = lanes.indexOf(lane) + step; lanes[at]; at += step) {
    const there = all(lanes[at]);
    if (there.length > 0) return focus(there[Math.min(depth, there.length - 1)]);
  }
  return false;
}

function press(control: HTMLElement | null): boolean {
  control?.click();
  return control !== null;
}

/** The bar of what was chosen, else the acts of the row. */
function act(row: HTMLElement): boolean {
  const first = document.querySelector<HTMLElement>('main [data-chosen-bar] :is(button, a):not(:disabled)');
  if (first) {
    first.focus();
    return true;
  }
  return press(row.querySelector<HTMLElement>('[data-act], [aria-haspopup]'));
}
