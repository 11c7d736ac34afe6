export function contentTypeOf(pathname: string): string | undefined;
