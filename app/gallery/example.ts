/** What the gallery has of each component: its states, under a title. */
import type { ReactNode } from 'react';

export interface Example {
  name: string;
  content: ReactNode;
}

export interface ExampleSection {
  title: string;
  examples: readonly Example[];
}
