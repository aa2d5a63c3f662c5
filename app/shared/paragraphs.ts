/** Plain text as people write it, as what it is read as. Pure. */

/** A paragraph with its lines, or a list with its points. */
type Block = { kind: 'paragraph' | 'list'; lines: string[] }

const point = /^\s*[-*•]\s+/

/**
 * An empty line ends a paragraph; lines that begin with a hyphen are the points of a list. Line ends are
 * those of any machine: forms send two signs for one.
 */
export const paragraphsOf = (text: string): Block[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .flatMap(blocksOf)

/** Blocks of lines that belong together. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const kind = point.test(line) ? 'list' : 'paragraph'
    const words = line.replace(point, '').trim()
    const last = blocks.at(-1)
    if (last?.kind === kind) last.lines.push(words)
    else blocks.push({ kind, lines: [words] })
  }
  return blocks
}
