/** A LIKE pattern for a prefix; escapes `%`, `_` and `\` in the text. */
export function beginningWith(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** A LIKE pattern for a substring; escapes like `beginningWith`. */
export function containing(text: string): string {
  return `%${beginningWith(text)}`;
}
