/** Bytes that a file of players may have. */
export const maxPlayerFileBytes = 10_000_000;

/** Rows that one file may have. */
export const maxImportedRows = 20_000;

/** Columns and sheets that one table may have. */
export const maxImportedColumns = 200;
export const maxImportedSheets = 20;

/** How long an import can be undone. */
export const undoImportHours = 24;

/** Bad rows that are reported one by one. */
export const maxBadRows = 2_000;

/** Bytes that an archive of players' pictures may have, packed and unpacked, and pictures in it. */
export const maxPictureArchiveBytes = 200_000_000;
export const maxUnpackedPictures = 500_000_000;
export const maxArchivedPictures = 500;
