import { contrast } from '../color/contrast'
import { alpha, mix } from '../color/oklch'
import type { Theme } from '../color/theme'
import type { BrandLogo } from '../types'
import { Row } from './box'
import { BrandMark } from './brand-mark'
import { fitText } from './fit-text'
import { Text } from './text'

const maxWidth = 180
const maxHeight = 44

/** An uploaded logo is shown as it is, on any background, fitted into 180 × 44. */
function LogoImage({ logo, scale }: { logo: BrandLogo; scale: number }) {
  const fit = Math.min((maxWidth * scale) / logo.width, (maxHeight * scale) / logo.height)
  const width = Math.max(1, Math.round(logo.width * fit))
  const height = Math.max(1, Math.round(logo.height * fit))
  return (
    <img
      alt=""
      src={logo.dataUri}
      width={width}
      height={height}
      style={{ width, height, flexShrink: 0 }}
    />
  )
}

function secondColor(t: Theme, onDeep: boolean): string {
  if (t.mono) return onDeep || t.dark ? alpha('#ffffff', 0.55) : '#8d8b86'
  const ground = onDeep ? t.deep : t.bg
  const { secondary } = t.brand
  return contrast(secondary, ground) < 1.5 ? mix(secondary, t.ink, 0.4) : secondary
}

type LogoProps = {
  t: Theme
  onDeep?: boolean
  /** Width the name may take before it is shortened. */
  nameWidth?: number
  scale?: number
}

/** The client's logo, or a drawn mark with the project's name; as high in any brand. */
export function Logo({ t, onDeep = false, nameWidth = 200, scale = 1 }: LogoProps) {
  const { brand } = t
  const height = Math.round(maxHeight * scale)
  if (brand.logo) {
    return (
      <Row height={height}>
        <LogoImage logo={brand.logo} scale={scale} />
      </Row>
    )
  }
  const fontSize = 21 * scale
  return (
    <Row gap={11 * scale} height={height}>
      <BrandMark
        name={brand.name}
        size={34 * scale}
        main={onDeep ? t.onDeep : t.action}
        second={secondColor(t, onDeep)}
        cut={onDeep ? t.deep : t.onAction}
      />
      <Text
        nowrap
        weight={700}
        color={onDeep ? t.onDeep : t.ink}
        style={{ fontSize, lineHeight: `${28 * scale}px`, letterSpacing: -0.6 * scale }}
      >
        {fitText(brand.name, fontSize, nameWidth * scale)}
      </Text>
    </Row>
  )
}
