/** Whether the connection is metered: then nothing is downloaded that the visitor did not request. */

/** The Network Information API, which not every browser has. */
export interface Connection {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

type WithConnection = Navigator & { connection?: Connection & EventTarget };

export function currentConnection(): (Connection & EventTarget) | undefined {
  return (navigator as WithConnection).connection;
}

export function isMetered(connection: Connection | undefined): boolean {
  if (!connection) return false;
  const { saveData, type, effectiveType = '' } = connection;
  return saveData === true || type === 'cellular' || effectiveType.endsWith('2g');
}
