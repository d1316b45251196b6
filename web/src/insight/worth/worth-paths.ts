import { paths } from '../../platform/paths.ts';

/** What similar players were signed for. */
export const worthPath = `${paths.figures}/worth`;

/** What the open deals would bring. */
export const revenuePath = `${paths.figures}/revenue`;
