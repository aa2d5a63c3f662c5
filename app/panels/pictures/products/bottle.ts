import { castShadow, paperLabel, type Studio } from './studio'

/** A pump bottle with a paper label. */
export function bottle(studio: Studio): string {
  return `${castShadow({ x: 400, y: 760, radius: 110 })}
    <path d="M290 400C290 350 340 336 350 300V270H450V300C460 336 510 350 510 400V740C510 758 500 764 480 766C430 772 370 772 320 766C300 764 290 758 290 740Z" fill="url(#body)"/>
    <path d="M352 214H448V282H352Z" fill="url(#dark)"/>
    <path d="M384 168H416V214H384Z" fill="url(#dark)"/>
    <path d="M300 150C300 138 312 132 330 132H440C452 132 456 140 456 152V172H360C330 172 316 170 300 168Z" fill="url(#dark)"/>${paperLabel(studio, [316, 470, 168, 210])}<path d="M306 410V744" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".3"/>`
}
