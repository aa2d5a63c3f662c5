import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { SubmitButton } from '~/components/form/submit-button'
import { ButtonLink, buttonClass } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { Icon } from '~/components/ui/icon'
import { Alert } from '~/components/ui/notice'
import { Progress } from '~/components/ui/progress'
import { DomainError } from '~/domain-error'
import { readExport } from '~/features/exports/read-export.server'
import { pathTo } from '~/map/path-to'
import { errorText } from '~/messages/errors'
import { exportText } from '~/messages/exports'
import { websiteFileMessages as website } from '~/messages/website-files'
import { newId } from '~/platform/ids.server'
import { screen } from '~/routes/http/screen-and-act.server'
import { useProgress } from './use-progress'

/** Reasons that people can do something about. */
const said = new Set(['website-too-large', 'website-changed', 'pdf-too-long'])

export const loader = screen(({ actor, params }) => {
  const { id = '', export: exportId = '' } = params
  const row = readExport(actor, id, exportId)
  const { projectId, pageId, sectionId, kind, fileName, status: state, done, total } = row
  const failure =
    row.lastError && said.has(row.lastError) ? errorText(new DomainError(row.lastError, 422)) : null
  const facts = { failure, projectId, pageId, sectionId, kind, fileName, state, done, total }
  return {
    ...facts,
    file: pathTo('/projects/:id/exports/:export/file', { id, export: exportId }),
    key: newId(),
  }
})

export const meta: MetaFunction = () => [{ title: `${exportText.title} · Panelry` }]

const titles = { running: exportText.making, ready: exportText.ready, failed: exportText.failed }
/** Seconds after which the screen is loaded again without script. */
const seconds = 2

/** How far a download is; then its file comes by itself, or it says why there is none. */
export default function ExportProgress() {
  const now = useProgress(useLoaderData<typeof loader>())
  const { projectId, pageId, state } = now
  const closeTo = pathTo('/projects/:id', { id: projectId }, { p: pageId })
  return (
    <Dialog title={titles[state]} closeTo={closeTo}>
      <div className="flex flex-col items-start gap-3">
        {state === 'running' ? (
          <Running {...now} />
        ) : state === 'ready' ? (
          <Ready {...now} />
        ) : (
          <Failed {...now} />
        )}
      </div>
    </Dialog>
  )
}

type Facts = ReturnType<typeof useLoaderData<typeof loader>>

function Running({ fileName, kind, done, total }: Facts) {
  const { progress } = kind === 'website_zip' ? website : exportText
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={String(seconds)} />
      </noscript>
      <p className="break-words font-semibold">{fileName}</p>
      <Progress label={exportText.making} value={done / total} />
      <p role="status">{done > 0 ? progress(done, total) : exportText.waiting}</p>
      <p className="text-n500">{exportText.comes}</p>
    </>
  )
}

function Ready({ fileName, file }: Facts) {
  const wanted = new URLSearchParams(useLocation().search).has('start')
  return (
    <>
      {wanted && (
        <noscript>
          <meta httpEquiv="refresh" content={`0;url=${file}`} />
        </noscript>
      )}
      <p className="break-words font-semibold" role="status">
        {fileName}
      </p>
      <p className="text-n500">{exportText.started}</p>
      <a href={file} className={buttonClass('primary')} download>
        <Icon name="download" />
        {exportText.title}
      </a>
    </>
  )
}

function Failed({ projectId, pageId, sectionId, kind, failure, key }: Facts) {
  if (kind === 'website_zip') {
    return (
      <>
        <Alert>{failure ?? exportText.failedHint}</Alert>
        <ButtonLink
          to={pathTo('/projects/:id/website', { id: projectId })}
          look="secondary"
          preventScrollReset
        >
          {website.again}
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <Alert>{exportText.failedHint}</Alert>
      <ActionForm
        formKey={key}
        action={pathTo('/projects/:id/exports', { id: projectId })}
        preventScrollReset
      >
        <input type="hidden" name="kind" value={kind} />
        {pageId && <input type="hidden" name="page" value={pageId} />}
        {sectionId && <input type="hidden" name="section" value={sectionId} />}
        <SubmitButton busyLabel={exportText.preparing}>{exportText.tryAgain}</SubmitButton>
      </ActionForm>
    </>
  )
}
