/**
 * A pin as SVG: round, with its tip at the place it marks. What it stands for is a number, so nothing needs
 * to be escaped.
 *
 * @param right how far it stands beside its place
 */
export const pinMarkup = (number: number, right = 0): string =>
  `<g><path d="M12-24a12 12 0 0 1 0 24H3a3 3 0 0 1-3-3v-9a12 12 0 0 1 12-12z" transform="translate(${right})"/><text x="${right + 12}" y="-7.5">${number}</text></g>`
