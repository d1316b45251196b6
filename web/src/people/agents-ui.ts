/** Components of agents for other modules. */
export { LicenceLine } from './licences/licence-line.tsx';
export { LicenceMark } from './licences/licence-mark.tsx';
