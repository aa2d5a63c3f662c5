import type { ImagePlace } from '~/panels/image-name'
import type { Orientation } from '~/panels/types'
import { eventType } from '../event-type'

const inLibrary = () => ['list:panels'] as const

const ofPanel = <Facts = unknown>(action: string) =>
  eventType<Facts>({ table: 'panels', action: action, topics: inLibrary })

const ofImage = (verb: string) =>
  eventType<{ image: ImagePlace }>({
    table: 'panels',
    action: ({ image: { orientation, color, form } }) =>
      `image ${orientation} ${color} (${form.toUpperCase()}) ${verb}`,
    topics: inLibrary,
  })

export const panelEvents = {
  created: ofPanel<{ details?: { copyOf: string } }>('created'),
  updated: ofPanel<{ details: object }>('updated'),
  deleted: ofPanel<{ details: { name: string } }>('deleted'),
  enabled: ofPanel('enabled'),
  disabled: ofPanel('disabled'),
  setHeader: ofPanel('header image set'),
  removedHeader: ofPanel('header image removed'),
  savedWords: ofPanel<{ details: { orientation: Orientation; rows: number } }>(
    'words of the pictures saved',
  ),
  addedImage: ofImage('added'),
  replacedImage: ofImage('replaced'),
  deletedImage: ofImage('deleted'),
}

const ofCategory = <Facts = unknown>(action: string) =>
  eventType<Facts>({ table: 'panel_categories', action: action, topics: inLibrary })

export const panelCategoryEvents = {
  created: ofCategory('created'),
  updated: ofCategory<{ details: object }>('updated'),
  deleted: ofCategory<{ details: { name: string } }>('deleted'),
  moved: ofCategory<{ details: { order: [number, number] } }>('moved'),
  /** By the slot that the category's panels are for, from now on or no longer. */
  madeHeader: ofCategory('made the header category'),
  madeFooter: ofCategory('made the footer category'),
  noHeader: ofCategory('no longer the header category'),
  noFooter: ofCategory('no longer the footer category'),
}
