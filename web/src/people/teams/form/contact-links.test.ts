import { expect, it } from 'vitest';
import { whatsAppNumber } from './contact-links.tsx';

it.each([
  ['+39 333 555.01-42', '393335550142'],
  ['0039 333 5550142', '393335550142'],
  ['333 5550142', ''],
])('a message goes to %s as %j', (phone, number) => {
  expect(whatsAppNumber(phone)).toBe(number);
});
