/** A LIKE pattern for what begins with the text, whose own `%`, `_` and `\` stand for themselves. */
export function beginningWith(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** A LIKE pattern for what holds the text anywhere. */
export function containing(text: string): string {
  return `%${beginningWith(text)}`;
}
