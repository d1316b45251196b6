/** Bytes that a file of players may have. */
export const largestPlayerFile = 10_000_000;

/** Rows that one file may have. */
export const mostImportedRows = 20_000;

/** Columns and sheets that one table may have. */
export const mostImportedColumns = 200;
export const mostImportedSheets = 20;

/** How long an import can be undone. */
export const undoImportHours = 24;

/** Bad rows that are reported one by one. */
export const mostBadRows = 2_000;

/** Bytes that an archive of players' pictures may have, packed and unpacked, and pictures in it. */
export const largestPictureArchive = 200_000_000;
export const mostUnpackedPictures = 500_000_000;
export const mostArchivedPictures = 500;
