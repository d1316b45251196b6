/** Components of agents for other modules. */
export { LicenceLine } from './licences/licence-line.tsx';
