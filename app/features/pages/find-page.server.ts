import { editablePage, type Page } from '~/features/sections/editable-page.server'
import type { Actor } from '~/permissions/vocabulary'

/** @throws DomainError `not-found` when the person may not edit the project, or it has no such page */
export const findPage = (actor: Actor, projectId: string, pageId: string): Page =>
  editablePage(actor, projectId, pageId).page
