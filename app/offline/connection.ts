/** Whether the visitor's connection is one on which nothing is loaded that was not asked for. */

/** What browsers tell of it, and not all of them do. */
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
