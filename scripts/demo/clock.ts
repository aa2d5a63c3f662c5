const real = Date.now
const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour
let behind = 0

/** Everything happened in the last weeks: what the verbs take for now begins this many days ago. */
export function startClock(daysAgo: number): void {
  behind = daysAgo * day
  Date.now = () => real() - behind
}

export function stopClock(): void {
  Date.now = real
}

/** Lets hours pass; they end at the present. */
export function passTime(hours: number): void {
  behind = Math.max(0, behind - hours * hour)
}

/** Sets the clock to a moment that is past. */
export function moveClock(moment: number): void {
  behind = Math.max(0, real() - moment)
}

/**
 * The moment of `09:15` a number of days ago, by the office's clock. What happened today has happened by
 * now: in the small hours its times lie closer together. A moment is whole milliseconds: what is counted
 * by days divides it.
 */
export function momentOf({ daysAgo, time }: { daysAgo: number; time: string }): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const sinceMidnight = real() % day
  const midnight = real() - sinceMidnight - daysAgo * day
  const squeezed = daysAgo === 0 ? Math.min(1, sinceMidnight / (11 * hour)) : 1
  return midnight + Math.floor((hours * hour + minutes * minute) * squeezed)
}

/** A day as a date field sends it, counted from today. */
export const dayFromToday = (days: number): string =>
  new Date(real() + days * day).toISOString().slice(0, 10)
