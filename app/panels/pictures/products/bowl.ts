import { castShadow, type Studio } from './studio'

/** A footed bowl of fruit. */
export function bowl(studio: Studio): string {
  const { main, palette } = studio
  const { leaf, warm, secondary } = palette
  const fruit = (x: number, y: number, r: number, tone: string, light: string) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${tone}"/><circle cx="${x - r * 0.22}" cy="${y - r * 0.24}" r="${r * 0.6}" fill="${light}"/><circle cx="${x - r * 0.36}" cy="${y - r * 0.4}" r="${r * 0.16}" fill="#fff" opacity=".6"/>`
  return `${castShadow({ x: 400, y: 764, radius: 150 })}
    ${fruit(300, 470, 78, leaf(0.46, 1.4), leaf(0.6, 1.4))}${fruit(510, 474, 76, secondary(0.7, 1.1), secondary(0.82, 1.1))}${fruit(402, 420, 88, warm(0.56, 1.4), warm(0.68, 1.3))}${fruit(440, 500, 70, secondary(0.76, 1.2), secondary(0.88, 1.1))}${fruit(350, 510, 66, warm(0.5, 1.4), warm(0.62, 1.3))}
    <path d="M402 340C400 316 410 300 428 288" stroke="${warm(0.34, 0.6)}" stroke-width="9" fill="none"/><path d="M412 316C440 280 480 282 500 296C480 324 446 330 412 316Z" fill="${leaf(0.5, 1.2)}"/>
    <path d="M180 500H620C620 620 540 700 470 712V740H330V712C260 700 180 620 180 500Z" fill="url(#body)"/><path d="M180 500H620L618 524H182Z" fill="${main(0.8)}"/><path d="M316 736H484C500 736 506 766 490 768H310C294 766 300 736 316 736Z" fill="url(#shade)"/><path d="M336 712H464V726H336Z" fill="#000" opacity=".16"/>
    <path d="M226 556C238 610 268 648 304 672" stroke="#fff" stroke-width="13" stroke-linecap="round" fill="none" opacity=".4"/>`
}
