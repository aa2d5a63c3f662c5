import type { BrandColor } from '~/features/profiles/color-report'
import { colorTexts as say } from '~/messages/profiles'

type Props = { of: NonNullable<BrandColor['onDarkest']>; color: string }

/** How a color can be read on a ground: shown, and in figures. */
function Reading({ of: { ground, ratio, fit }, color }: Props) {
  const name = ground === '#ffffff' ? say.white : ground.toUpperCase()
  return (
    <span className="color-reading">
      <span className="color-sample" style={{ background: ground, color }} aria-hidden="true" />
      <span>
        <span className="text-n600">{say.on(ratio, name)}</span>
        <span className={fit === 'none' ? 'text-n500' : 'text-secondary'}>{say.fit[fit]}</span>
      </span>
    </span>
  )
}

/** How one color of a brand can be read on white and on the darkest of them. */
export const ColorReadings = ({ of }: { of: BrandColor }) => (
  <>
    <Reading of={of.onWhite} color={of.color} />
    {of.onDarkest ? (
      <Reading of={of.onDarkest} color={of.color} />
    ) : (
      of.darkest && <span className="color-reading text-n500">{say.darkest}</span>
    )}
  </>
)
