import { expect, it } from 'vitest';
import { areOfOneSociety, societyDomainOf } from './mail-providers.ts';

it.each([
  'rita@gmail.com',
  'Rita@LIBERO.it',
  'rita@t-online.de',
  'rita@orange.fr',
  'rita@demo.test',
  'rita@test.example',
])('%s belongs to no society', (address) => expect(societyDomainOf(address)).toBeNull());

it.each([
  ['rita@leone-sport.it', 'player@Leone-Sport.it', true],
  ['rita@leone-sport.it', 'player@mail.leone-sport.it', true],
  ['rita@mail.leone-sport.it', 'player@leone-sport.it', true],
  ['rita@leone-sport.it', 'player@sport.it', false],
  ['rita@leone.co.uk', 'player@rossi.co.uk', false],
  ['rita@gmail.com', 'player@gmail.com', false],
  ['rita@leone-sport.it', 'player@gmail.com', false],
])('%s and %s are of one society: %s', (one, other, are) => {
  expect(areOfOneSociety(one, other)).toBe(are);
});
