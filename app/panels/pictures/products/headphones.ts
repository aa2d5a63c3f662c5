import { castShadow, type Studio } from './studio'

/** Headphones on a wooden stand. */
export function headphones(studio: Studio): string {
  const { main, palette } = studio
  const { warm, primary } = palette
  return `${castShadow({ x: 400, y: 770, radius: 130 })}
    <ellipse cx="400" cy="758" rx="128" ry="22" fill="${warm(0.44, 0.8)}"/><ellipse cx="400" cy="750" rx="128" ry="22" fill="${warm(0.66, 0.8)}"/><path d="M388 300H412V750H388Z" fill="${warm(0.54, 0.8)}"/><path d="M388 300H398V750H388Z" fill="${warm(0.74, 0.7)}"/>
    <path d="M232 520V400C232 270 306 190 400 190C494 190 568 270 568 400V520" fill="none" stroke="${main(0.36)}" stroke-width="44"/><path d="M226 520V400C226 266 304 184 400 184C470 184 530 228 556 300" fill="none" stroke="${main(0.6)}" stroke-width="18"/>
    <path d="M318 216C368 186 432 186 482 216L470 250C430 228 370 228 330 250Z" fill="${primary(0.22, 0.4)}"/>
    <path d="M254 430H300C322 430 334 446 334 470V640C334 664 322 680 300 680H254Z" fill="${primary(0.24, 0.4)}"/><path d="M546 430H500C478 430 466 446 466 470V640C466 664 478 680 500 680H546Z" fill="${primary(0.2, 0.4)}"/>
    <path d="M274 420V690C220 700 178 650 178 555S220 410 274 420Z" fill="url(#body)"/><path d="M526 420V690C580 700 622 650 622 555S580 410 526 420Z" fill="url(#shade)"/>
    <path d="M206 500C196 540 198 580 208 616" stroke="#fff" stroke-width="11" stroke-linecap="round" fill="none" opacity=".45"/><circle cx="244" cy="555" r="26" fill="${palette.secondary(0.84, 1.1)}" opacity=".9"/>`
}
