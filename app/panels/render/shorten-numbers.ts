/** Outlines of letters come with many decimals; two are enough at any zoom people use. */
export const shortenNumbers = (svg: string) =>
  svg.replace(
    / d="([^"]+)"/g,
    (_, d: string) =>
      ` d="${d.replace(/-?\d+\.\d{3,}/g, (n) => String(Number(Number(n).toFixed(2))))}"`,
  )
