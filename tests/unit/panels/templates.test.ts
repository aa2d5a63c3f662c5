import { describe, expect, it } from 'vitest'
import { categories } from '~/panels/categories'
import { findPanel } from '~/panels/library'
import { pageTemplates, projectTemplates, type TemplatePage } from '~/panels/templates'
import { orientations, panelColors } from '~/panels/types'

const headers = new Set<string>(categories.filter((c) => c.header).map(({ id }) => id))
const footers = new Set<string>(categories.filter((c) => c.footer).map(({ id }) => id))

/** Every page of every template, with the slots it is shown with. */
const wholePages = [
  ...pageTemplates.map((page) => ({ ...page, label: `page ${page.id}` })),
  ...projectTemplates.flatMap(({ id, header, footer, pages }) =>
    pages.map((page) => ({ ...page, header, footer, label: `${id}: ${page.id}` })),
  ),
]

const unique = (values: string[]) => new Set(values).size === values.length
const categoryOf = (panel: string) => findPanel(panel)?.category ?? ''

function ancestors(page: TemplatePage, pages: TemplatePage[]): string[] {
  const trail: string[] = []
  let above = page.parent
  while (above && !trail.includes(above)) {
    trail.push(above)
    above = pages.find(({ id }) => id === trail.at(-1))?.parent
  }
  return trail
}

describe('templates', () => {
  it('TMPL-12 start with at least 12 page templates and 6 project templates', () => {
    expect(pageTemplates.length).toBeGreaterThanOrEqual(12)
    expect(projectTemplates.length).toBeGreaterThanOrEqual(6)
  })

  it.each([
    ['page', pageTemplates],
    ['project', projectTemplates],
  ])('%s templates have unique ids and names, and a category', (_, templates) => {
    expect(unique(templates.map(({ id }) => id))).toBe(true)
    expect(unique(templates.map(({ name }) => name))).toBe(true)
    for (const { id, name, category } of templates) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(name.trim(), id).not.toBe('')
      expect(category.trim(), id).not.toBe('')
    }
  })
})

describe.each(wholePages)('$label', ({ header, footer, sections }) => {
  it('uses panels of the library, headers and footers in their slots only', () => {
    expect(sections.length).toBeGreaterThan(0)
    for (const { panel, orientation, color } of [header, ...sections, footer].flatMap(
      (placed) => placed ?? [],
    )) {
      expect(findPanel(panel), panel).toBeDefined()
      expect(orientations).toContain(orientation)
      expect(panelColors).toContain(color)
    }
    if (header) expect(headers.has(categoryOf(header.panel)), header.panel).toBe(true)
    if (footer) expect(footers.has(categoryOf(footer.panel)), footer.panel).toBe(true)
    for (const { panel } of sections) {
      expect(headers.has(categoryOf(panel)) || footers.has(categoryOf(panel)), panel).toBe(false)
    }
  })

  it('repeats no panel and changes the color from section to section', () => {
    expect(unique(sections.map(({ panel }) => panel))).toBe(true)
    for (const [i, { panel, color }] of sections.entries()) {
      expect(sections[i + 1]?.color, panel).not.toBe(color)
    }
  })
})

describe.each(projectTemplates)('project $id', ({ pages, primaryColor, secondaryColor }) => {
  it('has 4 to 8 pages with unique ids, one of them the home page', () => {
    expect(pages.length).toBeGreaterThanOrEqual(4)
    expect(pages.length).toBeLessThanOrEqual(8)
    expect(unique(pages.map(({ id }) => id))).toBe(true)
    expect(pages.filter(({ home }) => home)).toHaveLength(1)
    expect(pages.find(({ home }) => home)?.parent).toBeUndefined()
  })

  it('has a tree: parents exist, stand before their children and never form a circle', () => {
    expect(pages.some(({ parent }) => parent)).toBe(true)
    for (const [i, page] of pages.entries()) {
      expect(ancestors(page, pages), page.id).not.toContain(page.id)
      if (!page.parent) continue
      const above = pages.slice(0, i).map(({ id }) => id)
      expect(above, page.id).toContain(page.parent)
    }
  })

  it('has two brand colors and uses each orientation', () => {
    expect(primaryColor).toMatch(/^#[0-9a-f]{6}$/)
    expect(secondaryColor).toMatch(/^#[0-9a-f]{6}$/)
    const used = pages.flatMap(({ sections }) => sections.map(({ orientation }) => orientation))
    expect(new Set(used).size).toBe(orientations.length)
  })
})
