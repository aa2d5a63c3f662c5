import { data, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { FormError } from '~/components/form/error-summary'
import { FileField } from '~/components/form/file-field'
import { PatientButton } from '~/components/form/patient-button'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { Notice } from '~/components/ui/notice'
import { DomainError } from '~/domain-error'
import { keepForConversion } from '~/features/convert/conversions.server'
import { pathTo } from '~/map/path-to'
import { busyWords } from '~/messages/controls'
import { convertMessages as say } from '~/messages/convert'
import { type ErrorData, errorData } from '~/routes/http/error-data'
import { act, screen } from '~/routes/http/screen-and-act.server'

export const loader = screen(({ url }) => ({ gone: url.searchParams.has('gone') }))

export const action = act(async ({ actor, form }) => {
  const uploads = form.getAll('files').filter((value) => value instanceof File)
  try {
    const { id, leftOut } = await keepForConversion(actor, { uploads })
    // The list of uploads on screen says which of the files were not taken.
    const headers: HeadersInit = leftOut.length > 0 ? { 'X-Left-Out': leftOut.join() } : {}
    return redirect(pathTo('/convert/:conversion', { conversion: id }), { status: 303, headers })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return data(errorData(error), error.status)
  }
})

export { convertStyles as links } from './styles'

export const meta = () => [{ title: `${say.title} · Panelry` }]

const forms = [
  [say.cleanSVG, say.svgHint],
  [say.png, say.pngHint],
  [say.jpeg, say.jpegHint],
  [say.pdf, say.pdfHint],
] as const

/** The first step: which files. */
export default function Convert() {
  const { gone } = useLoaderData<typeof loader>()
  const { error } = (useActionData() ?? {}) as Partial<ErrorData>
  return (
    <DashboardShell breadcrumb={[{ label: say.title }]}>
      <PageHead title={say.title} />
      <div className="convert">
        <ActionForm
          encType="multipart/form-data"
          noValidate
          className="form w-full max-w-[calc(770px+2*var(--edge))] px-(--edge) py-6"
        >
          <p className="text-n600">{say.lead}</p>
          {gone && !error && (
            <Notice tone="warning" role="status">
              {say.gone}
            </Notice>
          )}
          <FormError>{error && !error.field ? error.text : null}</FormError>
          <FileField
            name="files"
            label={say.svgFiles}
            words={say.drop}
            accept=".svg,.svgz,image/svg+xml"
            multiple
            hint={say.filesHint}
            errors={error?.field ? error.text.split('\n') : null}
            required
          />
          <div className="form-actions">
            <PatientButton busyLabel={busyWords.uploading} wait={say.waitRead}>
              {say.continue}
            </PatientButton>
          </div>
        </ActionForm>
        <aside>
          <div>
            <h2 className="mb-2 font-semibold">{say.forms}</h2>
            <dl className="grid gap-2">
              {forms.map(([name, text]) => (
                <div key={name}>
                  <dt className="font-medium">{name}</dt>
                  <dd className="text-n600">{text}</dd>
                </div>
              ))}
            </dl>
            <h2 className="mt-6 mb-2 font-semibold">{say.takenTitle}</h2>
            <p className="text-n600">{say.takenLead}</p>
          </div>
        </aside>
      </div>
    </DashboardShell>
  )
}
