import { seededRandom } from '../random'
import { round } from '../svg'

const columns = [-200, -70, 80, 190, 340, 470, 640, 760, 900, 1040, 1180, 1330, 1480, 1600]
const rows = [-400, -260, -150, -20, 110, 200, 330, 440, 560, 690, 800, 930, 1060]
const gap = 9

/** City blocks between the streets; some are split by an alley, some are squares. */
export function cityBlocks(): string {
  const random = seededRandom(23)
  let d = ''
  for (let i = 0; i < columns.length - 1; i++) {
    for (let j = 0; j < rows.length - 1; j++) {
      const x = (columns[i] ?? 0) + gap
      const y = (rows[j] ?? 0) + gap
      const w = (columns[i + 1] ?? 0) - x - gap
      const h = (rows[j + 1] ?? 0) - y - gap
      if (random() < 0.1) continue
      if (random() < 0.4) {
        const left = round(w * (0.35 + random() * 0.3))
        const right = round(w - left - 4)
        d += `M${x} ${y}h${left - 4}v${h}h${4 - left}zM${x + left + 4} ${y}h${right}v${h}h${-right}z`
      } else d += `M${x} ${y}h${w}v${h}h${-w}z`
    }
  }
  return d
}
