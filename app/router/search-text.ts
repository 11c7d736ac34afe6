/** Query parameters as the end of a URL: empty, or with the question mark. */
export function searchText(search: URLSearchParams): string {
  // Commas need no escape in a query, and people read these URLs.
  const text = search.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}
