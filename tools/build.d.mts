export const SITE_FOLDER: string;
export function build(): Promise<number>;
