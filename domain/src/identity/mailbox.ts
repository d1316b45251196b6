/** Domains whose mailboxes ignore dots in the part before the `@`. */
const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an e-mail address reaches, in small letters: without a `+` tag, and without dots where the provider ignores
 * them. Two addresses with the same mailbox are read by the same person.
 */
export function mailboxOf(address: string): string {
  const folded = address.trim().toLowerCase();
  const at = folded.lastIndexOf('@');
  if (at < 1) return folded;
  const domain = folded.slice(at + 1);
  const name = folded.slice(0, at).replace(/(?<=.)\+.*$/u, '');
  if (!dotless.has(domain)) return `${name}@${domain}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}
