const point = '(?<![\\d.-])(-?[\\d.]+) (-?[\\d.]+)'
const standing = new RegExp(`${point}L\\1 \\2(?=[QLC])`, 'g')
const upright = new RegExp(`${point}L\\1 (-?[\\d.]+)`, 'g')
const level = new RegExp(`${point}L(-?[\\d.]+) \\2(?![\\d.])`, 'g')

/** Lines to where the pen already is go; upright and level ones need one number only. */
const shortenLines = (d: string) =>
  d.replace(standing, '$1 $2').replace(upright, '$1 $2V$3').replace(level, '$1 $2H$3')

/** Outlines of letters come with many decimals; two are enough at any zoom people use. */
export const shortenNumbers = (svg: string) =>
  svg.replace(/ d="([^"]+)"/g, (_, d: string) => {
    const rounded = d.replace(/-?\d+\.\d{3,}/g, (n) => String(Number(Number(n).toFixed(2))))
    return ` d="${shortenLines(rounded)}"`
  })
