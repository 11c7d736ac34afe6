/** The page for every other address. */
import { UnknownPage } from '../directory/unknown-page.tsx';

export default function NotFoundPage() {
  return <UnknownPage />;
}
