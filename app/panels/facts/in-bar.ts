import { fitText, textWidth } from '../primitives/fit-text'
import type { DayHours, DrawnFacts } from './facts'
import { daysOpen, hoursLine } from './hours-words'
import type { Language } from './languages'

const fontSize = 14
/** Pixels of an address and of hours side by side, and of hours alone. */
const room = 385
const roomOfHours = 185

/** The first of some lines that has room; of none that has, as much of the first as fits. */
function firstThatFits(lines: readonly (string | undefined)[], most: number): string | undefined {
  const said = lines.filter((line): line is string => Boolean(line))
  return (
    said.find((line) => textWidth(line, fontSize) <= most) ??
    (said[0] && fitText(said[0], fontSize, most))
  )
}

/** The hours of a business as a header has room for them, or only its days. */
export const hoursInBar = (hours: readonly DayHours[], language?: Language): string | undefined =>
  firstThatFits([hoursLine(hours, language), daysOpen(hours, language)], roomOfHours)

/** Its address beside them: all of it, its street, or where it is. */
export function addressInBar({ street, city, hours, language }: DrawnFacts): string | undefined {
  const beside = textWidth((hours && hoursInBar(hours, language)) ?? '', fontSize)
  const left = room - Math.max(beside, roomOfHours / 2)
  return firstThatFits([[street, city].filter(Boolean).join(', '), street, city], left)
}
