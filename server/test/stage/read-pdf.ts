import { extractText, getDocumentProxy } from 'unpdf';

/** Chinese and Japanese lines end between any two characters. */
const betweenIdeographs =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]) (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;

/** A text as `textOfPdf` would answer it. */
export const asRead = (text: string): string =>
  text.normalize('NFC').replace(/\s+/g, ' ').replace(betweenIdeographs, '');

/** The text of a PDF as pdf.js reads it, on one line. */
export async function textOfPdf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return asRead(text);
}
