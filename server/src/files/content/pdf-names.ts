/**
 * What a PDF may not contain, found in its text without a parser: a viewer follows offsets, so an object counts wherever it stands, also
 * in what a parser takes for a string, a comment or a stream.
 */

/** Actions that run, send or open something, and the places of attached files and forms that run. */
const activeNames = [
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'Rendition',
  'RichMedia',
  'RichMediaExecute',
  'Movie',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'XFA',
];

const space = '[\\0\\t\\n\\f\\r ]';
/** Spaces, or a comment of usual length, between a key and its value. */
const gap = `(?:${space}|%[^\\r\\n]{0,100}[\\r\\n])*`;
const reference = `\\d{1,10}${space}+\\d{1,5}${space}+R`;
const ends = '(?![^\\0\\t\\n\\f\\r ()<>\\[\\]{}/%])';

const active = new RegExp(
  [
    `/(?:${activeNames.join('|')})${ends}`,
    // Names of two or three letters occur by chance in packed bytes; with their value they do not.
    `/(?:AA|Encrypt|EF)${ends}${gap}(?:<<|${reference})`,
    `/JS${ends}${gap}(?:[(<]|${reference})`,
    // What is done when the document is opened; a place in it is no action.
    `/OpenAction${ends}${gap}<<(?![^>]{0,200}/S${gap}/GoTo${ends})`,
  ].join('|'),
);

const openAction = new RegExp(`/OpenAction${ends}${gap}(\\d{1,10})${space}+\\d{1,5}${space}+R`, 'g');
const goesToPlace = new RegExp(`^${gap}(?:\\[|<<[^>]{0,200}/S${gap}/GoTo${ends})`);

/** How much of an object is looked at. */
const shown = 500;

/** A name with bytes written in hexadecimal, as `/J#61vaScript`. */
const written = /\/[^\0\t\n\f\r ()<>[\]{}/%]*#[0-9A-Fa-f]{2}[^\0\t\n\f\r ()<>[\]{}/%]*/g;

/** A text of a PDF, one character for each byte, with its names in plain letters. */
export function plainNames(text: string): string {
  return text.replace(written, (name) =>
    name.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  );
}

/** Whether a text of a PDF with plain names has something active. */
export function hasActiveName(text: string): boolean {
  return active.test(text);
}

/** The objects that are done when the document is opened. */
export function openedObjects(text: string): string[] {
  return [...text.matchAll(openAction)].map(([, id]) => id ?? '');
}

/** Where an object of a PDF's text begins, however often it is defined there. */
export function definitionsOf(text: string, id: string): string[] {
  const heads = text.matchAll(new RegExp(`(?<!\\d)${id}${space}+\\d{1,5}${space}+obj`, 'g'));
  return [...heads].map(({ index, 0: head }) => text.slice(index + head.length, index + head.length + shown));
}

/** An object among packed ones, whose text begins with the number and the offset of each. */
export function packedDefinitionsOf(text: string, id: string): string[] {
  const from = text.search(/[^\0\t\n\f\r \d]/);
  const numbers = text.slice(0, from).match(/\d+/g) ?? [];
  const at = numbers.findIndex((number, index) => index % 2 === 0 && number === id);
  if (at === -1) return [];
  const start = from + Number(numbers[at + 1]);
  return [text.slice(start, start + shown)];
}

/** Whether an object is a place in the document, and no other action. */
export function isPlace(definition: string): boolean {
  return goesToPlace.test(definition);
}
