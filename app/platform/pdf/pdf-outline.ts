import {
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib'

/** A bookmark: its title, where it leads to, and how deep it is nested (0 = top). */
export type Bookmark = {
  title: string
  page: PDFPage
  /** Height on that page; its upper edge without one. */
  top?: number
  depth: number
}

type Node = Bookmark & { ref: PDFRef; children: Node[] }

/**
 * Adds bookmarks, nested by depth.
 *
 * @param isOpen whether viewers show them when the file opens
 */
export function addOutline(
  document: PDFDocument,
  bookmarks: readonly Bookmark[],
  { isOpen }: { isOpen: boolean },
): void {
  if (!bookmarks.length) return
  const { context, catalog } = document
  const top: Node[] = []
  const path: Node[] = []
  for (const bookmark of bookmarks) {
    const node: Node = { ...bookmark, ref: context.nextRef(), children: [] }
    path.length = Math.min(path.length, bookmark.depth)
    const siblings = path.at(-1)?.children ?? top
    siblings.push(node)
    path.push(node)
  }
  const root = context.nextRef()

  const write = (nodes: Node[], parent: PDFRef): number => {
    let count = 0
    nodes.forEach((node, i) => {
      const item = PDFDict.withContext(context)
      item.set(PDFName.of('Title'), PDFHexString.fromText(node.title))
      item.set(PDFName.of('Parent'), parent)
      const { page, top: height = page.getHeight() } = node
      item.set(PDFName.of('Dest'), context.obj([page.ref, 'XYZ', null, height, null]))
      const before = nodes[i - 1]
      const after = nodes[i + 1]
      if (before) item.set(PDFName.of('Prev'), before.ref)
      if (after) item.set(PDFName.of('Next'), after.ref)
      const below = write(node.children, node.ref)
      setChildren(item, node.children, below)
      context.assign(node.ref, item)
      count += 1 + below
    })
    return count
  }
  const outlines = PDFDict.withContext(context)
  outlines.set(PDFName.of('Type'), PDFName.of('Outlines'))
  setChildren(outlines, top, write(top, root))
  context.assign(root, outlines)
  catalog.set(PDFName.of('Outlines'), root)
  if (isOpen) catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'))
}

function setChildren(item: PDFDict, children: Node[], count: number): void {
  const first = children[0]
  const last = children.at(-1)
  if (!first || !last) return
  item.set(PDFName.of('First'), first.ref)
  item.set(PDFName.of('Last'), last.ref)
  item.set(PDFName.of('Count'), PDFNumber.of(count))
}
