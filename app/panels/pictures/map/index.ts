import type { PicturePalette } from '../../color/picture-palette'
import { blur, type Picture, picture } from '../svg'
import { type MapPoint, pin, route, smallPin } from './pins'
import { cityBlocks } from './streets'

export type { MapPoint } from './pins'

type City = 'river' | 'bay'

export type MapOptions = {
  /** A town along a river, or one around a bay with a harbour. */
  city?: City
  dark?: boolean
  /** Size of the place the map is put in, so that pins land where they are meant to. */
  frame?: readonly [width: number, height: number]
  /** Fractions of the frame: [0.5, 0.5] is the middle. The first is large, the others dots. */
  pins?: readonly MapPoint[]
  /** A way to go, in fractions of the frame. */
  route?: readonly MapPoint[]
  pinColor?: string
}

const width = 1400
const height = 800

function colors({ primary, secondary, sky, leaf }: PicturePalette, dark: boolean) {
  return {
    land: dark ? primary(0.26, 0.35) : primary(0.955, 0.12),
    block: dark ? primary(0.3, 0.35) : primary(0.925, 0.16),
    road: dark ? primary(0.38, 0.35) : '#ffffff',
    water: dark ? sky(0.32, 0.55) : sky(0.86, 0.55),
    park: dark ? leaf(0.36, 0.7) : leaf(0.89, 0.7),
    avenueEdge: dark ? secondary(0.5, 0.6) : secondary(0.9, 0.7),
    avenue: dark ? secondary(0.58, 0.7) : secondary(0.95, 0.5),
  }
}

const towns = {
  river: {
    turn: -14,
    shore:
      'M-20 690C160 640 280 730 460 716C640 700 760 610 960 640C1140 668 1240 610 1420 560V820H-20Z',
    avenue: 'M-40 120C260 160 420 420 760 460C1000 488 1180 300 1440 260',
    harbour: '',
  },
  bay: {
    turn: 22,
    shore:
      'M-20 -20H360C330 70 420 130 400 230C384 310 290 350 300 450C308 540 400 560 396 660C394 720 360 760 372 820H-20Z',
    avenue:
      'M470 -40C440 110 520 170 500 270C484 350 396 380 404 460C412 560 700 540 860 600C1060 676 1200 640 1440 700',
    harbour: 'M400 230L250 262V284L404 256ZM300 450L170 430V452L302 476ZM236 220h26v90h-26z',
  },
} satisfies Record<City, Record<string, string | number>>

function streets(c: ReturnType<typeof colors>, city: City): string {
  const { turn, shore, avenue, harbour } = towns[city]
  return `<rect width="${width}" height="${height}" fill="${c.road}"/>
    <g transform="rotate(${turn} 700 400)">
      <rect x="-300" y="-400" width="2000" height="1600" fill="${c.land}"/>
      <path d="${cityBlocks()}" fill="${c.block}" stroke="${c.road}" stroke-width="7"/>
      <path d="M340 200H640V440H340Z" fill="${c.park}"/>
      <path d="M360 420C420 340 460 360 500 300C540 240 600 260 630 220" stroke="${c.road}" stroke-width="6" fill="none"/>
      <ellipse cx="560" cy="380" rx="44" ry="26" fill="${c.water}"/>
      <path d="M-300 330H1700M760 -400V1200" stroke="${c.road}" stroke-width="24"/>
      <path d="M190 -400V1200M-300 690H1700" stroke="${c.road}" stroke-width="16"/>
    </g>
    <path d="${shore}" fill="${c.water}" stroke="${c.road}" stroke-width="12"/>
    <path d="${harbour}" fill="${c.road}"/>
    <path d="${avenue}" fill="none" stroke="${c.avenueEdge}" stroke-width="26"/>
    <path d="${avenue}" fill="none" stroke="${c.avenue}" stroke-width="18"/>`
}

/** A street map with water, a park and pins. */
export function map(palette: PicturePalette, options: MapOptions = {}): Picture {
  const { city = 'river', dark = false, frame = [width, height], pins = [[0.5, 0.5]] } = options
  const pinColor = options.pinColor ?? palette.secondary(0.7)
  // Map units per pixel once the map fills the frame, and the part of it that is visible.
  const scale = Math.min(width / frame[0], height / frame[1])
  const left = (width - frame[0] * scale) / 2
  const top = (height - frame[1] * scale) / 2
  const locate = ([x, y]: MapPoint): MapPoint => [
    left + x * frame[0] * scale,
    top + y * frame[1] * scale,
  ]
  const [main, ...others] = pins.map((point) => ({ at: locate(point), scale }))
  const body = `${streets(colors(palette, dark), city)}
    ${options.route ? route(options.route.map(locate), pinColor, scale) : ''}
    ${others.map((spot) => smallPin(spot, pinColor)).join('')}
    ${main ? pin(main, pinColor) : ''}`
  return picture('A street map', [width, height], [blur('soft', 6)], body)
}
