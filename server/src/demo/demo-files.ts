import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadFile } from '../files/uploads/upload-file.ts';
import type { Actor } from '../platform/actor.ts';
import { Call } from '../platform/http/call.ts';
import type { Services } from '../platform/services.ts';
import { agentActor, type Past } from './past.ts';
import type { DemoPeople } from './people/demo-people.ts';

type UseCase<Input> = (services: Services, call: Call<Input>) => Promise<unknown>;

/** Uploads a document of the registered player. */
export async function uploadDemoFiles(services: Services, people: DemoPeople): Promise<void> {
  const [agent] = people.agents;
  if (!agent) return;
  const folder = await mkdtemp(join(tmpdir(), 'trattativa-demo-'));
  const send = async <Input>(
    act: UseCase<Input>,
    actor: Actor,
    input: Input,
    name: string,
    bytes: Buffer,
  ) => {
    const path = join(folder, name);
    await writeFile(path, bytes);
    await act(
      services,
      new Call(
        input,
        { language: 'it', caller: actor, ip: 'demo' },
        { file: { name, path, bytes: bytes.length } },
      ),
    );
  };
  const asAgent = agentActor(agent);
  const registered = people.registeredPlayerId;
  try {
    const parent = { parentKind: 'player' as const, parentId: registered };
    await send(uploadFile, asAgent, parent, 'Certificato medico.pdf', onePagePdf(certificate));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const certificate = 'Certificato medico di idoneit\\340 sportiva - esempio';

/** A page that somebody uploads for what they record next; its id. */
export async function uploadDemoPage(past: Past, actor: Actor, name: string, line: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trattativa-demo-'));
  try {
    const path = join(folder, name);
    const bytes = onePagePdf(line);
    await writeFile(path, bytes);
    const upload = { name, path, bytes: bytes.length };
    const parent = { parentKind: 'unsent' as const, parentId: actor.accountId };
    const { file } = await past.act(
      (services, { input }) =>
        uploadFile(
          services,
          new Call(input, { language: 'it', caller: actor, ip: 'demo' }, { file: upload }),
        ),
      actor,
      parent,
    );
    return file.id;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A PDF with one line of text. The line must be a valid PDF string literal. */
function onePagePdf(line: string): Buffer {
  const words = `BT /F 16 Tf 72 760 Td (${line}) Tj ET`;
  const parts = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${words.length} >>\nstream\n${words}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const places = parts.map((part, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${part}\nendobj\n`;
    return place;
  });
  const table = file.length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${parts.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
