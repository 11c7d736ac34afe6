import config from './playwright.config.ts';
export default { ...config, timeout: 40_000, expect: { timeout: 7_000 }, workers: 2, reporter: [['list']] };
