import { Link, useSearchParams } from '@remix-run/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ActionForm } from '~/components/form/action-form'
import { FormError } from '~/components/form/error-summary'
import { FormScope } from '~/components/form/field'
import { PlainForm } from '~/components/form/plain-form'
import { SelectField } from '~/components/form/select-field'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { unsavedInput } from '~/components/shell/waiting-request'
import { Accordion } from '~/components/ui/accordion'
import { ButtonLink, IconLink } from '~/components/ui/button'
import { ImagePreview } from '~/components/ui/image-preview'
import { filePath } from '~/map/file-path'
import { type Below, pathTo } from '~/map/path-to'
import { brandKitMessages as brandSay } from '~/messages/brand-kit'
import { busyWords, controlWords } from '~/messages/controls'
import { fieldMessages } from '~/messages/fields'
import { projectSettingsMessages as say, storyOptions } from '~/messages/project-settings'
import type { Corners, Typeface } from '~/panels/types'
import { hexColor } from '~/shared/hex-color'
import { BrandColors } from './brand-colors'
import { PaletteButtons } from './palette-buttons'
import { StyleButtons } from './style-buttons'

export type ProjectFacts = {
  id: string
  name: string
  logo: string | null
  primaryColor: string
  secondaryColor: string
  corners: Corners
  typeface: Typeface
  story: string | null
  version: number
}

/**
 * Brand: name, logo and the two colors of the project. With script errors are shown here; everything else
 * is answered by the project settings dialog.
 */
export function BrandPart({
  project,
  pageId,
  account,
  brands,
}: {
  project: ProjectFacts
  /** The page behind, which is shown again afterwards, and what is selected on it. */
  pageId: string | null
  account: boolean
  brands: readonly { id: string; name: string }[]
}) {
  const { wrong, check, form } = useCheck()
  const [query] = useSearchParams()
  const behind = { p: pageId, s: query.get('s'), side: query.get('side') }
  const at = (what: Below<'/projects/:id'>) =>
    pathTo(`/projects/:id/${what}`, { id: project.id }, behind)
  return (
    <Accordion title={brandSay.field} open>
      <FormScope value="brand">
        <div className="form">
          {account && (
            <div>
              <span className="label">{say.logoTitle}</span>
              <div className="flex items-center gap-2">
                {project.logo && (
                  <ImagePreview
                    src={filePath('logos', `medium_${project.logo}`)}
                    large={filePath('logos', project.logo)}
                    alt={say.logoOf(project.name)}
                    width={72}
                    height={32}
                  />
                )}
                <ButtonLink to={at('logo')} icon="upload" preventScrollReset>
                  {project.logo ? controlWords.replace : say.addLogo}
                </ButtonLink>
                {project.logo && (
                  <IconLink
                    icon="trash"
                    label={say.deleteLogo}
                    to={at('logo/delete')}
                    look="quiet-danger"
                    preventScrollReset
                  />
                )}
              </div>
            </div>
          )}
          <TakeBrand to={at('brand')} brands={brands} />
          <PlainForm
            action={at('settings')}
            values={project}
            fields={{
              version: project.version,
              typeface: project.typeface,
              corners: project.corners,
            }}
            errors="own"
            preventScrollReset
            formRef={form}
            onSubmit={check}
          >
            <FormError>{wrong.name?.[0]}</FormError>
            <TextField name="name" label={say.projectName} errors={wrong.name} required />
            <BrandColors errors={wrong} />
            <SelectField
              name="story"
              label={say.story}
              hint={say.storyHint}
              defaultValue={project.story ?? 'none'}
              options={storyOptions}
            />
            <div className="form-actions">
              <SubmitButton look="secondary">{say.saveBrand}</SubmitButton>
            </div>
            {/* Below: Enter presses the first button of a form. */}
            <div>
              <span className="label">{say.palettes}</span>
              <PaletteButtons project={project} />
              {project.logo && (
                <Link to={at('colors')} className="link mt-2 inline-block" preventScrollReset>
                  {say.logoColorsUse}
                </Link>
              )}
            </div>
            <StyleButtons project={project} />
          </PlainForm>
        </div>
      </FormScope>
    </Accordion>
  )
}

/** One press for the brand of the one company there is; of several a dialog asks. */
function TakeBrand({
  to,
  brands,
}: {
  to: string
  brands: readonly { id: string; name: string }[]
}) {
  const [one, another] = brands
  if (!one) return null
  if (another) {
    return (
      <ButtonLink to={to} icon="building" preventScrollReset>
        {brandSay.takeTitle}
      </ButtonLink>
    )
  }
  return (
    <ActionForm action={to} preventScrollReset>
      <SubmitButton
        look="secondary"
        icon="building"
        name="profile"
        value={one.id}
        className="max-w-full"
        title={brandSay.takeOf(one.name)}
        busyLabel={busyWords.taking}
      >
        <span className="truncate-line">{brandSay.takeOf(one.name)}</span>
      </SubmitButton>
    </ActionForm>
  )
}

type Wrong = { name?: string[]; primaryColor?: string[]; secondaryColor?: string[] }

/** Keeps a form back whose name is missing or whose colors are none; the first one has the focus. */
function useCheck() {
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<Wrong>({})
  useEffect(() => {
    const [first] = Object.keys(wrong)
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }, [wrong])
  const check = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget)
    const { submitter } = event.nativeEvent as SubmitEvent
    const isPalette = submitter?.getAttribute('name') === 'colors'
    const text = (name: string) => String(typed.get(name) ?? '')
    const found: Wrong = {}
    if (!text('name').trim()) found.name = [fieldMessages.required]
    for (const name of ['primaryColor', 'secondaryColor'] as const) {
      if (isPalette) continue
      const none = text(name).trim() === ''
      if (none) found[name] = [fieldMessages.required]
      else if (!hexColor(text(name))) found[name] = [fieldMessages.color]
    }
    if (Object.keys(found).length > 0) {
      event.preventDefault()
      // It was not sent: after a reload nothing may say that it was.
      unsavedInput.answered(event.currentTarget, 400)
    }
    setWrong(found)
  }
  return { wrong, check, form }
}
