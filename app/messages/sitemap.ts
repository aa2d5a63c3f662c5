/** Texts of the sitemap of a project. */
export const sitemapMessages = {
  title: 'Sitemap',
  tree: 'Pages of the project',
  pages: (n: number) => (n === 1 ? '1 page' : `${n} pages`),
  drawn: (n: number) => `The first ${n} pages are drawn; the others are named.`,
  /** Pages of the top level are side by side on a wide screen, one below the other on a phone. */
  earlier: (page: string) => `Move earlier: ${page}`,
  later: (page: string) => `Move later: ${page}`,
  up: (page: string) => `Move up: ${page}`,
  down: (page: string) => `Move down: ${page}`,
  indent: (page: string, under: string) => `Nest under “${under}”: ${page}`,
  outdent: (page: string, out: string) => `Move out of “${out}”: ${page}`,
  noIndent: (page: string) => `Cannot be nested here: ${page}`,
  noOutdent: (page: string) => `Is at the top level: ${page}`,
  moveTo: (page: string) => `Move to…: ${page}`,
  drag: 'Drag a page to move it, or onto another page to nest it under that one.',
  empty: 'Empty page',
  home: 'Home page',
  leftOut: 'Left out of the navigation',
  moved: (page: string, at: number, of: number, parent: string | null) =>
    parent === null
      ? `“${page}” is now page ${at} of ${of} at the top level.`
      : `“${page}” is now page ${at} of ${of} under “${parent}”.`,
  print: 'Print',
} as const
