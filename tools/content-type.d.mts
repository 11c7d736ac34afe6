export const CONTENT_TYPES: Readonly<Record<string, string>>;
export function contentTypeOf(pathname: string): string | undefined;
export function isDataFile(pathname: string): boolean;
