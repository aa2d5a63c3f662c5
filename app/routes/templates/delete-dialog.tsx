import { useLoaderData, useLocation } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { pathTo } from '~/map/path-to'
import { busyWords } from '~/messages/controls'
import { templateMessages as say } from '~/messages/templates'
import type { TemplateKind } from '~/permissions/templates'
import { templatesPath } from './addresses'

/** Asks before a template is deleted. */
export function DeleteTemplate() {
  const { kind, name } = useLoaderData<{ kind: TemplateKind; name: string }>()
  return (
    <ConfirmDialog
      closeTo={templatesPath(kind) + useLocation().search}
      busyLabel={busyWords.deleting}
    >
      <p className="wrap-anywhere">{say.confirmDeletion(name)}</p>
    </ConfirmDialog>
  )
}

/** Asks before a category is deleted. */
export function DeleteCategory() {
  const { kind, name } = useLoaderData<{ kind: TemplateKind; name: string }>()
  return (
    <ConfirmDialog
      closeTo={pathTo(`${templatesPath(kind)}/categories`) + useLocation().search}
      busyLabel={busyWords.deleting}
    >
      <p className="wrap-anywhere">{say.confirmCategoryDeletion(name)}</p>
    </ConfirmDialog>
  )
}
