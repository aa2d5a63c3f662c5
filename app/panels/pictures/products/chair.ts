import { castShadow, type Studio } from './studio'

/** An upholstered chair on wooden legs. */
export function chair(studio: Studio): string {
  const { warm } = studio.palette
  return `${castShadow({ x: 400, y: 780, radius: 170 })}
    <path d="M270 560L230 780M530 560L570 780M320 570L310 760M480 570L490 760" stroke="${warm(0.42, 0.8)}" stroke-width="18" stroke-linecap="round"/>
    <path d="M250 250C250 190 320 160 400 160C480 160 550 190 550 250L530 520H270Z" fill="url(#body)"/>
    <path d="M240 520C240 490 270 480 300 480H500C530 480 560 490 560 520V560C560 590 530 596 500 596H300C270 596 240 590 240 560Z" fill="url(#body)"/>
    <path d="M256 500C280 484 300 484 320 484H490C520 484 540 490 548 506L400 520Z" fill="#fff" opacity=".18"/>`
}
