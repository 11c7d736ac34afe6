export function basePath(stated?: string, siteUrl?: string): string;
export function belowBase(url: string, base: string): string | undefined;
