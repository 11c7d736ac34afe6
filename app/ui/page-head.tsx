/** The name and the description of a page. React puts them into the head, wherever the page learns them. */
interface PageHeadProps {
  title: string;
  description: string;
  /** From search engines. */
  isHidden?: boolean;
}

export function PageHead({ title, description, isHidden = false }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {isHidden && <meta name="robots" content="noindex" />}
    </>
  );
}
