/** A JSON file, or the plain word that there is none. */
export function jsonResponse(text: string | undefined): Response {
  return text === undefined
    ? new Response('Not found', { status: 404 })
    : new Response(text, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
}
