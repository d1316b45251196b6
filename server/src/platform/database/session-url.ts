import { DatabaseTrouble } from './database-trouble.ts';

/**
 * Settings that statements of this product rely on, whatever the server, the database or the role sets: a comparison of a
 * `timestamptz` with a date takes the session's zone, instants are read in ISO form, and locks are taken for READ COMMITTED
 * (docs/locking.md).
 */
const reliedOn = {
  timezone: 'UTC',
  datestyle: 'ISO',
  intervalstyle: 'postgres',
  default_transaction_isolation: 'read committed',
};

/**
 * The address of the database for a connection of this product: with the session's settings, after those that the operator
 * has written into the address. Every connection is made with it. Throws `DatabaseTrouble` when it is no address.
 */
export function sessionUrl(url: string, more: Record<string, string> = {}): string {
  if (!URL.canParse(url))
    throw new DatabaseTrouble(
      'DATABASE_URL is not an address of a database. Write postgres://user:password@host:5432/database, special characters of the password as %40 for @, %2F for / and so on.',
    );
  const address = new URL(url);
  const ours = Object.entries({ ...reliedOn, ...more }).map(
    ([name, value]) => `-c ${name}=${value.replaceAll(' ', '\\ ')}`,
  );
  const theirs = address.searchParams.get('options');
  address.searchParams.set('options', [...(theirs ? [theirs] : []), ...ours].join(' '));
  return address.href;
}
