const shadow =
  /<filter id="(satori_s-[^"]+)" x="[^"]+" y="[^"]+" width="[^"]+" height="[^"]+">(<feGaussianBlur stdDeviation="([\d.]+)".*?<\/filter>(?:<\/defs>)?)<g mask="[^"]+" filter="([^"]+)">(?:<g mask="[^"]+">)?<path x="[^"]+" y="[^"]+" width="([\d.]+)" height="([\d.]+)"/g

const region = /x="[^"]+" y="[^"]+" width="[^"]+" height="[^"]+">/

/**
 * Shadow filters cover far more than the shadow, and a mask cuts out the box itself although the box
 * is opaque. The region shrinks to three standard deviations, the mask goes. A second mask stays:
 * it makes the shadow smaller than the box.
 */
export function trimShadows(svg: string): string {
  return svg.replace(shadow, (match, _id, _rest, deviation, _filter, width, height) => {
    const reach = 3 * Number(deviation)
    const x = ((reach / Number(width)) * 100).toFixed(1)
    const y = ((reach / Number(height)) * 100).toFixed(1)
    const size = `width="${(100 + 2 * Number(x)).toFixed(1)}%" height="${(100 + 2 * Number(y)).toFixed(1)}%"`
    return match
      .replace(region, `x="-${x}%" y="-${y}%" ${size}>`)
      .replace(/<g mask="[^"]+" filter/, '<g filter')
  })
}
