import type { MetaFunction } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { HiddenKey } from '~/components/form/hidden-key'
import { Button, buttonClass } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { Icon } from '~/components/ui/icon'
import { Alert } from '~/components/ui/notice'
import { Progress } from '~/components/ui/progress'
import { useQuietRefresh } from '~/components/ui/quiet-refresh'
import { readExport } from '~/features/exports/read-export.server'
import { exportText } from '~/messages/exports'
import { newId } from '~/platform/ids.server'
import { screen } from '~/routes/http/handle.server'

export const loader = screen('/projects/:id/exports/:export', ({ actor, params }) => {
  const { id = '', export: exportId = '' } = params
  const row = readExport(actor, id, exportId)
  const { projectId, pageId, sectionId, kind, fileName, state, done, total } = row
  const facts = { projectId, pageId, sectionId, kind, fileName, state, done, total }
  return { ...facts, file: `/projects/${id}/exports/${exportId}/file`, key: newId() }
})

export const meta: MetaFunction = () => [{ title: `${exportText.title} · Panelry` }]

const titles = { running: exportText.making, ready: exportText.ready, failed: exportText.failed }
const seconds = 2

/** How far a download is; then the link to its file, or why there is none. */
export default function ExportProgress() {
  const { projectId, pageId, state } = useLoaderData<typeof loader>()
  const closeTo = `/projects/${projectId}${pageId ? `?p=${pageId}` : ''}`
  return (
    <Dialog title={titles[state]} closeTo={closeTo}>
      <div className="flex flex-col items-start gap-3">
        {state === 'running' ? <Running /> : state === 'ready' ? <Ready /> : <Failed />}
      </div>
    </Dialog>
  )
}

function Running() {
  const { fileName, done, total } = useLoaderData<typeof loader>()
  useQuietRefresh(seconds)
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={String(seconds)} />
      </noscript>
      <p className="break-words font-semibold">{fileName}</p>
      <Progress label={exportText.making} value={done / total} />
      <p role="status">{exportText.progress(done, total)}</p>
      <p className="text-n500">{exportText.refreshing}</p>
    </>
  )
}

function Ready() {
  const { fileName, file } = useLoaderData<typeof loader>()
  return (
    <>
      <p className="break-words font-semibold" role="status">
        {fileName}
      </p>
      <a href={file} className={buttonClass('primary')} download>
        <Icon name="download" />
        {exportText.title}
      </a>
    </>
  )
}

function Failed() {
  const { projectId, pageId, sectionId, kind, key } = useLoaderData<typeof loader>()
  return (
    <>
      <Alert>{exportText.failedHint}</Alert>
      <Form method="post" action={`/projects/${projectId}/exports`} reloadDocument>
        <HiddenKey value={key} />
        <input type="hidden" name="kind" value={kind} />
        {pageId && <input type="hidden" name="page" value={pageId} />}
        {sectionId && <input type="hidden" name="section" value={sectionId} />}
        <Button look="primary">Try again</Button>
      </Form>
    </>
  )
}
