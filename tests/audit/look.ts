/** What is wrong with a page at one width; each names a word that shows it. */
export type Seen = {
  /** How wide the page is where it is wider than the window. */
  scrolls?: number
  overlapping: string[]
  cut: string[]
  height: number
}

/** Runs in the browser: it knows nothing but the document. */
export function look(): Seen {
  type Word = { box: DOMRect; element: Element; text: string }
  const panel = [...document.querySelectorAll('.panel')].find((one) => one.checkVisibility())
  const root = panel ?? document.body
  const edges = root.getBoundingClientRect()

  function wordsOf(): Word[] {
    const words: Word[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!text || !element?.checkVisibility()) continue
      if (element.closest('option, header details, .screen, svg, .only-read')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        if (box.width > 2) words.push({ box, element, text: text.slice(0, 24) })
      }
    }
    return words
  }

  function overlap(a: DOMRect, b: DOMRect): boolean {
    const x = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    const smaller = Math.min(a.width * a.height, b.width * b.height)
    return x > 4 && y > 7 && x * y > 0.2 * smaller
  }

  function isCut({ box, element }: Word): boolean {
    if (box.right > innerWidth + 2 || box.left < -2) return true
    if (box.top < edges.top - 3 || box.bottom > edges.bottom + 3) return true
    for (let around: Element | null = element; around && around !== root; ) {
      const { overflowX } = getComputedStyle(around)
      if (overflowX === 'hidden' || overflowX === 'clip') {
        const frame = around.getBoundingClientRect()
        if (box.right > frame.right + 2 || box.left < frame.left - 2) return true
        if (box.bottom > frame.bottom + 4 || box.top < frame.top - 4) return true
      }
      around = around.parentElement
    }
    return false
  }

  const words = wordsOf()
  const overlapping = words.flatMap((a, i) =>
    words
      .slice(i + 1)
      .filter((b) => a.element !== b.element && overlap(a.box, b.box))
      .map((b) => `${a.text} × ${b.text}`),
  )
  const { scrollWidth } = document.documentElement
  return {
    ...(scrollWidth > innerWidth && { scrolls: scrollWidth }),
    overlapping,
    cut: words.filter(isCut).map(({ text }) => text),
    height: Math.ceil(edges.height),
  }
}
