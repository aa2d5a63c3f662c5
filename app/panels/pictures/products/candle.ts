import { castShadow, type Studio } from './studio'

/** Three candles of different heights, lit. */
export function candle(studio: Studio): string {
  const { palette } = studio
  const { secondary, warm } = palette
  const one = (x: number, top: number, width: number, fill: string) =>
    `<circle cx="${x}" cy="${top - 40}" r="130" fill="url(#halo)"/>
    <path d="M${x - width} ${top}V740C${x - width} 772 ${x + width} 772 ${x + width} 740V${top}Z" fill="url(#${fill})"/>
    <ellipse cx="${x}" cy="${top}" rx="${width}" ry="${width * 0.24}" fill="${palette.sand(0.97, 0.4)}"/><ellipse cx="${x}" cy="${top + 3}" rx="${width * 0.7}" ry="${width * 0.14}" fill="${secondary(0.9, 0.9)}"/>
    <path d="M${x} ${top + 2}V${top - 26}" stroke="${warm(0.26, 0.4)}" stroke-width="6"/><path d="M${x} ${top - 92}C${x + 26} ${top - 52} ${x + 20} ${top - 20} ${x} ${top - 20}C${x - 20} ${top - 20} ${x - 26} ${top - 52} ${x} ${top - 92}Z" fill="${secondary(0.86, 1.2)}"/><path d="M${x} ${top - 66}C${x + 12} ${top - 44} ${x + 10} ${top - 24} ${x} ${top - 24}C${x - 10} ${top - 24} ${x - 12} ${top - 44} ${x} ${top - 66}Z" fill="#fff"/>`
  return `${castShadow({ x: 400, y: 764, radius: 190 })}${one(300, 420, 66, 'body')}${one(500, 520, 72, 'shade')}${one(396, 610, 78, 'pale')}`
}
