import { chosenFiles } from '~/features/files/chosen-files'
import type { Actor } from '~/permissions/vocabulary'
import { type AddedPictures, type AddingPictures, keepPictures } from './keep-pictures.server'

/** Adds uploaded pictures to a project. @throws DomainError those of `keepPictures` */
export const addPictures = (
  actor: Actor,
  { uploads, ...adding }: AddingPictures & { uploads: readonly unknown[] },
): Promise<AddedPictures> =>
  keepPictures(
    actor,
    adding,
    chosenFiles(uploads).map((upload) => ({ name: upload.name, open: () => upload })),
  )
