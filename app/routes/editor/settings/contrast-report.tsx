import type { ReactNode } from 'react'
import { Icon } from '~/components/ui/icon'
import { contrastMessages as say } from '~/messages/contrast'
import type { ColorReport } from '~/panels/color/check-brand'

/** Reports picked colors that cannot be read as they are; `action` takes the shade that can. */
export function ContrastReport({
  report,
  action,
}: {
  report: ColorReport
  action: (shade: string) => ReactNode
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-warning-text" role="status">
      <span className="flex min-w-0 flex-[1_1_12rem] gap-2">
        <Icon name="warning" />
        {say.lead(report)}
      </span>
      {report.instead && action(report.instead)}
    </div>
  )
}

/** A little of a color, before its name. */
export const Swatch = ({ color }: { color: string }) => (
  <span
    className="inline-block size-4 shrink-0 rounded-nested border border-n300"
    style={{ background: color }}
    aria-hidden="true"
  />
)
