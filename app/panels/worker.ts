import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createTheme } from './color/create-theme'
import type { PrintedPage } from './document'
import {
  cssOf,
  type PageFile,
  type PageSection,
  printFile,
  printHalves,
  type SheetRules,
} from './html'
import { findPanel } from './library'
import { BrandMark } from './primitives/brand-mark'
import type { FileJob, PrintJob } from './print-job'
import { drawPanel as drawAny, type RenderedPanel } from './render'
import type { RenderJob } from './render-job'
import type { Brand } from './types'
import { contentWith } from './words'

/** Draws a panel of the library. @throws when there is no such panel */
export function drawPanel(job: RenderJob): Promise<RenderedPanel> {
  const { panelId, variant, brand, story = null, words } = job
  const panel = findPanel(panelId)
  if (!panel) throw new Error(`No panel with the id ${panelId}`)
  return drawAny(panel, { ...variant, brand, content: contentWith(panelId, story, words) })
}

/** Prints panels as a page. @throws when there is no such panel */
export const printPanels = ({ sections, story, links, ...page }: PrintJob): PrintedPage =>
  printHalves({ ...page, sections: sectionsOf(sections, story), linkTo: linkFinder(links) })

/** Prints panels as a file of a website. @throws when there is no such panel */
export const printPageFile = ({ sections, story, links, ...page }: FileJob): PageFile =>
  printFile({
    ...page,
    sections: sectionsOf(sections, story),
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
  story: PrintJob['story'],
): readonly PageSection[] =>
  sections.map((section) => {
    if ('src' in section) return section
    const { panelId, variant, words, leads } = section
    return { panel: panelId, ...variant, story, words, leads }
  })

function linkFinder(links: PrintJob['links']) {
  const places = new Map(Object.entries(links))
  return (words: string) => places.get(words.trim().toLowerCase())
}
