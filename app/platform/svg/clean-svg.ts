import { flatten } from './flatten'
import { checkExpansion } from './limits'
import { mendFilters } from './mend-filters'
import { mendGradients } from './mend-gradients'
import { placeLetters } from './place-letters'
import { readXml } from './read-xml'
import { settleSize } from './size'
import type { Taken } from './taken'
import { type SvgElement, serialize } from './tree'

export type CleanSvg = { svg: string; width: number; height: number; taken: Taken }

/**
 * Rebuilds an SVG from what is allowed: known elements and attributes, references inside the file,
 * embedded PNG and JPEG. Style sheets are worked into the elements, so that every renderer draws what
 * a browser draws of the file. What acts, reaches outside or cannot be drawn alike is left out and
 * counted, and so is what no browser draws. A file that cannot be read, that defines entities, or
 * that costs too much is refused.
 *
 * @returns the new text, its size in pixels and what is not in it
 * @throws SvgRefused
 */
export function cleanSvg(text: string): CleanSvg {
  const { root, taken } = readSvg(text)
  checkExpansion(root)
  const size = settleSize(root)
  return { svg: writeSvg(root), ...size, taken }
}

/** Reads and cleans an SVG without looking at its size and references. @throws SvgRefused */
export function readSvg(text: string): { root: SvgElement; taken: Taken } {
  const taken: Taken = {}
  const read = readXml(text, taken)
  flatten(read, taken)
  mendFilters(read.root)
  mendGradients(read.root)
  placeLetters(read.root, taken)
  return { root: read.root, taken }
}

/** A drawing as text. */
export function writeSvg(root: SvgElement): string {
  root.attributes.set('xmlns', 'http://www.w3.org/2000/svg')
  return serialize(root)
}
