/**
 * A dependency of a lower module on a higher one: the lower module declares the port in its door, the higher
 * one fills it in its `module.ts`. Filled once, when the modules are listed; it holds code, never data.
 */
export class Port<Contract> {
  readonly #name: string;
  #filled: Contract | null = null;

  constructor(name: string) {
    this.#name = name;
  }

  fill(contract: Contract): void {
    this.#filled = contract;
  }

  /** Throws when no module has filled it. */
  get(): Contract {
    if (this.#filled === null) throw new Error(`No module fills the port "${this.#name}".`);
    return this.#filled;
  }
}

/** A port filled by many modules, each for its own kinds. */
export class PortByKind<Kind extends string, Contract> {
  readonly #name: string;
  readonly #byKind = new Map<Kind, Contract>();

  constructor(name: string) {
    this.#name = name;
  }

  fill(contracts: Partial<Record<Kind, Contract>>): void {
    for (const [kind, contract] of Object.entries(contracts))
      this.#byKind.set(kind as Kind, contract as Contract);
  }

  /** Throws for a kind that no module fills. */
  get(kind: Kind): Contract {
    const contract = this.#byKind.get(kind);
    if (!contract) throw new Error(`No module fills the port "${this.#name}" for "${kind}".`);
    return contract;
  }

  /** All filled kinds with their contracts. */
  all(): ReadonlyMap<Kind, Contract> {
    return this.#byKind;
  }
}
