import { deflateSync } from 'node:zlib';

/** The catalogue, the pages and one empty page, numbers 1 to 3. */
const usual = (catalogue: string): string[] => [
  `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
];

/** A PDF of one empty page; `catalogue` goes into its catalogue, `objects` are numbers 4 and on. */
export function plainPdf(catalogue = '', objects: readonly (string | Buffer)[] = [], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of [...usual(catalogue), ...objects].entries()) {
    offsets.push(length);
    add(Buffer.from(`${index + 1} 0 obj\n`));
    add(typeof object === 'string' ? Buffer.from(object, 'latin1') : object);
    add(Buffer.from('\nendobj\n'));
  }
  const from = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  add(
    Buffer.from(
      `xref\n0 ${rows.length + 1}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${rows.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${from}\n%%EOF\n`,
      'latin1',
    ),
  );
  return Buffer.concat(parts);
}

/** An object that packs others, numbers 20 and on, as programs write them today. */
export function packedObjects(objects: readonly string[], filter = '/Filter /FlateDecode'): Buffer {
  let offset = 0;
  const head = objects.map((object, index) => {
    const pair = `${20 + index} ${offset}`;
    offset += object.length + 1;
    return pair;
  });
  const first = `${head.join(' ')} `;
  const content = deflateSync(Buffer.from(`${first}${objects.join(' ')}`, 'latin1'));
  return Buffer.concat([
    Buffer.from(
      `<< /Type /ObjStm /N ${objects.length} /First ${first.length} ${filter} /Length ${content.length} >>\nstream\n`,
    ),
    content,
    Buffer.from('\nendstream'),
  ]);
}

/** A stream, packed. */
export function packedStream(text: string | Buffer, dictionary = ''): Buffer {
  const content = deflateSync(typeof text === 'string' ? Buffer.from(text, 'latin1') : text);
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Filter /FlateDecode /Length ${content.length} >>\nstream\r\n`),
    content,
    Buffer.from('\r\nendstream'),
  ]);
}
