import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { conversationType } from '@trattativa/domain/room/conversation-types';
import { test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';

const stage = openStage();
const agentEmail = 'agent@demo.test';
const staffEmail = 'staff@demo.test';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

test('files are sent and viewed, messages are searched, an export is made and verified, and a request for money is reported', async () => {
  const agentToken = await stage.service.tokenOf(agentEmail);
  const staffToken = await stage.service.tokenOf(staffEmail);
  const [me, them] = await Promise.all(
    [agentToken, staffToken].map((token) => stage.service.call(token, 'Account/GetMyProfile', {})),
  );
  if (!me || !them) throw new Error('nobody is there');
  const { conversationId } = await stage.service.call(agentToken, 'Whatchat/CreateWhatChat', {
    conversation: { type: conversationType.oneToOne },
    users: [me.accountId, them.accountId],
  });
  const agent = await stage.person('the agent');
  await agent.startsAt(`/negotiationRoom/${conversationId}`, agentEmail);
  const { page } = agent;

  // A picture and a document; the document first has a refused type.
  await page.getByRole('button', { name: 'Allega file' }).waitFor();
  await page.locator('form input[type=file]').setInputFiles([
    { name: 'campo.png', mimeType: 'image/png', buffer: pixel },
    { name: 'Visita-medica.pdf', mimeType: 'application/pdf', buffer: pdf },
    { name: 'gioco.exe', mimeType: 'application/octet-stream', buffer: pdf },
  ]);
  await agent.sees(/^gioco\.exe: /);
  await page.getByRole('button', { name: 'Togli gioco.exe' }).click();
  await page.getByRole('button', { name: 'Togli Visita-medica.pdf' }).waitFor();
  await page.getByRole('textbox', { name: 'Messaggio', exact: true }).fill('Ecco le carte per la visita');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Invia', exact: true }).click();
  await page.getByRole('button', { name: 'Scarica Visita-medica.pdf' }).waitFor();
  await page.getByRole('button', { name: 'Apri campo.png' }).click();
  await page.getByRole('dialog').getByRole('img', { name: 'campo.png' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // The search finds another form of a word and links to the message.
  await page.getByRole('button', { name: 'Cerca nei messaggi' }).click();
  await page.getByRole('searchbox', { name: 'Parole da cercare' }).fill('carta visite');
  const found = page.getByRole('dialog').getByRole('link', { name: /Ecco le carte per la visita/ });
  await found.waitFor();
  await expectAccessible(page);
  await found.click();
  await page.waitForURL(/message=\d+/);

  // An export as evidence is verified; a manipulated one is refused.
  await page.getByRole('button', { name: 'Esporta la conversazione' }).click();
  const [taken] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Scarica il JSON' }).click(),
  ]);
  const path = await taken.path();
  await page.locator('dialog input[type=file]').setInputFiles(path);
  await agent.sees(/intatt[oi]/);
  const forged = join(path, '..', 'forged.json');
  const { readFile } = await import('node:fs/promises');
  await writeFile(forged, (await readFile(path, 'utf8')).replaceAll('Ecco le carte', 'Ecco i soldi'));
  await page.locator('dialog input[type=file]').setInputFiles(forged);
  await agent.sees(/il file è stato modificato/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // A request for money shows a warning in the room and appears on the staff's desk.
  const field = page.getByRole('textbox', { name: 'Messaggio', exact: true });
  await field.fill('Mandami 500 euro con Western Union');
  await field.press('Enter');
  await agent.sees(/qualcuno chiede denaro fuori dal servizio/);
  const staff = await stage.person('the staff');
  await staff.startsAt('/desk?queue=moneyTickets', staffEmail);
  await staff.page
    .getByRole('button', { name: /^Conferma: / })
    .first()
    .click();
  await expectAccessible(staff.page);
  await staff.page.getByRole('textbox', { name: 'Nota' }).fill('Chiede soldi con Western Union');
  await staff.page.getByRole('dialog').getByRole('button', { name: 'Conferma', exact: true }).click();
  await agent.sees(/è stato chiesto denaro in modo scorretto/);
  await staff.page.getByRole('button', { name: /^Conferma: / }).waitFor({ state: 'detached' });
});
