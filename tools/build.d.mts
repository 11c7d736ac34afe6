export const SITE_FOLDER: string;
export const SERVER_FOLDER: string;
export const HOSTING_FOLDER: string;
export function build(): Promise<number>;
