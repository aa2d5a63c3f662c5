import type { ReactNode } from 'react'
import { Notice } from '~/components/ui/notice'
import { contrastMessages as say } from '~/messages/contrast'
import type { ColorReport } from '~/panels/color/check-brand'

/** Where a picked colour cannot be read as it is; `action` takes the shade that can. */
export function ContrastReport({
  report,
  action,
}: {
  report: ColorReport
  action: (shade: string) => ReactNode
}) {
  return (
    <Notice
      tone="warning"
      title={say.title}
      role="status"
      actions={report.instead && action(report.instead)}
    >
      <p>{say.lead(report)}</p>
      <p className="muted mt-1">{say.details(report)}</p>
    </Notice>
  )
}

/** A little of a colour, before its name. */
export const Swatch = ({ color }: { color: string }) => (
  <span
    className="inline-block size-4 shrink-0 rounded-nested border border-n300"
    style={{ background: color }}
    aria-hidden="true"
  />
)
