/** Property-based tests try the same cases in every run, so that a failure is the change's own. FUZZ_SEED makes others. */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20_261_115) });
