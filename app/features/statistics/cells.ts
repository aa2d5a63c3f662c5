import { figureText, hoursText, statisticsMessages as say, shareText } from '~/messages/statistics'
import { type Days, dayWord } from '~/shared/utc-days'
import type { Cell, Filed } from './sheet'

/** Makes the cells of tables: what the screen says, and the same figure as a file has it. */

type To = string | null

export const countCell = (head: string, n: number, to: To): Cell => ({
  text: figureText(n),
  to,
  filed: [[head, n]],
})

/** Hours, of which there may be none. */
export const hoursCell = (head: string, hours: number | null, to: To): Cell => ({
  text: hoursText(hours),
  to,
  filed: [[say.inHours(head), hours]],
})

/** A share in per cent; there is none of nothing. */
export const shareCell = (head: string, part: number, of: number, to: To): Cell => ({
  text: shareText(part, of),
  to,
  filed: [[say.inPercent(head), of === 0 ? null : Math.round((1000 * part) / of) / 10]],
})

/** An average of ratings, and of how many. */
export const ratingCell = ({ sum, n }: { sum: number; n: number }, to: To): Cell => ({
  text: say.averageRating(sum, n),
  to,
  filed: [
    [say.ofFiveStars(say.rating), n === 0 ? null : Math.round((100 * sum) / n) / 100],
    [say.ratings, n],
  ],
})

/** The first and the last day of some days. */
export const filedDays = ({ from, to }: Days): Filed => [
  [say.from, dayWord(from)],
  [say.to, dayWord(to)],
]

/** Some days as a line begins with them. */
export const daysCell = (text: string, days: Days, to: To = null): Cell => ({
  text,
  to,
  filed: filedDays(days),
})

/** A name as a line begins with it. */
export const nameCell = (head: string, text: string, to: To = null): Cell => ({
  text,
  to,
  filed: [[head, text]],
})
