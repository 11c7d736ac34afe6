/** How a client may be sent a file. */

/** Best first. */
const CODINGS = ['br', 'gzip'] as const;

export type Coding = (typeof CODINGS)[number];

export function acceptedCoding(header: string): Coding | undefined {
  const weights = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((each) => {
        const [name = '', weight = ''] = each.trim().split(/\s*;\s*q\s*=\s*/);
        return [name, weight === '' ? 1 : Number(weight)] as const;
      }),
  );
  // A star is for those that are not named.
  return CODINGS.find((coding) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0);
}
