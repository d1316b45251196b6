/**
 * The beginning of `text`, at most `max` UTF-16 units long. A character of two units is left out rather than halved:
 * PostgreSQL stores no half of one, and a browser shows it as a replacement character.
 */
export function cutText(text: string, max: number): string {
  const cut = text.slice(0, max);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}
