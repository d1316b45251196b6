import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packedObjects, packedStream, plainPdf } from '../../../test/factories/documents.ts';
import { docx, pdfOf, zip } from '../../../test/factories/files.ts';
import { writePdf } from '../../platform/pdf/open-pdf.ts';
import { isActiveDocx } from './active-docx.ts';
import { isActivePdf } from './active-pdf.ts';

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

describe('a PDF is active', () => {
  it.each<[what: string, content: () => Buffer]>([
    ['by a script when it is opened', () => plainPdf(`/OpenAction ${script}`)],
    ['by a script in an object of its own', () => plainPdf('/OpenAction 4 0 R', [script])],
    ['by a script by name', () => plainPdf('/Names << /JavaScript << /Names [(a) 4 0 R] >> >>', [script])],
    [
      'by a script with a name in hexadecimal',
      () => plainPdf('/OpenAction << /S /J#61vaScript /#4aS (x) >>'),
    ],
    [
      'by a script with all of its name in hexadecimal',
      () => plainPdf('', ['<< /S /#4A#61#76#61#53#63#72#69#70#74 >>']),
    ],
    ['by a script in packed objects', () => plainPdf('', [packedObjects(['<< /A 1 >>', script])])],
    [
      'by a script with a hexadecimal name in packed objects',
      () => plainPdf('', [packedObjects(['<< /S /Java#53cript >>'])]),
    ],
    [
      'by packed objects that do not say what they are',
      () => plainPdf('', [packedStream(`20 0 ${script}`, '/N 1 /First 5')]),
    ],
    [
      'by packed objects with a comment first',
      () => plainPdf('', [packedStream(`%x\n20 0 ${script}`, '/N 1 /First 8')]),
    ],
    [
      'by packed objects without their end',
      () =>
        plainPdf('', [
          packedStream(`20 0 ${script}${' '.repeat(9000)}`, '/Type /ObjStm /N 1 /First 5'),
        ]).subarray(0, -180),
    ],
    [
      'by packed objects in an unusual filter',
      () => plainPdf('', [packedObjects(['<< /A 1 >>'], '/Filter [/ASCIIHexDecode /FlateDecode]')]),
    ],
    ['by a script within what looks like a string', () => plainPdf(`/Note (${script})`)],
    ['by a script within what looks like a comment', () => plainPdf('', [`%${script}`])],
    [
      'by a script within what looks like a stream',
      () => plainPdf('', [`<< /Length 90 >>\nstream\n9 0 obj ${script} endobj\nendstream`]),
    ],
    ['by an action on a page', () => plainPdf('/AA << /WC 4 0 R >>', ['<< /S /URI /URI (http://x) >>'])],
    ['by an action on a page in an object of its own', () => plainPdf('/AA\r\n4 0 R', ['<< >>'])],
    ['by an action behind a comment', () => plainPdf('/AA%c\n<< /WC 4 0 R >>')],
    ['by an address that is opened with it', () => plainPdf('/OpenAction << /S /URI /URI (http://x) >>')],
    [
      'by an address in another object that is opened with it',
      () => plainPdf('/OpenAction 4 0 R', ['<< /S /URI /URI (http://x) >>']),
    ],
    [
      'by an address in a packed object that is opened with it',
      () => plainPdf('/OpenAction 21 0 R', [packedObjects(['[1 2]', '<< /S /URI /URI (http://x) >>'])]),
    ],
    ['by a program that it starts', () => plainPdf('', ['<< /S /Launch /F (calc.exe) >>'])],
    ['by a form that it sends', () => plainPdf('', ['<< /S /SubmitForm /F (http://x) >>'])],
    [
      'by an attached file',
      () => plainPdf('/Names << /EmbeddedFiles 4 0 R >>', ['<< /Type /Filespec /EF << /F 5 0 R >> >>']),
    ],
    ['by a file at a place on the page', () => plainPdf('', ['<< /Subtype /FileAttachment >>'])],
    ['by a form that runs', () => plainPdf('/AcroForm << /XFA [(template) 4 0 R] >>')],
    ['by a form that runs, in another object', () => plainPdf('/AcroForm 4 0 R', ['<< /XFA 5 0 R >>'])],
    ['by media that plays', () => plainPdf('', ['<< /S /Rendition /JS (x) >>'])],
    ['by encryption', () => plainPdf('', ['<< /Filter /Standard /V 2 >>'], '/Encrypt 4 0 R')],
    ['by encryption of its own', () => plainPdf('', [], '/Encrypt << /Filter /Standard >>')],
    [
      'by more packed objects than are looked at',
      () =>
        plainPdf('', [packedStream(Buffer.concat([Buffer.from('20 0 '), Buffer.alloc(61_000_000, 0x20)]))]),
    ],
  ])('%s', { timeout: 120_000 }, async (_what, content) => {
    expect(await isActivePdf(content())).toBe(true);
  });
});

