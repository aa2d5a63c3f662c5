import { useEffect } from 'react'
import { carrier } from '~/components/shell/held'
import { useHydrated } from '~/components/ui/use-hydrated'
import { pagePath, sectionPost } from './addresses'
import { useEditor } from './use-editor'

const ofPage = ['undo', 'redo', 'skip', 'sections'] as const
const ofSection = ['style', 'step', 'duplicate', 'delete', 'swap'] as const

type Framework = { __remixManifest?: { version: string } }

/**
 * Has what the operations of a page need before the first one is used: it may be offline by then.
 * The framework finds their addresses as it finds those of forms on screen; their script is fetched
 * here. Only with script.
 */
export function GetReady() {
  const { project, page } = useEditor()
  const [projectId, pageId] = [project.id, page.id]
  const hydrated = useHydrated()
  useEffect(() => {
    const { version = '' } = (window as Framework).__remixManifest ?? {}
    const query = new URLSearchParams(pathsOf(projectId, pageId).map((path) => ['p', path]))
    query.set('version', version)
    carrier
      .fetch(`/__manifest?${query}`)
      .then((answer) => answer.json())
      // The server names the screens above them too: these have no action.
      .then((found: Record<string, { module: string; hasAction: boolean }>) =>
        Promise.all(
          Object.values(found)
            .filter(({ hasAction }) => hasAction)
            .map(({ module }) => import(/* @vite-ignore */ module)),
        ),
      )
      // Whoever leaves calls it off; what is missing is fetched when it is used.
      .catch(() => {})
  }, [projectId, pageId])
  return hydrated ? (
    <div hidden>
      {pathsOf(projectId, pageId).map((path) => (
        <form key={path} method="post" action={path} data-discover="true" />
      ))}
    </div>
  ) : null
}

/** Stands for all: the addresses of sections differ in their id alone. */
const anySection = '00000000-0000-0000-0000-000000000000'

const pathsOf = (projectId: string, pageId: string) =>
  [
    ...ofPage.map((what) => pagePath(projectId, pageId, what)),
    ...ofSection.map((press) => sectionPost(projectId, anySection, press)),
  ].sort()
