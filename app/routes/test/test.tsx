import { data, type MetaFunction } from '@remix-run/node'
import { useActionData, useOutlet } from '@remix-run/react'
import { FormError } from '~/components/form/error-summary'
import { useFormAnswer } from '~/components/form/use-form-answer'
import { PublicTopBar } from '~/components/shell/public-top-bar'
import { Screen } from '~/components/ui/screen'
import { DomainError } from '~/domain-error'
import { fileSize } from '~/messages/file-size'
import { count } from '~/messages/format'
import { gallery } from '~/messages/gallery'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { Basics } from './basics'
import { Fields } from './fields'
import { FormParts } from './form-parts'
import { Lists } from './lists'
import { Overlays } from './overlays'
import { ShellParts } from './shell-parts'
import { Theme } from './theme'

export const loader = screen(() => null)

export const meta: MetaFunction = () => [{ title: 'Components · Panelry' }]

/** Shows what a post brings back: messages, a long update, an upload. It stores nothing. */
export const action = act(async ({ form }) => {
  const back = (text: string, undo = false) =>
    redirectWithFlash('/test', {
      kind: 'success',
      text,
      ...(undo && { press: { action: '/test?undo=1', label: 'Undo' } }),
    })
  switch (form.get('intent')) {
    case 'success':
      return back(gallery.success)
    case 'undo':
      return back(gallery.removed, true)
    case 'error':
      return redirectWithFlash('/test', { kind: 'error', text: gallery.error })
    case 'fault':
      throw new DomainError('forbidden', 403)
    case 'wait':
      await new Promise((resolve) => setTimeout(resolve, 1500))
      return back(gallery.waited)
    case 'upload': {
      const files = form.getAll('files').filter((f): f is File => f instanceof File && f.size > 0)
      if (files.length === 0) return data({ fileError: gallery.noFile }, 400)
      const size = files.reduce((sum, file) => sum + file.size, 0)
      return back(gallery.arrived(count(files.length, 'file'), fileSize(size)))
    }
    default:
      return back(gallery.undone)
  }
})

const parts = [
  ['theme', 'Theme'],
  ['buttons', 'Buttons'],
  ['segmented', 'Segmented'],
  ['people', 'Tags and people'],
  ['icons', 'Icons'],
  ['images', 'Images'],
  ['fields', 'Fields'],
  ['forms', 'Forms'],
  ['uploads', 'Uploads'],
  ['lists', 'Lists'],
  ['empty', 'Empty states'],
  ['overlays', 'Dialogs and drawers'],
  ['messages', 'Messages'],
  ['shell', 'Shell'],
] as const

export default function Gallery() {
  const answer = useActionData<{ fileError?: string }>()
  const { formError } = useFormAnswer()
  return (
    <Screen dialog={useOutlet()}>
      <div className="public">
        <PublicTopBar />
      </div>
      <main id="content" tabIndex={-1} className="page-width pb-12">
        <h1 className="title">{gallery.title}</h1>
        <p className="mt-1 max-w-text text-n600">{gallery.intro}</p>
        <FormError>{formError}</FormError>
        <nav aria-label="Parts" className="mt-4 mb-8 flex flex-wrap gap-x-5 gap-y-1">
          {parts.map(([id, title]) => (
            <a key={id} href={`#${id}`} className="link inline-flex min-h-(--control) items-center">
              {title}
            </a>
          ))}
        </nav>
        <Theme />
        <Basics />
        <Fields />
        <FormParts fileError={answer?.fileError} />
        <Lists />
        <Overlays />
        <ShellParts />
      </main>
    </Screen>
  )
}
