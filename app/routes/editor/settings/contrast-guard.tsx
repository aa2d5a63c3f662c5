import { useRef } from 'react'
import { Button } from '~/components/ui/button'
import { contrastMessages as say } from '~/messages/contrast'
import { type ColorReport, checkBrand } from '~/panels/color/check-brand'
import { hexColor } from '~/shared/hex-color'
import { ContrastReport, Swatch } from './contrast-report'

export type Picked = { primary: string; secondary: string }

/**
 * The contrast guard while colors are picked. It is fetched when the first color is: the maths are
 * no part of the editor's own script.
 */
export default function ContrastGuard({
  picked,
  onUse,
}: {
  picked: Picked
  onUse: (role: keyof Picked, shade: string) => void
}) {
  // The message stays until the text is a color again.
  const reports = useRef<ColorReport[]>([])
  if (hexColor(picked.primary) && hexColor(picked.secondary)) reports.current = checkBrand(picked)
  return (
    <>
      {/* Who sees the guard needs no dialog about the same after saving. */}
      <input type="hidden" name="seen" value="on" />
      {reports.current.map((report) => (
        <ContrastReport
          key={report.role}
          report={report}
          action={(shade) => (
            <Button
              type="button"
              aria-label={say.takeFor(report.role, shade)}
              onClick={() => onUse(report.role, shade)}
            >
              <Swatch color={shade} />
              {say.use(shade)}
            </Button>
          )}
        />
      ))}
    </>
  )
}
