import { maxFileBytes } from '../platform/file-limits.ts';

/** Signed forms of mandates that are recorded at once, and bytes of an archive of them, packed and unpacked. */
export const maxMandateForms = 50;
export const maxFormArchiveBytes = 200_000_000;
export const maxUnpackedForms = maxMandateForms * maxFileBytes;
