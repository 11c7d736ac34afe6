/** What a page loads, put into its text: its styles, and its scripts behind everything that is to be seen. */

export interface PageFiles {
  /** The rules that the page needs at first. */
  styles: string;
  /** The address of the sheet with all rules. */
  sheet: string;
  /** The script that takes the page over. */
  entry: string;
  /** Other scripts that it will ask for. */
  scripts: readonly string[];
}

export function withFiles(page: string, { styles, sheet, entry, scripts }: PageFiles): string {
  const preloads = scripts.map((script) => `<link rel="modulepreload" href="${script}"/>`).join('');
  const end =
    `<link rel="stylesheet" href="${sheet}" media="not all" data-whole/>` +
    // Nobody would put it into force.
    `<noscript><link rel="stylesheet" href="${sheet}"/></noscript>` +
    `${preloads}<script type="module" src="${entry}"></script>`;
  return page
    .replace('</head>', () => `<style>${styles}</style></head>`)
    .replace('</body>', () => `${end}</body>`);
}
