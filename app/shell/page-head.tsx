/** The head of a page whose name arrives with its data: a route's meta function cannot wait for that, React can. */
import type { MetaDescriptor } from 'react-router';

export function PageHead({ meta }: { meta: readonly MetaDescriptor[] }) {
  return meta.map((tag) => {
    if ('title' in tag) return <title key="title">{String(tag.title)}</title>;
    const attributes = tag as Record<string, string>;
    return <meta key={attributes.name ?? attributes.property} {...attributes} />;
  });
}
