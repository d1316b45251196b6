/** Bytes that one attachment may have; sizes are shown in units of base 1000. */
export const maxFileBytes = 10_000_000;

/** Attachments that one entity may have. */
export const maxFiles = 10;

/** Files that one person may have uploaded for chat messages and forms without sending them, in total. */
export const maxUnsentFiles = 40;

/** Bytes of an avatar as it is uploaded; cropped in the browser it is far smaller. */
export const maxAvatarBytes = 5_000_000;

/** What may be attached: the extensions in a file's name, and the content type under which it is served. */
export const fileTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export type FileExtension = keyof typeof fileTypes;

/** What a page that was signed on paper may come as. */
export const pageExtensions = ['pdf', 'jpg', 'jpeg', 'png', 'webp'] as const satisfies FileExtension[];

export function isPage(type: string): boolean {
  return pageExtensions.some((extension) => fileTypes[extension] === type);
}

/** How long a deleted attachment can be restored, in seconds. */
export const restorableSeconds = 30;

/** The width of a cropped avatar in px, and how much higher a club's is than wide (spec §9). */
export const avatarWidth = 132;
export const teamAvatarRatio = 1.4;
