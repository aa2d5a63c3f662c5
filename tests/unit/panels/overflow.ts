export type LaidOutNode = {
  left: number
  top: number
  width: number
  height: number
  props: Record<string, unknown>
  textContent?: string
}

type Box = { left: number; top: number; right: number; bottom: number }

const tolerance = 1.5

const boxOf = ({ left, top, width, height }: LaidOutNode): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

/** Boxes with a colour and a fixed size: whatever starts in one has to end in it. */
function isCard({ props, width, height }: LaidOutNode): boolean {
  const style = (props.style ?? {}) as Record<string, unknown>
  const fixed = typeof style.width === 'number' || typeof style.height === 'number'
  return fixed && Boolean(style.backgroundColor) && width > 40 && height > 40
}

const startsIn = (box: Box, card: Box) =>
  box.left >= card.left && box.top >= card.top && box.left < card.right && box.top < card.bottom

/** Texts that leave the panel, or the card they start in. Nodes come in drawing order. */
export function overflowingTexts(nodes: LaidOutNode[], panel: { width: number; height: number }) {
  const found: string[] = []
  const cards: Box[] = []
  for (const node of nodes) {
    if (isCard(node)) cards.push(boxOf(node))
    const text = node.textContent
    if (!text?.trim()) continue
    const box = boxOf(node)
    const outside =
      box.left < -tolerance ||
      box.top < -tolerance ||
      box.right > panel.width + tolerance ||
      box.bottom > panel.height + tolerance
    const crossing = cards.some(
      (card) =>
        startsIn(box, card) &&
        (box.right > card.right + tolerance || box.bottom > card.bottom + tolerance),
    )
    if (outside || crossing) found.push(text)
  }
  return found
}
