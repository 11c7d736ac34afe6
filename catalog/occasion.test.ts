import { describe, expect, it } from 'vitest';
import { realCatalog } from '../tests/real-data.ts';
import { occasionsOf } from './occasion.ts';
