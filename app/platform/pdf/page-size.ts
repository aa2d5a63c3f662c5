/** Width of a page of a website's PDF, in points. */
export const pageWidth = 1440
/** The longest page that PDF readers take, in points. */
export const longestPage = 14_400

/** Size on the page in points: wider images shrink to the page's width, in proportion. */
export function fitImage({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, pageWidth / width, longestPage / height)
  return { width: width * scale, height: height * scale }
}
