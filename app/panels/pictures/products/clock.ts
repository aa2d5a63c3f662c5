import { castShadow, type Studio } from './studio'

/** An alarm clock with two bells. */
export function clock(studio: Studio): string {
  const { main, other, palette } = studio
  const { sand } = palette
  const ticks = Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6
    const at = (r: number) =>
      `${Math.round(400 + Math.sin(angle) * r)} ${Math.round(520 - Math.cos(angle) * r)}`
    return `M${at(146)}L${at(i % 3 ? 132 : 120)}`
  })
  return `${castShadow({ x: 400, y: 764, radius: 160 })}
    <path d="M290 690L244 762M510 690L556 762" stroke="${main(0.34)}" stroke-width="26" stroke-linecap="round"/>
    <path d="M400 340V296M336 304C336 262 464 262 464 304" stroke="${main(0.36)}" stroke-width="14" fill="none"/>
    <path d="M214 396C196 330 246 284 312 300Z" fill="${main(0.7)}"/><path d="M586 396C604 330 554 284 488 300Z" fill="${main(0.46)}"/>
    <circle cx="400" cy="520" r="214" fill="url(#body)"/><circle cx="400" cy="520" r="176" fill="${main(0.36)}"/><circle cx="400" cy="520" r="166" fill="${sand(0.98, 0.25)}"/>
    <path d="M400 354A166 166 0 0 1 566 520A200 200 0 0 0 400 354Z" fill="#000" opacity=".08"/>
    <path d="${ticks.join('')}" stroke="${palette.primary(0.24, 0.6)}" stroke-width="8"/>
    <path d="M400 520L336 448M400 520L484 470" stroke="${palette.primary(0.22, 0.6)}" stroke-width="13" stroke-linecap="round"/><path d="M400 520V630" stroke="${other(0.66)}" stroke-width="6" stroke-linecap="round"/><circle cx="400" cy="520" r="14" fill="${other(0.66)}"/>
    <path d="M226 470C246 400 300 352 360 338" stroke="#fff" stroke-width="13" stroke-linecap="round" fill="none" opacity=".4"/>`
}
