/** The checks that need neither a browser nor the built site, as scripts of package.json: `npm test` and CI run all. */
export const STATIC_CHECKS = {
  'Checking types': 'typecheck',
  Linting: 'lint',
  'Looking for unused code': 'unused',
  'Checking the data': 'check',
  'Auditing the data': 'data:audit',
  'Checking the workflows': 'check:workflows',
} as const;
