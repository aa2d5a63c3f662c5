import type { ReactNode } from 'react'
import { AllList } from './all-list'
import { FolderList } from './folder-list'
import type { ShownList } from './lists.server'
import { OwnList } from './own-list'

/** A list of projects with a dialog over it, or without. */
export function ProjectList({ list, dialog }: { list: ShownList; dialog: ReactNode }) {
  if (list.kind === 'all') return <AllList list={list} dialog={dialog} />
  if (list.kind === 'folder') return <FolderList list={list} dialog={dialog} />
  return <OwnList list={list} dialog={dialog} />
}
