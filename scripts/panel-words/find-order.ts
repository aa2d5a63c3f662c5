import type { PanelDefinition } from '../../app/panels/definition'
import { printPage } from '../../app/panels/html'
import { stories } from '../../app/panels/stories'
import { storyIds } from '../../app/panels/stories/ids'
import { orientations } from '../../app/panels/types'
import { wordsIn } from '../../app/panels/words/branches'
import { wordsTree } from '../../app/panels/words/content-with'
import { brand } from './find-names'

/** What a page does with a panel's words. */
export type FoundOrder = {
  /** Shapes as people read them. */
  order: string[]
  /** Shapes that can lead somewhere. */
  leads: string[]
}

const tag = /<(\w+) [^>]*data-words="([^"]*)"/g

export function orderIn(panel: PanelDefinition): FoundOrder {
  const order = new Set<string>()
  const leads = new Set<string>()
  const told = storyIds.filter((story) => stories[story][panel.id])
  for (const story of [null, ...told]) {
    const words = wordsIn(wordsTree(panel.id, story))
    const shapes = new Map(words.map(({ path, shape }) => [path, shape]))
    for (const orientation of orientations) {
      const { html } = printPage({
        sections: [{ panel: panel.id, orientation, color: 'light', story }],
        brand,
        title: '',
        linkTo: () => '/',
        withPaths: true,
      })
      for (const [, name, paths] of withoutPhoneBar(html).matchAll(tag)) {
        const found = paths?.split(' ').flatMap((path) => shapes.get(path) ?? []) ?? []
        for (const shape of found) {
          order.add(shape)
          if (name === 'a') leads.add(shape)
        }
      }
    }
  }
  return { order: [...order], leads: [...leads] }
}

/** What phones show of a header is in another order. */
const withoutPhoneBar = (html: string) =>
  html.replace(/<div class="phone">.*?<\/nav><\/details>/s, '')
