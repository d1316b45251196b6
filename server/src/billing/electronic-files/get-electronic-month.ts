import { Readable } from 'node:stream';
import type { electronicEndpoints } from '@trattativa/contract/billing/electronic/endpoints';
import { type ZipEntry, zipOf } from '../../platform/archive/zip-of.ts';
import type { CallOf, InputOf } from '../../platform/http/call.ts';
import type { FileAnswer } from '../../platform/http/send-file.ts';
import type { Services } from '../../platform/services.ts';
import { electronicFileName } from '../electronic/compose-electronic-invoice.ts';
import { electronicOf } from '../electronic/describe-electronic.ts';
import { writeElectronicInvoice } from '../electronic/write-electronic-invoice.ts';
import { monthDocuments } from './month-documents.ts';

/** How many documents that lack something are listed. */
const maxListed = 200;

type Month = InputOf<typeof electronicEndpoints.getElectronicMonth>;

/** What a month's archive will hold, and which documents lack something. */
export async function getElectronicMonth(
  services: Services,
  { input }: CallOf<typeof electronicEndpoints.getElectronicMonth>,
) {
  const now = services.clock.now();
  let ready = 0;
  let incompleteTotal = 0;
  const incomplete = [];
  for await (const document of monthDocuments(services.db, input)) {
    const { gaps } = electronicOf(document, now);
    if (gaps.length === 0) {
      ready += 1;
      continue;
    }
    incompleteTotal += 1;
    if (incomplete.length === maxListed) continue;
    const { kind, id: documentId, invoiceId, number, buyer } = document;
    const fileName = electronicFileName(document);
    incomplete.push({ kind, documentId, fileName, gaps, invoiceId, number, name: buyer?.name ?? '' });
  }
  return { ready, incomplete, incompleteTotal };
}

/** The electronic invoices of a month that are ready, as an archive that is written while it is sent. */
export async function getElectronicMonthArchive(
  services: Services,
  { input }: CallOf<typeof electronicEndpoints.getElectronicMonthArchive>,
): Promise<FileAnswer> {
  const { year, month } = input;
  return {
    name: `fatture-elettroniche-${year}-${String(month).padStart(2, '0')}.zip`,
    type: 'application/zip',
    body: zipOf(readyFiles(services, input)),
  };
}

async function* readyFiles(services: Services, month: Month): AsyncGenerator<ZipEntry> {
  const now = services.clock.now();
  for await (const document of monthDocuments(services.db, month)) {
    const { sent } = electronicOf(document, now);
    if (sent === null) continue;
    const content = Readable.from([Buffer.from(writeElectronicInvoice(sent))]);
    yield { name: sent.fileName, at: new Date(`${sent.date}T12:00:00Z`), content };
  }
}
