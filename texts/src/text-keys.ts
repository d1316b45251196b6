import type { OpenKey } from './open-keys.ts';
import type { TextPlaceholders } from './text-placeholders.ts';

/** A file of texts: `texts/<language>/<module>/<file>.json`. */
export type TextFile = keyof TextPlaceholders;

/** A text of one of the files: `<file>:<key with dots>`. */
export type TextKey<File extends TextFile = TextFile> =
  | { [Each in File]: `${Each}:${keyof TextPlaceholders[Each] & string}` }[File]
  | Extract<OpenKey, `${File}:${string}`>;

/** A key that stands without its file. */
export type KeyIn<File extends TextFile> = (keyof TextPlaceholders[File] & string) | Open<OpenKey, File>;

/** The numbered ones only: of an open code nothing would be left but any string. */
type Open<Key, File extends TextFile> = Key extends `${File}:${infer Rest}`
  ? string extends Rest
    ? never
    : Rest
  : never;

/** The names of a text's placeholders. A key without its file belongs to `Plain`. */
type PlaceholdersOf<
  Key extends string,
  Plain extends TextFile,
> = Key extends `${infer File extends TextFile}:${infer Rest}`
  ? TextPlaceholders[File][Rest & keyof TextPlaceholders[File]]
  : TextPlaceholders[Plain][Key & keyof TextPlaceholders[Plain]];

type ValuesFor<Placeholder> = [Placeholder] extends [never]
  ? []
  : [
      values: {
        readonly [Name in Placeholder & string]: Name extends 'count' ? number : string | number;
      },
    ];

/**
 * What is said along with a key: nothing, or a value for each placeholder; `count` also chooses the plural form. Open
 * when the key may be any of `Allowed`: then it is the key that is wrong, and the compiler is to say so.
 */
export type TextValues<Key extends string, Allowed extends string, Plain extends TextFile = never> = [
  Allowed,
] extends [Key]
  ? [values?: object]
  : ValuesFor<PlaceholdersOf<Key, Plain>>;

/** A value for each placeholder of a text, or of every one of several. */
export type ValuesOf<Key extends TextKey> = NonNullable<ValuesFor<PlaceholdersOf<Key, never>>[0]>;

/** Says the texts of some files in one language; a key of `Plain` may stand without its file. */
export type TextFunction<File extends TextFile, Plain extends TextFile = never> = <
  const Key extends TextKey<File> | KeyIn<Plain>,
>(
  key: Key,
  ...values: TextValues<Key, TextKey<File> | KeyIn<Plain>, Plain>
) => string;

/** What says the texts of one file, or of several of which the first is meant by a key without a file. */
export type TextsOf<Files> = Files extends readonly [
  infer First extends TextFile,
  ...infer Others extends TextFile[],
]
  ? TextFunction<First | Others[number], First>
  : Files extends TextFile
    ? TextFunction<Files, Files>
    : never;
