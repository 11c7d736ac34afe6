/**
 * A script that stands in every page itself, in fewer bytes: without line breaks, and without spaces around signs. So a text
 * in it must not need its spaces either.
 */
export function squeezed(script: string): string {
  return script.replace(/\n\s*/g, '').replace(/ ?([=(){}[\],;?:<>|&]+) ?/g, '$1');
}
