import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

const folder = join(import.meta.dirname, '../fixtures/fattura-pa');
const signatures = 'xmldsig-core-schema.xsd';

/** Codes that format 1.2.2 adds to 1.2.1 and that we write: where they stand, and what they stand after. */
const added = [{ after: 'N2', code: 'N2.2' }];

let schemas: Promise<{ schema: string; imported: string }> | undefined;

/** What the published schema of FatturaPA says against a file; empty: it is valid. */
export async function schemaErrors(xml: string): Promise<string[]> {
  schemas ??= readSchemas();
  const { schema, imported } = await schemas;
  const { errors } = await validateXML({
    xml: [{ fileName: 'invoice.xml', contents: xml }],
    schema: [{ fileName: 'fattura-pa.xsd', contents: schema }],
    preload: [{ fileName: signatures, contents: imported }],
  });
  return errors.map(({ message }) => message);
}

async function readSchemas() {
  const published = await readFile(join(folder, 'Schema_del_file_xml_FatturaPA.xsd'), 'utf8');
  const local = published
    .replace(/^\uFEFF/, '')
    .replace(/schemaLocation="http[^"]*xmldsig-core-schema\.xsd"/, `schemaLocation="${signatures}"`);
  const schema = added.reduce(
    (text, { after, code }) =>
      text.replace(`<xs:enumeration value="${after}">`, `<xs:enumeration value="${code}"/>$&`),
    local,
  );
  // The document type names a DTD that lies nowhere here; its entities are not used.
  const imported = (await readFile(join(folder, signatures), 'utf8')).replace(/<!DOCTYPE[\s\S]*?\]>/, '');
  return { schema, imported };
}
