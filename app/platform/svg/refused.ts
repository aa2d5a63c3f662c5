/** Why an SVG is not taken. `what` completes "This SVG cannot be used: it contains …". */
export class SvgRefused extends Error {
  constructor(readonly what: string) {
    super(`SVG refused: ${what}`)
  }
}
