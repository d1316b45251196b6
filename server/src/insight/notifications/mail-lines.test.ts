import type { Language } from '@trattativa/texts/languages';
import { expect, it } from 'vitest';
import { mailLines } from './mail-lines.ts';
import type { NotificationRow } from './notifications.repository.ts';

const line = (id: number) =>
  ({
    id,
    kind: 'requestReceived',
    topic: 'requests',
    count: 1,
    target: `/requests/${id}`,
    player: null,
    team: 'Virtus',
    person: null,
    role: 9,
    days: null,
    months: null,
  }) as unknown as NotificationRow;

it('a mail lists at most twenty notifications, each with its link, and the number of further ones', () => {
  const lines = Array.from({ length: 23 }, (_, index) => line(index + 1));
  const { shown, left } = mailLines(lines, 'it', 'https://trattativa.example');
  expect(shown.map(({ url }) => url)).toEqual(
    lines.slice(0, 20).map(({ id }) => `https://trattativa.example/#/requests/${id}`),
  );
  expect(left).toBe(3);
  expect(mailLines(lines.slice(0, 20), 'it', '').left).toBe(0);
});

it.each<[Language, number | null, string]>([
  ['it', 3, 'Il contratto di Luca Ferri finisce entro 3 mesi'],
  ['it', 1, 'Il contratto di Luca Ferri finisce entro 1 mese'],
  ['en', 1, 'The contract of Luca Ferri ends within 1 month'],
  ['es', 3, 'El contrato de Luca Ferri termina en menos de 3 meses'],
  ['ca', 1, 'El contracte de Luca Ferri acaba d’aquí a menys de 1 mes'],
  ['fr', 3, 'Le contrat de Luca Ferri se termine d’ici 3 mois'],
  ['pt', 1, 'O contrato de Luca Ferri termina dentro de 1 mês'],
  ['de', 3, 'Der Vertrag von Luca Ferri endet binnen 3 Monaten'],
  // Notifications from before the number was kept.
  ['it', null, 'Il contratto di Luca Ferri finisce entro 6 mesi'],
])(
  'the end of a contract is told with the months of the rule, in %s with %s',
  (language, months, beginning) => {
    const ending = {
      ...line(1),
      kind: 'contractEndsSoon',
      player: 'Luca Ferri',
      count: 2,
      months,
    } as NotificationRow;
    expect(mailLines([ending], language, '').shown[0]?.text).toMatch(new RegExp(`^${beginning}`));
  },
);
