import { ActionForm } from '~/components/form/action-form'
import { SubmitButton } from '~/components/form/submit-button'
import { ButtonLink } from '~/components/ui/button'
import { DialogActions } from '~/components/ui/dialog'
import { contrastMessages as say } from '~/messages/contrast'
import type { ColorReport } from '~/panels/color/check-brand'
import type { ProjectStyle } from './chosen-style'
import { ContrastReport, Swatch } from './contrast-report'

/** After colors were saved that are hard to read somewhere: take the shade that is not, or keep them. */
export function ContrastWarning({
  reports,
  stored,
  version,
  closeTo,
}: {
  reports: ColorReport[]
  stored: { name: string; story: string } & ProjectStyle
  version: number
  closeTo: string
}) {
  return (
    <div className="form">
      <p>{say.saved}</p>
      {reports.map((report) => (
        <ContrastReport
          key={report.role}
          report={report}
          action={(shade) => (
            <ActionForm
              fields={{ ...stored, [`${report.role}Color`]: shade }}
              version={version}
              preventScrollReset
            >
              <SubmitButton look="secondary" aria-label={say.takeFor(report.role, shade)}>
                <Swatch color={shade} />
                {say.use(shade)}
              </SubmitButton>
            </ActionForm>
          )}
        />
      ))}
      <DialogActions>
        <ButtonLink to={closeTo} preventScrollReset look="primary">
          {say.keep}
        </ButtonLink>
      </DialogActions>
    </div>
  )
}
