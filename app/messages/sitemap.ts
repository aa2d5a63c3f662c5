/** What the sitemap of a project says. */
export const sitemapMessages = {
  title: 'Sitemap',
  tree: 'Pages of the project',
  pages: (n: number) => (n === 1 ? '1 page' : `${n} pages`),
  up: (page: string) => `Move up: ${page}`,
  down: (page: string) => `Move down: ${page}`,
  indent: (page: string) => `Put under the page before: ${page}`,
  outdent: (page: string) => `Take out of the page above: ${page}`,
  moveTo: (page: string) => `Move to…: ${page}`,
  empty: 'Empty page',
  home: 'Home page',
  leftOut: 'Left out of the navigation',
  moved: (page: string, at: number, of: number, parent: string | null) =>
    parent === null
      ? `“${page}” is now page ${at} of ${of} at the top level.`
      : `“${page}” is now page ${at} of ${of} under “${parent}”.`,
} as const
