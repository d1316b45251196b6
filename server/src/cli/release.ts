import packageJson from '../../../package.json' with { type: 'json' };

/** The release of this installation. */
export const release: string = packageJson.version;
