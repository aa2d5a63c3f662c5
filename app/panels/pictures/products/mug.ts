import { castShadow, type Studio } from './studio'

const steam = 'M330 340C310 290 360 270 340 210M420 330C400 280 450 250 430 180'

/** A mug of coffee, still hot. */
export function mug(studio: Studio): string {
  const { main, palette } = studio
  const { warm } = palette
  return `${castShadow({ x: 380, y: 740, radius: 150 })}
    <path d="M520 470C640 440 660 640 516 640" fill="none" stroke="${main(0.44)}" stroke-width="38"/>
    <path d="M520 470C640 440 660 640 516 640" fill="none" stroke="${main(0.58)}" stroke-width="20"/>
    <path d="M226 400H540V690C540 736 510 752 460 756C410 760 350 760 306 756C256 752 226 736 226 690Z" fill="url(#body)"/>
    <ellipse cx="383" cy="402" rx="157" ry="34" fill="${main(0.72)}"/>
    <ellipse cx="383" cy="406" rx="140" ry="27" fill="${warm(0.32, 0.7)}"/>
    <ellipse cx="360" cy="402" rx="80" ry="12" fill="${warm(0.5, 0.8)}" opacity=".7"/>
    <g stroke="#fff" fill="none" stroke-linecap="round">${[22, 16, 10, 5].map((width) => `<path d="${steam}" stroke-width="${width}" opacity=".11"/>`).join('')}</g>`
}
