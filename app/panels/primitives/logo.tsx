import { contrast } from '../color/contrast'
import { alpha, mix } from '../color/oklch'
import type { Theme } from '../color/theme'
import type { BrandLogo } from '../types'
import { Row, Stack } from './box'
import { BrandMark } from './brand-mark'
import { fitName } from './fit-text'
import { groundFor, plateFor } from './logo-plate'
import { Text } from './text'

const maxWidth = 180
const maxHeight = 44
/** Pixels of the letters of a name. */
const letters = 21

/** A picture, enlarged by a factor. */
function Fitted({ picture, by }: { picture: BrandLogo; by: number }) {
  const width = Math.max(1, Math.round(picture.width * by))
  const height = Math.max(1, Math.round(picture.height * by))
  return (
    <img
      alt=""
      src={picture.dataUri}
      width={width}
      height={height}
      style={{ width, height, flexShrink: 0 }}
    />
  )
}

type LogoImageProps = { logo: BrandLogo; scale: number; plate: string | undefined }

/** An uploaded logo is shown as it is, fitted into 180 × 44; its plate is as large. */
function LogoImage({ logo, scale, plate }: LogoImageProps) {
  const [x, y] = plate ? [12, 6] : [0, 0]
  const by = scale * Math.min((maxWidth - 2 * x) / logo.width, (maxHeight - 2 * y) / logo.height)
  const picture = <Fitted picture={logo} by={by} />
  const height = Math.round(maxHeight * scale)
  const padding = `0 ${Math.round(x * scale)}px`
  const onPlate = plate && (
    <Row height={height} padding={padding} radius={12} background={plate}>
      {picture}
    </Row>
  )
  return <Row height={height}>{onPlate || picture}</Row>
}

type NameImageProps = { drawn: BrandLogo; scale: number; nameWidth: number }

/** A drawn name is as large as a written one, and smaller where it is too long. */
const NameImage = ({ drawn, scale, nameWidth }: NameImageProps) => (
  <Fitted
    picture={drawn}
    by={scale * Math.min(letters, nameWidth / drawn.width, maxHeight / drawn.height)}
  />
)

function secondColor(t: Theme, onDeep: boolean): string {
  if (t.mono) return onDeep || t.dark ? alpha('#ffffff', 0.55) : '#8d8b86'
  const ground = onDeep ? t.deep : t.bg
  const { secondary } = t.brand
  return contrast(secondary, ground) < 1.5 ? mix(secondary, t.ink, 0.4) : secondary
}

/** A bright brand's mark on a light panel is dark with the brand's color in it. */
function markColors(t: Theme, onDeep: boolean) {
  if (onDeep) return { main: t.onDeep, second: secondColor(t, true), cut: t.deep }
  if (t.bright && !t.dark) return { main: t.ink, second: t.action, cut: t.action }
  const second = secondColor(t, false)
  // Where the second color acts, as on a dark panel of a dark brand, the mark would be a blot.
  const isBlot = contrast(t.action, second) < 1.25
  return { main: t.action, second: isBlot ? mix(t.action, t.bg, 0.5) : second, cut: t.onAction }
}

type LogoProps = {
  t: Theme
  onDeep?: boolean
  /** Width of the name: a long one shrinks a little, then takes two lines. */
  nameWidth?: number
  scale?: number
  /** An uploaded logo has a plate in any case: a picture has any color. */
  onPicture?: boolean
}

/** The client's logo, or a drawn mark with the project's name; as high in any brand. */
export function Logo({ t, onDeep, nameWidth = 200, scale = 1, onPicture }: LogoProps) {
  const { brand } = t
  const height = Math.round(maxHeight * scale)
  if (brand.logo) {
    const plate = onPicture
      ? groundFor(brand.logo, t)
      : plateFor(brand.logo, onDeep ? t.deep : t.bg, t)
    return <LogoImage logo={brand.logo} scale={scale} plate={plate} />
  }
  const mark = <BrandMark name={brand.name} size={34 * scale} {...markColors(t, onDeep === true)} />
  // What lies over a picture is white in any brand.
  const onDark = t.onDeep === '#ffffff' ? 'white' : 'onDeep'
  const drawn = brand.drawnName?.[onDeep ? onDark : 'ink']
  if (drawn) {
    return (
      <Row gap={11 * scale} height={height}>
        {mark}
        <NameImage drawn={drawn} scale={scale} nameWidth={nameWidth} />
      </Row>
    )
  }
  const { lines, fontSize } = fitName(brand.name, letters * scale, nameWidth * scale)
  const lineHeight = `${Math.round(fontSize * (lines.length > 1 ? 1.14 : 1.34))}px`
  return (
    <Row gap={11 * scale} height={height}>
      {mark}
      <Stack>
        {lines.map((line) => (
          <Text
            key={line}
            nowrap
            face="title"
            weight={700}
            color={onDeep ? t.onDeep : t.ink}
            style={{ fontSize, lineHeight, letterSpacing: -0.028 * fontSize }}
          >
            {line}
          </Text>
        ))}
      </Stack>
    </Row>
  )
}
