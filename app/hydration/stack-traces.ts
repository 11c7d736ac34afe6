/**
 * React makes five errors while its module is evaluated, to throw them later as signals. Where a debugger listens, as in
 * Lighthouse, V8 parses the whole script anew for the stack of the first of them: two thirds of the time that the
 * evaluation takes then. So there are no stacks meanwhile. Has to be imported before React.
 */
const { stackTraceLimit } = Error;
Reflect.deleteProperty(Error, 'stackTraceLimit');

export function allowStackTraces(): void {
  Error.stackTraceLimit = stackTraceLimit;
}
