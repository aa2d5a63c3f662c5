import { castShadow, type Studio } from './studio'

/** A mushroom lamp, lit. */
export function lamp(studio: Studio): string {
  const { secondary } = studio.palette
  return `${castShadow({ x: 400, y: 770, radius: 120 })}
    <ellipse cx="400" cy="766" rx="112" ry="20" fill="url(#dark)"/>
    <rect x="390" y="420" width="20" height="346" fill="url(#dark)"/>
    <circle cx="400" cy="300" r="262" fill="url(#halo)"/>
    <path d="M220 430C220 270 296 190 400 190C504 190 580 270 580 430Z" fill="url(#shade)"/>
    <ellipse cx="400" cy="430" rx="180" ry="24" fill="${secondary(0.98, 0.4)}"/>
    <ellipse cx="400" cy="430" rx="60" ry="10" fill="#fff"/>`
}
