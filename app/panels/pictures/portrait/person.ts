import type { PicturePalette } from '../../color/picture-palette'

/** What makes one person: tones, and shapes for hair and collar. */
export type Look = {
  /** Light, half tone, shade. */
  skin: readonly [string, string, string]
  hair: { light: string; shade: string }
  backdrop: readonly [string, string]
  cloth: string
  hairBehind: string
  hairInFront: string
  collar: string
  glasses?: boolean
  brows?: string
  lips?: { color: string; opacity: number }
}

export type Person = (palette: PicturePalette) => Look
