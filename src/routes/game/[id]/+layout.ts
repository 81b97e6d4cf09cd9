// A game's id is known only to this browser, so the page is made here and never at build time.
export const prerender = false;
export const ssr = false;
