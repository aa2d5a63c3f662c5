import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createTheme } from './color/create-theme'
import type { PrintedPage } from './document'
import { drawableWords } from './drawable-words'
import {
  cssOf,
  type PageFile,
  type PageSection,
  printFile,
  printHalves,
  type SheetRules,
} from './html'
import { BrandMark } from './primitives/brand-mark'
import type { FileJob, PrintJob } from './print-job'
import type { Brand } from './types'

export { drawSection as drawPanel } from './draw-section'
export { readPicture } from './reading/read-picture'
export { readSection } from './reading/read-section'
export { photoBoxes, photoName } from './render/photos'
export { wordPlaces } from './render/word-places'
export { wordsTooLong } from './render/words-too-long'

/** Prints panels as a page. @throws when there is no such panel */
export const printPanels = ({ sections, links, ...page }: PrintJob): PrintedPage =>
  printHalves({
    ...page,
    sections: sectionsOf(sections, page),
    linkTo: linkFinder(links),
  })

/** Prints panels as a file of a website. @throws when there is no such panel */
export const printPageFile = ({ sections, links, ...page }: FileJob): PageFile =>
  printFile({
    ...page,
    sections: sectionsOf(sections, page),
    linkTo: linkFinder(links),
    isOff: true,
  })

/** One style for all pages of a website. */
export const websiteStyle = (all: readonly SheetRules[]): string => cssOf(all)

/** The sign of a brand that has no logo. */
export function brandSign({ name, primary, secondary }: Brand): string {
  const t = createTheme({ name, primary, secondary }, 'light')
  const colors = {
    main: t.bright ? t.ink : t.action,
    second: secondary,
    cut: t.bright ? t.action : t.onAction,
  }
  return renderToStaticMarkup(createElement(BrandMark, { name, size: 32, ...colors }))
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(/ style="[^"]*"/, '')
}

const sectionsOf = (
  sections: PrintJob['sections'],
  { brand, story, facts }: Pick<PrintJob, 'brand' | 'story' | 'facts'>,
): readonly PageSection[] =>
  sections.map((section) => {
    if ('src' in section) return section
    const { panelId, variant, leads, photos, mark } = section
    const words = drawableWords({ ...section, brand, story, facts })
    return { panel: panelId, ...variant, story, facts, words, leads, photos, mark }
  })

function linkFinder(links: PrintJob['links']) {
  const addresses = new Map(Object.entries(links))
  return (words: string) => addresses.get(words.trim().toLowerCase())
}
