import { type Box, type LaidOutNode, type Layout, panelWidth } from './lay-out'

const tolerance = 1.5

/** Boxes with a color and a fixed size: whatever starts in one has to end in it. */
function isCard({ style, box }: LaidOutNode): boolean {
  const fixed = typeof style.width === 'number' || typeof style.height === 'number'
  const large = box.right - box.left > 40 && box.bottom - box.top > 40
  return fixed && Boolean(style.backgroundColor) && large
}

const startsIn = (box: Box, card: Box) =>
  box.left >= card.left && box.top >= card.top && box.left < card.right && box.top < card.bottom

const leaves = (box: Box, outer: Box) =>
  box.right > outer.right + tolerance || box.bottom > outer.bottom + tolerance

const isBefore = (box: Box) => box.left < -tolerance || box.top < -tolerance

/** Nodes whose words leave the panel, or the card they start in. */
export function overflowingNodes({ nodes, height }: Layout): LaidOutNode[] {
  const panel = { left: 0, top: 0, right: panelWidth, bottom: height }
  const cards: Box[] = []
  return nodes.filter((node) => {
    if (isCard(node)) cards.push(node.box)
    if (node.text === '') return false
    const box = node.extent ?? node.box
    const crossing = cards.some((card) => startsIn(box, card) && leaves(box, card))
    return crossing || leaves(box, panel) || isBefore(box)
  })
}

/** Single words that leave the panel. */
export const wordsOutside = ({ words, height }: Layout): string[] =>
  words
    .filter(
      ({ box }) =>
        isBefore(box) || leaves(box, { left: 0, top: 0, right: panelWidth, bottom: height }),
    )
    .map(({ text }) => text)
