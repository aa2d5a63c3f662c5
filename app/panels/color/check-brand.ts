import { type PanelColor, panelColors } from '../types'
import { contrast, labelOn, lowestContrast } from './contrast'
import { createTheme } from './create-theme'
import { isColourless } from './neutrals'
import { hexToLch, lchToHex, normalizeHex } from './oklch'
import { warmYellow } from './warm-yellow'

type BrandRole = 'primary' | 'secondary'

/** A variant in which a picked color cannot be read as it is. */
type Unreadable = {
  color: PanelColor
  /** The contrast it would have, and what is needed, rounded to a tenth. */
  ratio: number
  needed: number
  /** Against the panel, or its own label on it. */
  against: 'panel' | 'label'
  /** What panels show instead. */
  shown: string
}

/** What becomes of a picked color. */
export type ColorReport = {
  role: BrandRole
  picked: string
  unreadable: Unreadable[]
  /** Buttons keep the color, with a dark label; only what is thin or is words changes. */
  buttonsKeep: boolean
  /** The nearest shade that every variant shows as it is; null when there is none. */
  instead: string | null
}

type Colors = { primary: string; secondary: string }

/** What buttons need against panels and cards, marks need there, and labels on either. */
const needed = { primary: 3, secondary: 1.6, label: 4.5 }

/**
 * In which panel variants the two colors of a brand cannot be read as they are picked: buttons and
 * active items in the primary, marks and badges in the secondary. Panels adapt such a color, so that
 * nothing in them is unreadable; the report says where, to what, and which shade needs none of it.
 * Black, white and greys turn round by design and are not reported.
 */
export function checkBrand(colors: Colors): ColorReport[] {
  const brand = {
    primary: normalizeHex(colors.primary),
    secondary: normalizeHex(colors.secondary),
  }
  return (['primary', 'secondary'] as const).flatMap((role) => {
    const unreadable = unreadableIn(brand, role)
    if (unreadable.length === 0) return []
    const buttonsKeep =
      role === 'primary' &&
      unreadable.every(
        ({ color }) => createTheme({ name: '', ...brand }, color).action === brand[role],
      )
    return { role, picked: brand[role], unreadable, buttonsKeep, instead: nearest(brand, role) }
  })
}

function unreadableIn(brand: Colors, role: BrandRole): Unreadable[] {
  const picked = brand[role]
  if (isColourless(hexToLch(picked))) return []
  return panelColors.flatMap((color) => {
    const theme = createTheme({ name: '', ...brand }, color)
    const shown = role === 'primary' ? theme.mark : theme.accent
    const onPanel = lowestContrast(picked, [theme.bg, theme.card])
    const label = contrast(labelOn(picked), picked)
    const tooFaint = onPanel < needed[role]
    if (!tooFaint && label >= needed.label) return []
    return {
      color,
      ratio: rounded(tooFaint ? onPanel : label),
      needed: tooFaint ? needed[role] : needed.label,
      against: tooFaint ? ('panel' as const) : ('label' as const),
      shown,
    }
  })
}

// Rounded down: 2.96 is not the 3 that is needed.
const rounded = (ratio: number) => Math.floor(ratio * 10) / 10

/** Only the lightness moves, step by step to both sides, until every variant shows the color as it is. */
function nearest(brand: Colors, role: BrandRole): string | null {
  const { l, c, h } = hexToLch(brand[role])
  for (let step = 1; step <= 100; step++) {
    for (const lightness of [l - step / 100, l + step / 100]) {
      if (lightness < 0.05 || lightness > 0.98) continue
      const shade = lchToHex(lightness, c, warmYellow(h, lightness))
      if (isColourless(hexToLch(shade))) continue
      if (unreadableIn({ ...brand, [role]: shade }, role).length === 0) return shade
    }
  }
  return null
}
