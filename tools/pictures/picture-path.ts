/** Where the preview picture of a category's or league's page is, and that of the first page. */
export function picturePath(pagePath: string): string {
  return `/previews${pagePath === '/' ? '/home' : pagePath}.png`;
}
