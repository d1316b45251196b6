import { ZipArchive } from '../../platform/spreadsheet/read-zip.ts';

/** More than any document of ten megabytes has. */
const limits = { maxEntries: 5000, maxEntryBytes: 40_000_000, maxTotalBytes: 80_000_000 };

/** Programs, controls and packed programs. A spreadsheet behind a chart is none. */
const activeParts =
  /vbaProject|vbaData|\/activeX\/|\/ctrlProps\/|\/embeddings\/(?!.*\.xlsx$)|\.(?:exe|dll|js|vbs|hta|lnk|jar|docm|dotm)$/i;

/** Content types of the same, whatever their parts are called. */
const activeTypes = /macroEnabled|vbaProject|activeX/i;

/** Relations that fetch something that runs when the document is opened; a template of the writer's own machine fetches nothing. */
const fetchedParts = /\/(?:oleObject|subDocument|frame|control|vbaProject)"/i;
const fetchedTemplate = /\/attachedTemplate"/i;
const elsewhere = /Target="(?:https?:|ftp:|\\\\|file:(?!\/\/\/[^/\\%]))/i;

/**
 * Whether a Word document has active content: macros, controls, packed programs, fields that start a program, or parts that are fetched
 * from elsewhere when it is opened. What cannot be looked at within the limits counts as active.
 */
export function isActiveDocx(bytes: Buffer): boolean {
  const archive = ZipArchive.open(bytes, limits);
  if (!archive) return true;
  const names = archive.names();
  if (names.some((name) => activeParts.test(`/${name}`))) return true;
  return names.some((name) => {
    const isActive = checkOf(name);
    if (!isActive) return false;
    const content = archive.content(name);
    return content === null || isActive(textOf(content));
  });
}

/** What is looked for in a part of the document; null: it says nothing that runs. */
function checkOf(name: string): ((text: string) => boolean) | null {
  if (/\.rels$/i.test(name)) return hasActiveRelation;
  if (/^\[Content_Types\]\.xml$/i.test(name)) return (text) => activeTypes.test(text);
  return /^word\/[^/]+\.xml$/i.test(name) ? hasActiveField : null;
}

/** XML is in UTF-8 or, by its first bytes, in UTF-16. */
function textOf(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe) return content.toString('utf16le');
  if (content[0] === 0xfe && content[1] === 0xff)
    return Buffer.from(content.subarray(0, content.length & ~1))
      .swap16()
      .toString('utf16le');
  return content.toString('utf8');
}

function hasActiveRelation(text: string): boolean {
  const relations = text.match(/<(?:\w+:)?Relationship\b[^>]*/g) ?? [];
  return relations.some(
    (relation) =>
      (/TargetMode="External"/i.test(relation) && fetchedParts.test(relation)) ||
      (fetchedTemplate.test(relation) && elsewhere.test(relation)),
  );
}

/** A field whose instruction, which may stand in several pieces, starts a program or fetches from one. */
function hasActiveField(text: string): boolean {
  const starts = /^\s*DDE(?:AUTO)?(?![A-Za-z])/i;
  const simple = text.matchAll(/\bw:instr="([^"]*)"/g);
  if ([...simple].some(([, instruction]) => starts.test(instruction ?? ''))) return true;
  return text.split('<w:fldChar').some((field) => {
    const pieces = field.matchAll(/<w:instrText[^>]*>([^<]*)/g);
    return starts.test([...pieces].map(([, piece]) => piece).join(''));
  });
}
