import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { SubmitButton } from '~/components/form/submit-button'
import { ButtonLink } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { downloadChoices } from '~/features/exports/download-choices.server'
import type { ExportKind } from '~/features/exports/kinds'
import { pathTo } from '~/map/path-to'
import { exportText } from '~/messages/exports'
import { count } from '~/messages/format'
import { websiteFileMessages as website } from '~/messages/website-files'
import { newId } from '~/platform/ids.server'
import { screen } from '~/routes/http/screen-and-act.server'
import { signUpFirst } from './sign-up-first.server'

export const loader = screen(({ actor, params, url }) => {
  const { id = '' } = params
  const pageId = url.searchParams.get('p')
  const sectionId = url.searchParams.get('s')
  signUpFirst(actor, id, { page: pageId, section: sectionId })
  return { ...downloadChoices(actor, { projectId: id, pageId, sectionId }), key: newId() }
})

export const meta: MetaFunction = () => [{ title: `${exportText.title} · Panelry` }]

/** The dialog with everything that can be downloaded of a page. */
export default function Download() {
  const { projectId, projectName, pages, page, section } = useLoaderData<typeof loader>()
  const closeTo = pathTo('/projects/:id', { id: projectId }, { p: page?.id })
  return (
    <Dialog title={exportText.title} closeTo={closeTo} size="content">
      {page && (
        <ul className="divide-y divide-n200">
          <Choice
            kind="page_pdf"
            title={exportText.page(page.name)}
            hint={`${exportText.pageHint} ${count(page.sections, 'section')}.`}
            empty={page.sections === 0}
          />
          <Choice
            kind="project_pdf"
            title={exportText.project(projectName)}
            hint={`${exportText.projectHint} ${count(pages, 'page')}.`}
          />
          <li className={choiceClass}>
            <ChoiceText title={website.choice(projectName)}>{website.choiceHint}</ChoiceText>
            <ButtonLink
              to={pathTo('/projects/:id/website', { id: projectId }, { p: page.id })}
              look="secondary"
              preventScrollReset
            >
              {website.lookItOver}
            </ButtonLink>
          </li>
          {section && (
            <>
              <Choice
                kind="section_png"
                title={exportText.sectionPng(section.name)}
                hint={exportText.pngHint}
              />
              {!section.isPhoto && (
                <Choice
                  kind="section_png_double"
                  title={exportText.sectionPngDouble(section.name)}
                  hint={exportText.pngDoubleHint}
                />
              )}
              <Choice
                kind="section_svg"
                title={exportText.sectionSvg(section.name)}
                hint={exportText.svgHint}
              />
            </>
          )}
        </ul>
      )}
    </Dialog>
  )
}

const choiceClass = 'flex flex-wrap items-center gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0'

const ChoiceText = ({ title, children }: { title: string; children: string }) => (
  <div className="min-w-0 flex-1 basis-60">
    <p className="break-words font-semibold">{title}</p>
    <p className="text-n500">{children}</p>
  </div>
)

type ChoiceProps = { kind: ExportKind; title: string; hint: string; empty?: boolean }

function Choice({ kind, title, hint, empty }: ChoiceProps) {
  const { projectId, page, section, key } = useLoaderData<typeof loader>()
  return (
    <li className={choiceClass}>
      <ChoiceText title={title}>{empty ? exportText.empty : hint}</ChoiceText>
      {!empty && (
        <ActionForm
          formKey={`${key}-${kind}`}
          action={pathTo('/projects/:id/exports', { id: projectId })}
          preventScrollReset
        >
          <input type="hidden" name="kind" value={kind} />
          {page && <input type="hidden" name="page" value={page.id} />}
          {section && <input type="hidden" name="section" value={section.id} />}
          <SubmitButton
            busyLabel={exportText.preparing}
            look={kind === 'page_pdf' ? 'primary' : 'secondary'}
            icon="download"
            aria-label={`${exportText.title}: ${title}`}
          >
            {exportText.title}
          </SubmitButton>
        </ActionForm>
      )}
    </li>
  )
}