describe('a PDF is plain', () => {
  it.each<[what: string, content: () => Buffer]>([
    ['of one page', () => plainPdf()],
    ['of nothing but its first and last line', () => pdfOf(2000)],
    ['that opens at a place', () => plainPdf('/OpenAction [3 0 R /XYZ null null 0]')],
    ['that goes to a place', () => plainPdf('/OpenAction << /S /GoTo /D [3 0 R /Fit] >>')],
    [
      'that goes to a place by another object',
      () => plainPdf('/OpenAction 4 0 R', ['<< /S /GoTo /D [3 0 R /Fit] >>']),
    ],
    ['that opens at a place by another object', () => plainPdf('/OpenAction 4 0 R', ['[3 0 R /Fit]'])],
    [
      'that goes to a place by a packed object',
      () => plainPdf('/OpenAction 21 0 R', [packedObjects(['[1 2]', '<< /S /GoTo /D [3 0 R /Fit] >>'])]),
    ],
    [
      'with a link',
      () => plainPdf('', ['<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://x) >> >>']),
    ],
    ['with a form to fill in', () => plainPdf('/AcroForm << /Fields [4 0 R] >>', ['<< /FT /Tx /T (a) >>'])],
    ['with packed objects', () => plainPdf('', [packedObjects(['<< /Title (x) >>', '[1 2 3]'])])],
    [
      'with text about scripts on a page',
      () => plainPdf('', [packedStream('BT (We teach JavaScript / JS) Tj ET')]),
    ],
    ['with numbers at the beginning of a page', () => plainPdf('', [packedStream('1 0 0 1 72 720 cm')])],
    [
      'with an outline and names like the short ones',
      () => plainPdf('/First 4 0 R /AAA 1 /JST (x) /EFG << >>', ['<< /Title (a) >>']),
    ],
    [
      'with ten megabytes of picture',
      () => plainPdf('', [Buffer.concat([Buffer.from('<< >>\nstream\n'), randomBytes(9_000_000)])]),
    ],
  ])('%s', async (_what, content) => {
    expect(await isActivePdf(content())).toBe(false);
  });

  it('as this service writes it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'plain-pdf-'));
    const path = join(folder, 'a.pdf');
    const facts = { title: 'JavaScript', author: 'Trattativa', language: 'it', at: new Date(0) };
    await writePdf(path, facts, (document) => {
      document.text('Contratto /JavaScript').addPage().text('Allegato');
    });
    expect(await isActivePdf(await readFile(path))).toBe(false);
    await rm(folder, { recursive: true });
  });
});

const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relation = (kind: string, target: string, mode = 'External') =>
  `<Relationships><Relationship Id="r1" Type="${type}/${kind}" Target="${target}" TargetMode="${mode}"/></Relationships>`;
const field = (...pieces: string[]) =>
  `<w:p><w:fldChar w:fldCharType="begin"/>${pieces.map((piece) => `<w:instrText xml:space="preserve">${piece}</w:instrText>`).join('')}<w:fldChar w:fldCharType="end"/></w:p>`;
const document = (...parts: [string, string][]) =>
  zip([['[Content_Types].xml', '<Types/>'], ['word/document.xml', '<w:document/>'], ...parts]);

describe('a Word document', () => {
  it.each<[what: string, content: Buffer]>([
    ['macros', document(['word/vbaProject.bin', 'x'])],
    [
      'macros under another name',
      zip([['[Content_Types].xml', '<Default ContentType="application/vnd.ms-office.vbaProject"/>']]),
    ],
    ['controls', document(['word/activeX/activeX1.xml', '<x/>'])],
    ['a packed program', document(['word/embeddings/oleObject1.bin', 'x'])],
    ['another document with macros', document(['word/embeddings/a.docm', 'x'])],
    ['a program', document(['media/a.exe', 'x'])],
    [
      'a template from elsewhere',
      document(['word/_rels/settings.xml.rels', relation('attachedTemplate', 'https://x/a.dotm')]),
    ],
    [
      'a template from a server of the network',
      document(['word/_rels/settings.xml.rels', relation('attachedTemplate', 'file:///\\\\x\\a.dotm')]),
    ],
    [
      'a program from elsewhere',
      document(['word/_rels/document.xml.rels', relation('oleObject', 'http://x/a')]),
    ],
    [
      'a frame from elsewhere',
      document(['word/_rels/webSettings.xml.rels', relation('frame', 'http://x/a')]),
    ],
    ['a field that starts a program', document(['word/footer1.xml', field(' DDEAUTO c:\\\\cmd.exe ')])],
    ['a field that starts a program, in pieces', document(['word/header1.xml', field('DD', 'EAU', 'TO x')])],
    [
      'a simple field that starts a program',
      document(['word/document.xml', '<w:fldSimple w:instr="dde cmd"/>']),
    ],
    ['no directory', Buffer.from('PK\u0003\u0004')],
  ])('with %s is active', (_what, content) => {
    expect(isActiveDocx(content)).toBe(true);
  });

  it.each<[what: string, content: Buffer]>([
    ['nothing in it', docx()],
    ['a link', document(['word/_rels/document.xml.rels', relation('hyperlink', 'https://x')])],
    [
      'a template of the writer’s machine',
      document([
        'word/_rels/settings.xml.rels',
        relation('attachedTemplate', 'file:///C:\\Templates\\a.dotx'),
      ]),
    ],
    ['a chart', document(['word/embeddings/Microsoft_Excel_Sheet1.xlsx', 'x'])],
    ['fields of its own', document(['word/document.xml', field(' PAGE ') + field(' ADDENDUM ')])],
  ])('with %s is plain', (_what, content) => {
    expect(isActiveDocx(content)).toBe(false);
  });
});
