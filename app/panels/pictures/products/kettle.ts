import { castShadow, type Studio } from './studio'

/** A kettle with a wooden handle. */
export function kettle(studio: Studio): string {
  const { main, palette } = studio
  const { warm } = palette
  return `${castShadow({ x: 400, y: 760, radius: 170 })}
    <path d="M552 520C620 520 640 470 668 430L704 444C690 520 650 612 556 628Z" fill="${main(0.46)}"/><path d="M552 520C620 520 640 470 668 430L684 436C660 500 630 560 552 566Z" fill="${main(0.62)}"/>
    <path d="M250 420C250 250 310 196 400 196C490 196 550 250 550 420" fill="none" stroke="${main(0.34)}" stroke-width="16"/>
    <path d="M318 214C360 186 440 186 482 214L472 240C430 218 370 218 328 240Z" fill="${warm(0.5, 0.8)}"/><path d="M318 214C360 186 440 186 482 214L478 224C436 200 364 200 322 224Z" fill="${warm(0.68, 0.8)}"/>
    <path d="M232 640C232 500 300 404 400 404C500 404 568 500 568 640C568 720 540 764 500 766H300C260 764 232 720 232 640Z" fill="url(#body)"/>
    <path d="M318 424C340 396 460 396 482 424C460 440 340 440 318 424Z" fill="${main(0.74)}"/><circle cx="400" cy="392" r="20" fill="${warm(0.46, 0.8)}"/><circle cx="394" cy="386" r="8" fill="#fff" opacity=".4"/>
    <path d="M236 690C300 712 500 712 564 690C556 736 534 764 500 766H300C266 764 244 736 236 690Z" fill="#000" opacity=".16"/>
    <path d="M276 640C276 560 300 500 336 466" stroke="#fff" stroke-width="15" stroke-linecap="round" fill="none" opacity=".4"/>`
}
