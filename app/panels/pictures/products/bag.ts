import { castShadow, type Studio } from './studio'

/** A canvas tote with a printed badge. */
export function bag(studio: Studio): string {
  const { main, other, palette } = studio
  const { sand } = palette
  return `${castShadow({ x: 400, y: 770, radius: 170 })}
    <path d="M300 380C300 210 350 150 400 150C450 150 500 210 500 380" fill="none" stroke="${main(0.36)}" stroke-width="20"/>
    <path d="M236 350H564L600 750C602 768 590 776 570 776H230C210 776 198 768 200 750Z" fill="url(#body)"/>
    <path d="M236 350H564L570 420H230Z" fill="#000" opacity=".12"/>
    <path d="M300 350C300 210 350 172 400 172C450 172 500 210 500 350" fill="none" stroke="${main(0.62)}" stroke-width="18"/>
    <circle cx="400" cy="560" r="64" fill="${sand(0.95, 0.4)}" opacity=".92"/>
    <path d="M364 560A36 36 0 0 1 436 560Z" fill="${other(0.5)}"/>
    <path d="M364 566H436" stroke="${other(0.5)}" stroke-width="7"/>`
}
