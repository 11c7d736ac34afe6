/** The panel of the event that the address names, over whichever page it was opened on. */
import type { PanelAddress } from '../router/address.ts';
import { closePanel } from '../router/navigate.ts';
import { usePanel } from '../router/router.tsx';
import { Boundary } from '../ui/boundary.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';

const OpenPanel = lazyComponent(() => import('./open-panel.tsx'));

/** Failures show when the panel is rendered. */
export async function prepareEventPanel(panel: PanelAddress): Promise<void> {
  try {
    await OpenPanel.prepare();
    const { loadNamedEvent } = await import('./open-panel.tsx');
    await loadNamedEvent(panel);
  } catch {
    // EventOverlay says so and offers another try.
  }
}

export function EventOverlay() {
  const panel = usePanel();
  if (!panel) return null;
  return (
    <Boundary
      key={`${panel.pathname}${panel.search}`}
      message="The event’s details could not be shown"
      onClose={closePanel}
    >
      <OpenPanel panel={panel} />
    </Boundary>
  );
}
