import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { RadioField } from '~/components/form/choice-fields'
import { ColorField } from '~/components/form/color-field'
import { FormErrors } from '~/components/form/error-summary'
import { PlainForm } from '~/components/form/plain-form'
import { SelectField } from '~/components/form/select-field'
import { TextField } from '~/components/form/text-field'
import { useFormAnswer } from '~/components/form/use-form-answer'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { SettingsSection } from '~/components/shell/settings-section'
import { Button, ButtonLink } from '~/components/ui/button'
import { Notice } from '~/components/ui/notice'
import { PleaseWait } from '~/components/ui/please-wait'
import { DomainError } from '~/domain-error'
import { conversionSchema } from '~/features/convert/conversion-schema.server'
import { readConversion } from '~/features/convert/conversions.server'
import { checkSizes } from '~/features/convert/make-conversion.server'
import { pathTo, queryOf } from '~/map/path-to'
import { controlWords } from '~/messages/controls'
import { convertMessages as say } from '~/messages/convert'
import { takenText, unseenText } from '~/messages/files'
import type { Taken } from '~/platform/svg/taken'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { ColorChoices } from './color-choices'
import { fileMadeCookie } from './file-made'

/**
 * Asks to wait while the file is made. A page hears nothing of an answer that is a download, except
 * the cookie that comes with it.
 *
 * @returns `start` for the form's submit event, and the dialog
 */
function useWaitForFile() {
  const [waiting, setWaiting] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => {
      if (document.cookie.includes(`${fileMadeCookie}=`)) setWaiting(false)
    }, 200)
    return () => clearInterval(timer)
  }, [waiting])
  const start = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${fileMadeCookie}=; path=/convert; max-age=0`
    setWaiting(true)
  }
  return { start, dialog: <PleaseWait when={waiting} text={say.waitFile} /> }
}

type ShownFile = { name: string; width: number; height: number; taken: Taken; picture: string }

/** The files with a picture of each, and what is not in it any more. */
function FileList({ files }: { files: readonly ShownFile[] }) {
  return (
    <div>
      <h2 className="mb-4 font-semibold">{say.files}</h2>
      <ul className="convert-files">
        {files.map(({ name, width, height, taken, picture }, at) => (
          <li key={at}>
            <img src={`data:image/webp;base64,${picture}`} alt="" {...{ width, height }} />
            <p className="wrap-anywhere font-medium">{`${name}.svg`}</p>
            <p className="muted">
              {Math.round(width)} × {Math.round(height)}
            </p>
            <p>{takenText(taken) ? say.taken(takenText(taken)) : say.clean}</p>
            {unseenText(taken) && <p className="muted">{say.unseen(unseenText(taken))}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Colors that can be chosen; what is rarer stays. */
const mostColors = 40

export const loader = screen(async ({ actor, params: { conversion: id = '' } }) => {
  const waiting = await readConversion(actor, id).catch((error) => {
    if (error instanceof DomainError && error.code === 'convert-gone')
      throw redirect('/convert?gone')
    throw error
  })
  const counts = new Map<string, number>()
  for (const file of waiting.files) {
    for (const { color, count } of file.colors) {
      counts.set(color, (counts.get(color) ?? 0) + count)
    }
  }
  const colors = [...counts]
    .map(([color, count]) => ({ color, count }))
    .sort((a, b) => b.count - a.count)
  return {
    id,
    files: waiting.files.map(({ svg: _, colors: __, ...file }) => file),
    refused: waiting.refused,
    colors: colors.slice(0, mostColors),
    more: Math.max(0, colors.length - mostColors),
  }
})

export const action = act(conversionSchema, async ({ actor, value, form, params }) => {
  const { conversion: id = '' } = params
  checkSizes((await readConversion(actor, id)).files, value)
  const { target, scale, width, quality, background, primaryColor, secondaryColor } = value
  const chosen = (part: string) =>
    [...form]
      .filter(([name, value]) => /^color-[0-9a-f]{6}$/.test(name) && value === part)
      .map(([name]) => name.slice('color-'.length))
      .join(',')
  const query = queryOf({
    target,
    scale: String(scale),
    width: width ? String(width) : null,
    quality: String(quality),
    background,
    primaryColor,
    secondaryColor,
    primary: chosen('primary'),
    secondary: chosen('secondary'),
  })
  return redirect(pathTo('/convert/:conversion/file', { conversion: id }) + query, 303)
})

export { convertStyles as links } from './styles'

export const meta = () => [{ title: `${say.title} · Panelry` }]

const firstChoice = {
  target: 'svg',
  scale: '1',
  quality: '86',
  background: '#FFFFFF',
  primaryColor: '#283F97',
  secondaryColor: '#FBBB00',
}

const scales = ['0.5', '1', '2', '3', '4'].map((value) => ({ value, label: `${value} ×` }))

const targets = [
  { value: 'svg', label: say.cleanSVG, hint: say.svgHint },
  { value: 'png', label: say.png, hint: say.pngHint },
  { value: 'jpeg', label: say.jpeg, hint: say.jpegHint },
  { value: 'pdf', label: say.pdf, hint: say.pdfHint },
]

/** The second step: into what, and which colors become the brand's. */
export default function ChooseConversion() {
  const { files, refused, colors, more } = useLoaderData<typeof loader>()
  const { typed } = useFormAnswer()
  const { start, dialog } = useWaitForFile()
  return (
    <DashboardShell
      breadcrumb={[{ label: say.title, to: '/convert' }, { label: controlWords.choose }]}
    >
      <PageHead
        title={files.length === 1 ? (files[0]?.name ?? say.title) : say.multipleFiles(files.length)}
        actions={<ButtonLink to="/convert">{say.otherFiles}</ButtonLink>}
      />
      {refused.length > 0 && (
        <div className="px-(--edge) pb-6">
          <Notice tone="warning" role="status" title={say.refusedTitle(refused.length)}>
            <ul>
              {refused.map(({ name, reason }) => (
                <li key={name} className="wrap-anywhere">
                  {name}: {reason}
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      <div className="convert">
        <PlainForm values={firstChoice} page errors="own" reloadDocument onSubmit={start}>
          <SettingsSection title={say.colors} lead={say.colorsLead}>
            {colors.length > 0 ? (
              <ColorChoices colors={colors} typed={typed} />
            ) : (
              <p className="text-n600">{say.noColors}</p>
            )}
            {more > 0 && <p className="hint mt-3">{say.moreColors(more)}</p>}
            <div className="mt-4 grid gap-4">
              <ColorField name="primaryColor" label={controlWords.primary} />
              <ColorField name="secondaryColor" label={controlWords.secondary} />
            </div>
          </SettingsSection>
          <SettingsSection title={say.resultLabel} lead={say.result(files.length)}>
            <div className="form">
              <FormErrors />
              <RadioField name="target" label={controlWords.form} options={targets} />
              <SelectField
                name="scale"
                label={say.scaleOfAPicture}
                options={scales}
                hint={say.scaleHint}
              />
              <TextField
                name="width"
                label={say.widthOfAPicture}
                hint={say.widthHint}
                inputMode="numeric"
                optional
              />
              <TextField
                name="quality"
                label={say.quality}
                hint={say.qualityHint}
                inputMode="numeric"
              />
              <ColorField name="background" label={say.background} hint={say.backgroundHint} />
              <div className="form-actions">
                <Button look="primary" icon="download">
                  {say.convertAndDownload}
                </Button>
              </div>
            </div>
          </SettingsSection>
        </PlainForm>
        <aside className="is-first">
          <FileList files={files} />
        </aside>
      </div>
      {dialog}
    </DashboardShell>
  )
}
