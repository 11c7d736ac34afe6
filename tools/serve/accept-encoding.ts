/** Which of the precompressed variants a client may be sent. */

/** By the extension of the variant, best first. */
const VARIANTS = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const;

export function acceptedVariants(header: string): { extension: string; coding: string }[] {
  const weights = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((each) => {
        const [name = '', weight = ''] = each.trim().split(/\s*;\s*q\s*=\s*/);
        return [name, weight === '' ? 1 : Number(weight)] as const;
      }),
  );
  return VARIANTS.flatMap(([extension, coding]) => {
    // A star is for those that are not named.
    const weight = weights.get(coding) ?? weights.get('*') ?? 0;
    return weight > 0 ? [{ extension, coding }] : [];
  });
}
