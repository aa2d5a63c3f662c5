/** A brand's colours in a row; how they are called is said to those who cannot see them. */
export const Swatches = ({ colors }: { colors: readonly string[] }) =>
  colors.length > 0 && (
    <span className="swatches" role="img" aria-label={colors.join(', ').toUpperCase()}>
      {colors.slice(0, 8).map((color) => (
        <span key={color} className="swatch" style={{ background: color }} title={color} />
      ))}
    </span>
  )
