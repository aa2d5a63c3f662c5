/** A brand's colors in a row; their names are for those who cannot see them. */
export const Swatches = ({ colors }: { colors: readonly string[] }) =>
  colors.length > 0 && (
    <span className="swatches" role="img" aria-label={colors.join(', ').toUpperCase()}>
      {colors.slice(0, 8).map((color) => (
        <span key={color} className="swatch" style={{ background: color }} title={color} />
      ))}
    </span>
  )
