/** True when no item stands twice in the list. */
export function hasNoDuplicates(items: readonly unknown[]): boolean {
  return new Set(items).size === items.length;
}
