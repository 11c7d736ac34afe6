/** The name under which a page may start the worker that makes the first format, for its content security policy. */
export const FORMAT_POLICY = 'first-format';
