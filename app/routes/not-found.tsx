/** Every other address. */
import { UnknownPage } from '../shell/unknown-page.tsx';

export default function NotFoundPage() {
  return <UnknownPage />;
}
