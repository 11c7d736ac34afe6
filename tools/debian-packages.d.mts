export function works(command: string, ...args: string[]): boolean;
export function installPackages(what: string, packages: string[]): Promise<void>;
