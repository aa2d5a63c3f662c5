import { findGround, type Page } from '~/features/sections/ground.server'
import type { Actor } from '~/permissions/vocabulary'

/** @throws Fault `not-found` when the person may not edit the project, or it has no such page */
export const findPage = (actor: Actor, projectId: string, pageId: string): Page =>
  findGround(actor, projectId, pageId).page
