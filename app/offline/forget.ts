/** Frees the room that the catalogue takes on this device. The page that is open stays. */
import { askWorker } from './ask-worker.ts';
import { changeOfflineState } from './offline-state.ts';
import { thisPage } from './this-page.ts';

export async function forgetCatalogue(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return;
  const progress = await askWorker(active, { kind: 'forget', page: thisPage() });
  if (progress) changeOfflineState({ progress });
}
