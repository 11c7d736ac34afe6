/** /gallery: the components with behaviour in all their states, in development only. The header switches the colours. */
import { Section } from '../data-page/section.tsx';
import { SITE_NAME } from '../site.ts';
import { PageHead } from '../ui/page-head.tsx';
import type { Example } from './example.ts';
import { SECTIONS } from './examples.tsx';
import styles from './gallery.module.css';

const HEAD = { title: `Gallery – ${SITE_NAME}`, description: 'Components in all their states.' };

const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

export default function GalleryPage() {
  return (
    <>
      <PageHead {...HEAD} isHidden />
      <h1 itemProp="name">Gallery</h1>
      <ul className={`${styles.contents} wrapping-row`}>
        {SECTIONS.map(({ title }) => (
          <li key={title}>
            <a href={`#${idOf(title)}`}>{title}</a>
          </li>
        ))}
      </ul>
      {SECTIONS.map(({ title, examples }) => (
        <Section key={title} id={idOf(title)} title={title}>
          {examples.map((example) => (
            <ExampleBox key={example.name} {...example} />
          ))}
        </Section>
      ))}
    </>
  );
}

function ExampleBox({ name, content }: Example) {
  return (
    <div className={styles.example}>
      <h3 className={`${styles.name} muted`}>{name}</h3>
      {content}
    </div>
  );
}
