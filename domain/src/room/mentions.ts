/** A member of the conversation, as a text can mention them. */
interface NamedUser {
  id: number;
  username: string;
}

/** The position of a mention in a text, `@` included. */
export interface Mention {
  id: number;
  start: number;
  end: number;
}

const maxMentions = 50;
const letterOrDigit = /[\p{L}\p{N}_]/u;

/** The name after the `@`: the person, without the club. */
export function mentionName(username: string): string {
  return (username.split(' · ')[0] as string).trim();
}

/**
 * The people whom a text mentions with `@`, in the order of the text. Case is ignored; a name must end at a word boundary;
 * of two names with the same beginning the longer one wins. People with the same name are all mentioned.
 */
export function findMentions(text: string, users: Iterable<NamedUser>): Mention[] {
  if (!text.includes('@')) return [];
  const named = [...users]
    .map(({ id, username }) => ({ id, name: mentionName(username).toLowerCase() }))
    .filter(({ name }) => name !== '')
    .sort((one, other) => other.name.length - one.name.length);
  const lower = text.toLowerCase();
  // A letter that becomes longer in lower case would shift all later positions.
  if (lower.length !== text.length) return [];
  const found: Mention[] = [];
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (at > 0 && letterOrDigit.test(text[at - 1] as string)) continue;
    const first = named.find(({ name }) => isNamed(lower, at + 1, name));
    if (!first) continue;
    const end = at + 1 + first.name.length;
    for (const { id, name } of named) if (name === first.name) found.push({ id, start: at, end });
    if (found.length >= maxMentions) break;
  }
  return found;
}

/** Accounts that a text mentions, each once, without the author. */
export function mentionedIn(text: string, users: Iterable<NamedUser>, authorId: number): number[] {
  return [...new Set(findMentions(text, users).map(({ id }) => id))].filter((id) => id !== authorId);
}

function isNamed(lower: string, from: number, name: string): boolean {
  if (!lower.startsWith(name, from)) return false;
  const next = lower[from + name.length];
  return next === undefined || !letterOrDigit.test(next);
}
