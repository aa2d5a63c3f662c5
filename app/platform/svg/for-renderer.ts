/** Families that browsers take for these words; renderers of pictures take others. */
const families: Record<string, string> = {
  serif: 'Times New Roman, serif',
  'sans-serif': 'Arial, sans-serif',
}

const brandColor = /var\(\s*--brand-(?:primary|secondary)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/gi

/**
 * A cleaned SVG as the renderer of pictures draws it like a browser: it knows no variables, so that each
 * place for a brand gets the colour that is next to it, else black.
 */
export const forRenderer = (svg: string): string =>
  svg
    // Browsers begin with larger letters.
    .replace(/^<svg(?![^>]* font-size=)/, '<svg font-size="16"')
    .replace(brandColor, (_, color: string | undefined) => color?.trim() || '#000000')
    .replace(/( font-family=")([^"]*)"/g, (_, start: string, list: string) => {
      const named = list.split(',').map((family) => families[family.trim().toLowerCase()] ?? family)
      return `${start}${named.join(',')}"`
    })
