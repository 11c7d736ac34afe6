/** Markup for `innerHTML` under Trusted Types; only markup that embed-content.ts has escaped gets here. */
import { EMBED_MARKUP } from './embed-data.ts';

interface MarkupRules {
  createHTML(markup: string): string;
}

/** Not in every browser. */
type WithTrustedTypes = Window & {
  trustedTypes?: { createPolicy(name: string, rules: MarkupRules): MarkupRules };
};

const policy = (window as WithTrustedTypes).trustedTypes?.createPolicy(EMBED_MARKUP, {
  createHTML: (markup) => markup,
});

export function trustedMarkup(markup: string): string {
  return policy ? policy.createHTML(markup) : markup;
}
