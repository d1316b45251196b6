/** Opens the folded parts around an element, at once: only then can it take the focus. */
export function reveal(element: Element | null | undefined): void {
  const closed = element?.closest<HTMLDetailsElement>('details:not([open])');
  if (!closed) return;
  closed.open = true;
  reveal(closed.parentElement);
}

/** Opens the folded parts around the fields of a form, by their names. */
export function revealFields(names: readonly string[]): void {
  for (const name of names) reveal(document.querySelector(`[data-field="${name}"]`));
}
