/** What tools/vite/catalog-plugin.ts serves. */
declare module 'virtual:catalog/summary' {
  const summary: import('../catalog/season/summary.ts').CategorySummary[];
  export default summary;
}

declare module 'virtual:catalog/source-titles' {
  const titles: Record<string, string | undefined>;
  export default titles;
}

declare module 'virtual:catalog/feed-types' {
  const kinds: import('../feeds/calendar-feeds.ts').FeedKinds;
  export default kinds;
}

/** The files of the lists of a kind; see tools/lists/. */
declare module 'virtual:catalog/lists/*' {
  const files: readonly string[];
  export default files;
}
declare module 'virtual:catalog/occasions' {
  const occasions: import('../catalog/season/occasion.ts').OccasionSummary[];
  export default occasions;
}
declare module 'virtual:catalog/coverage' {
  const about: import('../catalog/read/about-data.ts').AboutData;
  export default about;
}
declare module 'virtual:catalog/api-reference' {
  const reference: import('../feeds/api/reference.ts').ApiReference;
  export default reference;
}
declare module 'virtual:catalog/team-scopes' {
  const scopes: import('../catalog/team/team.ts').TeamScopes;
  export default scopes;
}

declare module 'virtual:catalog/search' {
  const names: import('../catalog/search/search-names.ts').SearchNames;
  export default names;
}

/** The moment of the build, an ISO instant to the minute. */
declare const __BUILT_AT__: string;

/** Where mistakes are reported. */
declare const __REPORT_ADDRESS__: string;

/** Whether the host puts calendars together at /feeds/mix.ics: SPORTS_CALENDAR_MIX=1. */
declare const __HAS_MIX__: boolean;

declare module 'virtual:catalog/few-teams' {
  const teams: import('../catalog/search/team-list.ts').FewTeams;
  export default teams;
}
