import { eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { pages, sections } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import type { PageOp, SectionState } from '~/editor/types'
import { bringWords } from '~/features/panels/own-words.server'
import { refuseOverfull } from './page-limit.server'

const { placeholder } = sql

const insertRow = prepared(() =>
  db
    .insert(sections)
    .values({
      id: placeholder('id'),
      projectId: placeholder('projectId'),
      pageId: placeholder('pageId'),
      type: placeholder('type'),
      panelId: placeholder('panelId'),
      category: placeholder('category'),
      orientation: placeholder('orientation'),
      color: placeholder('color'),
      words: placeholder('words'),
      confirmedClaims: placeholder('confirmedClaims'),
      order: placeholder('order'),
      createdAt: placeholder('now'),
      updatedAt: placeholder('now'),
    })
    .prepare(),
)

/**
 * Carries an operation out on the few rows it touches. It must fit what is stored.
 *
 * @throws DomainError `page-full` (409) when it brings a page one section too many
 */
export function writeOp(tx: Tx, projectId: string, op: PageOp): void {
  const insert = (section: SectionState) => {
    bringWords(tx, projectId, section.words)
    const { words = null, confirmedClaims = null } = section
    insertRow().run({ ...section, words, confirmedClaims, projectId, now: Date.now() })
  }
  const remove = ({ id }: SectionState) => tx.delete(sections).where(eq(sections.id, id)).run()
  const update = (id: string, to: Partial<SectionState>) => {
    bringWords(tx, projectId, to.words)
    tx.update(sections)
      .set({ ...to, updatedAt: Date.now() })
      .where(eq(sections.id, id))
      .run()
  }

  switch (op.kind) {
    case 'insert':
      insert(op.section)
      if (op.section.type === 'body' && op.section.pageId) refuseOverfull(op.section.pageId)
      return
    case 'remove':
      return void remove(op.section)
    case 'move':
      update(op.id, op.to)
      if (op.to.pageId !== op.from.pageId) refuseOverfull(op.to.pageId)
      return
    case 'update':
      return void update(op.id, op.to)
    case 'template':
      for (const each of op.ops) writeOp(tx, projectId, each)
      return
    case 'mode': {
      const { from, to, slot, pageId } = op
      if (from.section && from.section.id !== to.section?.id) remove(from.section)
      if (to.section && to.section.id !== from.section?.id) insert(to.section)
      const set = slot === 'header' ? { header: to.mode } : { footer: to.mode }
      tx.update(pages).set(set).where(eq(pages.id, pageId)).run()
    }
  }
}
