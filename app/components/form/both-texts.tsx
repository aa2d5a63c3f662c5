import { staleMessages as say } from '~/messages/stale'

/** Characters of equal text that are shown on each side of a difference. */
const beside = 120

const isLong = (text: string) => text.length > 100 || text.includes('\n')

/** Browsers send line ends as two characters. */
export const withLineEnds = (text: string) => text.replace(/\r\n?/g, '\n').trim()

/**
 * Two versions of a text: in one sentence, or one above the other where they are long; what differs is
 * marked then, and most of what is alike left out.
 */
export function BothTexts({ stored, yours }: { stored: string | undefined; yours: string }) {
  if (stored === undefined) return say.yourValue(yours)
  const [one, other] = [withLineEnds(stored), withLineEnds(yours)]
  return isLong(one) || isLong(other) ? (
    <TwoTexts stored={one} yours={other} />
  ) : (
    say.bothValues(stored, yours)
  )
}

function TwoTexts({ stored, yours }: { stored: string; yours: string }) {
  const [before, theirs, mine, after] = whereApart(stored, yours)
  const head = before.length > beside ? `…${before.slice(-beside)}` : before
  const tail = after.length > beside ? `${after.slice(0, beside)}…` : after
  return (
    <>
      <p className="mt-1 font-semibold">{say.stored}</p>
      <p className="difference wrap-anywhere whitespace-pre-wrap">
        {head}
        {theirs && <del>{theirs}</del>}
        {tail || (!stored && say.empty)}
      </p>
      <p className="mt-1 font-semibold">{say.yours}</p>
      <p className="difference wrap-anywhere whitespace-pre-wrap">
        {head}
        {mine && <ins>{mine}</ins>}
        {tail || (!yours && say.empty)}
      </p>
    </>
  )
}

/** How two texts begin alike, what is only in the one and only in the other, and how they end alike: in whole words. */
export function whereApart(one: string, other: string) {
  const a = plainText(one)
  const b = plainText(other)
  const most = Math.min(a.length, b.length)
  let head = 0
  while (head < most && a[head] === b[head]) head += 1
  let tail = 0
  while (tail < most - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail += 1
  const text = (words: string[]) => words.join('')
  return [
    text(a.slice(0, head)),
    text(a.slice(head, a.length - tail)),
    text(b.slice(head, b.length - tail)),
    text(a.slice(a.length - tail)),
  ] as const
}

/** Words and the spaces between them. */
const plainText = (text: string) => text.match(/\s+|\S+/g) ?? []
