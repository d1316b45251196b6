import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['Rita@Leone.it', 'rita@leone.it'],
  ['rita+venier@leone.it', 'rita@leone.it'],
  ['rita+a+b@leone.it', 'rita@leone.it'],
  ['r.i.ta+x@gmail.com', 'rita@gmail.com'],
  ['rita@googlemail.com', 'rita@gmail.com'],
  ['r.ita@leone.it', 'r.ita@leone.it'],
  ['+rita@leone.it', '+rita@leone.it'],
  ['"a@b"@leone.it', '"a@b"@leone.it'],
  ['no address', 'no address'],
])('%s reaches %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
