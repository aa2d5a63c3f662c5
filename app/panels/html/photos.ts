import { nodesIn, type Photo, type TreeNode } from '../tree/node'
import { isSlot, motifOf, type SaidBy, slotsOf } from '../tree/slots'

/** Pictures of a section's own, by the slot that shows them. */
export type Photos = Readonly<Record<string, Photo>>

/** Drawn pictures that can be others, in their order; those of drawn screens stay. */
export function picturesIn(root: TreeNode): TreeNode[] {
  const { image } = root
  const own = image && isSlot({ ...image, src: image.source }) ? [root] : []
  return [...own, ...nodesIn(root).flatMap(picturesIn)]
}

/** The slots of a panel's pictures, as it is drawn with each content. */
export const slotsIn = (said: SaidBy, draw: (content: object) => TreeNode) =>
  slotsOf(said, (content) =>
    picturesIn(draw(content)).map(({ image }) => ({
      motif: motifOf(image?.alt ?? ''),
      source: image?.source ?? '',
      shows: image?.alt ?? '',
      width: image?.width ?? 0,
    })),
  )

/** The drawn pictures of a tree that others stand for, with what is known of those by their slot. */
export function* inPlace<T>(
  root: TreeNode,
  own: Readonly<Record<string, T>>,
  said: SaidBy,
  draw: (content: object) => TreeNode,
): Generator<[image: NonNullable<TreeNode['image']>, T]> {
  if (Object.keys(own).length === 0) return
  const slots = slotsIn(said, draw)
  for (const [at, { image }] of picturesIn(root).entries()) {
    const slot = slots[at]?.slot
    const other = slot !== undefined && Object.hasOwn(own, slot) ? own[slot] : undefined
    if (image && other) yield [image, other]
  }
}
