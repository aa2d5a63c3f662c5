import { castShadow, paperLabel, type Studio } from './studio'

/** A candle jar with a coloured lid. */
export function jar(studio: Studio): string {
  const { main } = studio
  return `${castShadow({ x: 400, y: 740, radius: 160 })}
    <path d="M240 470C240 456 250 450 262 450H538C550 450 560 456 560 470V716C560 738 540 746 500 750C430 756 370 756 300 750C260 746 240 738 240 716Z" fill="url(#pale)"/>
    <path d="M228 372C228 358 240 352 256 352H544C560 352 572 358 572 372V452C540 462 260 462 228 452Z" fill="url(#body)"/>
    <ellipse cx="400" cy="358" rx="168" ry="18" fill="${main(0.74)}"/>${paperLabel(studio, [310, 520, 180, 160])}`
}
