import type { Person } from './person'

const hair = { light: '#4a362b', shade: '#251a14' }

/** Headscarf. */
export const noor: Person = ({ sky, sand }) => ({
  skin: ['#d69f75', '#b2774e', '#8a5633'],
  hair,
  backdrop: [sand(0.93, 0.8), sand(0.82, 1.1)],
  cloth: sand(0.9, 0.6),

  hairBehind: '',
  hairInFront: `<path d="M200 62C132 62 108 120 116 200C122 262 130 320 150 360C180 384 226 384 252 360C272 320 280 262 284 200C292 120 268 62 200 62ZM200 104C236 104 256 134 255 186C254 244 230 288 200 288C170 288 146 244 145 186C144 134 164 104 200 104Z" fill-rule="evenodd" fill="${sky(0.46, 1.2)}"/>
    <path d="M200 62C132 62 108 120 116 200C122 262 130 320 150 360C134 300 130 250 132 196C126 124 156 84 214 64Z" fill="#fff" opacity=".22"/>
    <path d="M116 300C130 360 180 392 210 392C250 390 276 350 284 300C300 350 320 370 340 392L300 440H110L70 396C100 366 112 340 116 300Z" fill="${sky(0.4, 1.2)}"/>`,
  collar: '',
})
