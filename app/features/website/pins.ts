import type { CommentPlace, NumberedSection } from '~/features/pages/page-comments.server'
import { shareMessages as say } from '~/messages/share'
import { percent } from '~/shared/picture-point'
import { pinMarkup } from '~/shared/pin-markup'

/** Style of pins. Where the page is shown smaller, they are drawn larger by `--pin`. */
const css = `.pins{position:absolute;z-index:20;left:2px;top:calc(26px*var(--pin,1));width:calc(100% - 2px - 26px*var(--pin,1));height:calc(100% - 2px - 26px*var(--pin,1));overflow:visible;pointer-events:none}
.pins svg{display:inline;overflow:visible;max-width:none}
.pins a{pointer-events:auto;cursor:pointer;text-decoration:none}
.pins path{fill:#283f97;stroke:#fff;stroke-width:2;paint-order:stroke}
.pins .done path{fill:#5a6773}
.pins .draft path,.pins .chosen path{stroke:#fbbb00;stroke-width:4}
.pins text{fill:#fff;font:600 13px Inter,"Inter fallback",system-ui,sans-serif;text-anchor:middle;letter-spacing:0}
.pins g{transform:scale(var(--pin,1))}
.pins a:focus-visible{outline:0}
.pins a:focus-visible path{stroke:#fbbb00;stroke-width:4}
@media print{.pins{display:none}}`

type Pins = {
  pins: readonly CommentPlace[]
  sections: readonly NumberedSection[]
  /** Id of the comment that is chosen. */
  chosen: string
  /** What the policy of the answer knows their style by. */
  nonce: string
  /** Path and query of a comment. */
  to: (commentId: string) => string
}

/**
 * Puts the pins of comments into a printed page: in each section a board of its own, so that they scroll
 * with it and need no script. What visitors wrote is not in it.
 */
export function putPins(html: string, { pins, sections, nonce, ...shown }: Pins): string {
  const boards = new Map(
    sections.map(({ id, number }) => {
      const marks = pinsOf(
        pins.filter(({ sectionId }) => sectionId === id),
        shown,
      )
      return [`section ${number}`, `<svg class="pins" data-section="${id}">${marks}</svg>`]
    }),
  )
  return html
    .replace('</head>', `<style nonce="${nonce}">${css}</style></head>`)
    .replace(/<!--(section \d+)-->/g, (_, mark: string) => {
      const board = boards.get(mark) ?? ''
      // A section may be printed twice, for narrow and for wide screens: ids stay single.
      boards.set(mark, board.replaceAll(/ id="pin-\d+"/g, ''))
      return board
    })
}

/** Pins at the same place stand side by side. */
function pinsOf(pins: readonly CommentPlace[], { chosen, to }: Pick<Pins, 'chosen' | 'to'>) {
  const taken = new Map<string, number>()
  return pins
    .map(({ id, number, x, y, done }) => {
      const at = `x="${percent(x ?? 0)}%" y="${percent(y ?? 0)}%"`
      const beside = taken.get(at) ?? 0
      taken.set(at, beside + 1)
      const right = 28 * (beside % 8)
      const state = [done && 'done', id === chosen && 'chosen'].filter(Boolean).join(' ')
      const link = `id="pin-${number}" class="${state}" data-comment="${id}" href="${to(id).replaceAll('&', '&amp;')}"`
      return `<svg ${at}><a ${link} target="_parent" aria-label="${say.pin(number)}">${pinMarkup(number, right)}</a></svg>`
    })
    .join('')
}
