import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './tools/page-paths.ts';

export default {
  appDirectory: 'app',
  buildDirectory: process.env.SPORTS_CALENDAR_BUILD ?? 'build',
  // Every address is made at build time; nothing runs on a server.
  ssr: false,
  prerender: prerenderedPaths,
} satisfies Config;
