/** Every other address. */
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { UnknownPage, unknownPageMeta } from '../shell/unknown-page.tsx';

export const meta = unknownPageMeta;

export default function NotFoundPage() {
  useAskedAddress();
  return <UnknownPage />;
}

/** Returns to the address that was asked for where entry.client.tsx had to step aside from it. */
function useAskedAddress() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const asked: unknown = state?.asked;
  useEffect(() => {
    if (typeof asked === 'string') navigate(asked, { replace: true });
  }, [asked, navigate]);
}
