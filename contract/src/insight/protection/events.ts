export interface ProtectionEvents {
  /** The nightly sweep found records about minors that today's rules would refuse, and that staff do not know yet. */
  'protection.found': { count: number };
}
