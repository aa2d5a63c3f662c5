import { castShadow, type Studio } from './studio'

/** A loudspeaker with two drivers. */
export function speaker(studio: Studio): string {
  const { primary, secondary } = studio.palette
  return `${castShadow({ x: 400, y: 770, radius: 150 })}
    <rect x="250" y="240" width="300" height="530" rx="70" fill="url(#dark)"/>
    <rect x="264" y="254" width="272" height="502" rx="58" fill="${primary(0.26, 0.4)}"/>
    <circle cx="400" cy="580" r="106" fill="${primary(0.18, 0.4)}"/>
    <circle cx="400" cy="580" r="86" fill="url(#body)"/>
    <circle cx="400" cy="580" r="34" fill="${primary(0.2, 0.4)}"/>
    <circle cx="390" cy="568" r="10" fill="#fff" opacity=".35"/>
    <circle cx="400" cy="376" r="60" fill="${primary(0.18, 0.4)}"/>
    <circle cx="400" cy="376" r="46" fill="url(#body)"/>
    <circle cx="400" cy="376" r="16" fill="${primary(0.2, 0.4)}"/>
    <path d="M282 320V700" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".14"/>
    <circle cx="490" cy="290" r="6" fill="${secondary(0.85, 1)}"/>`
}
