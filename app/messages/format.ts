/** '1 panel', '2 panels'. */
export const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`

const plain = new Intl.NumberFormat('en-US')

/** '5,000'. */
export const number = (n: number) => plain.format(n)

/** Big lists are counted so far and no further. */
export const mostCounted = 100

/** A count as it is shown: `100+` where there are more than are counted. */
export const capped = (n: number): string => (n > mostCounted ? `${mostCounted}+` : String(n))

/** A number with commas between its thousands. */
export const thousands = (n: number): string => n.toLocaleString('en-US')
